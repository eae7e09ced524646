import { sql } from 'kysely'
import type { Dialect, MigrationTx } from '../migration.ts'

/**
 * A record's place among those of the same order: its id, until somebody moves it (docs/decisions/0085). Triggers give it,
 * so that nobody who writes rows can forget it; every index of an order has it between the order and the id.
 */
export async function up(tx: MigrationTx, dialect: Dialect): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(tx)
  for (const [table, order] of Object.entries(ORDERS)) {
    for (const name of INDEXES[table]?.old ?? []) await run(`drop index if exists "${name}"`)
    const statements = dialect === 'postgres' ? onPostgres(table) : onSqlite(table)
    for (const statement of statements) await run(statement)
    for (const columns of INDEXES[table]?.before ?? [])
      await run(
        `create index ${[table, ...columns, order, 'place'].join('_')} on "${table}"
          (${[...columns, order, 'place', 'id'].map((column) => `"${column}"`).join(', ')})`,
      )
    if (INDEXES[table]?.downwards)
      await run(`create index ${table}_${order}_desc_place on "${table}" ("${order}" desc, place, id)`)
  }
}

/** The column by which each table's lists are ordered. */
const ORDERS = {
  categoria: 'orden',
  producto: 'order',
  empresa: 'orden',
  slide: 'posicion',
  post: 'order',
  pagina: 'order',
  catalogo: 'orden',
}

interface Indexes {
  /** Those that end in the order and the id. */
  readonly old: readonly string[]
  /** What stands before the order in each new one. */
  readonly before: readonly (readonly string[])[]
  readonly downwards: boolean
}

const INDEXES: Readonly<Record<string, Indexes>> = {
  categoria: {
    old: ['categoria_orden_id', 'categoria_menu_orden_id'],
    before: [[], ['menu']],
    downwards: false,
  },
  producto: {
    old: ['producto_order_id', 'producto_order_desc_id', 'producto_categoria_id_order_id'],
    before: [[], ['categoria_id']],
    downwards: true,
  },
  empresa: {
    old: [
      'empresa_orden_id',
      'empresa_orden_desc_id',
      'empresa_publicado_orden_id',
      'empresa_categoria_id_publicado_orden_id',
      'empresa_categoria_id_orden_id',
      'empresa_user_id_orden_id',
    ],
    before: [[], ['publicado'], ['categoria_id', 'publicado'], ['categoria_id'], ['user_id']],
    downwards: true,
  },
  slide: { old: ['slide_posicion_id'], before: [[]], downwards: false },
  post: { old: ['post_order_id', 'post_order_desc_id'], before: [[]], downwards: true },
  pagina: { old: ['pagina_order_id', 'pagina_order_desc_id'], before: [[]], downwards: true },
  catalogo: { old: ['catalogo_orden_id', 'catalogo_orden_desc_id'], before: [[]], downwards: true },
}

const onPostgres = (table: string): string[] => [
  `alter table "${table}" add column place bigint`,
  `update "${table}" set place = id`,
  `alter table "${table}" alter column place set not null`,
  `create function ${table}_place() returns trigger language plpgsql as $$ begin
    new.place := coalesce(new.place, new.id); return new; end $$`,
  `create trigger ${table}_place before insert on "${table}" for each row execute function ${table}_place()`,
]

/** Its triggers cannot change what is being inserted: 0 stands for a place that is not given yet. */
const onSqlite = (table: string): string[] => [
  `alter table "${table}" add column place integer not null default 0`,
  `update "${table}" set place = id`,
  `create trigger ${table}_place after insert on "${table}" when new.place = 0 begin
    update "${table}" set place = new.id where id = new.id; end`,
]
