import { sql } from 'kysely'
import type { ItemOf } from '../../../contract/item.ts'
import { fold } from '../../../contract/spanish/spanish.ts'
import { validation } from '../../../contract/texts/server.ts'
import { withOptions } from '../../../contract/values/attributes.ts'
import { isOneOf, lockRow } from '../../db/dialect.ts'
import type { Tx } from '../../db/types.ts'
import { invalidField } from '../../errors.ts'
import { keepValues } from '../history/lostRows.ts'
import { type List, listsTo, lockReferrers } from '../referrers.ts'
import type { RecordValues, Store } from '../store.ts'

type Caracteristica = ItemOf<'caracteristica'>

/**
 * What branches can say of themselves has options where its type is a list, and keeps its type while there are values.
 * An option that is removed takes its values along, and one that is only spelled otherwise changes them
 * (docs/decisions/0105).
 */
export function caracteristicaStore(store: Store<Caracteristica>): Store<Caracteristica> {
  return {
    ...store,
    insert: (tx, permit, values, now, returning) =>
      store.insert(tx, permit, { ...values, ...optionsFor({ opciones: [], ...values }) }, now, returning),
    update: async (tx, permit, id, values, now, match) => {
      await lockRow(tx, 'caracteristica', id)
      const { item } = await store.find(tx, permit, id)
      const opciones = optionsFor({ ...item, ...values })
      const changed = await store.update(tx, permit, id, { ...values, ...opciones }, now, match)
      const { before } = changed
      for (const list of listsTo('caracteristica')) {
        if (before.tipo !== changed.item.tipo) await requireNoValues(tx, list, id)
        else await followOptions(tx, list, id, before.opciones, changed.item.opciones)
      }
      return changed
    },
    remove: async (tx, permit, id, match) => {
      // Other writers cannot add a value until the transaction ends.
      await lockRow(tx, 'caracteristica', id)
      await lockReferrers(tx, 'caracteristica', id)
      return store.remove(tx, permit, id, match)
    },
  }
}

/** Other types than lists have no options. Throws invalid for a list without. */
function optionsFor({ tipo, opciones }: RecordValues): RecordValues {
  if (typeof tipo !== 'string' || !withOptions.has(tipo)) return { opciones: [] }
  if (Array.isArray(opciones) && opciones.length > 0) return {}
  throw invalidField('opciones', validation.noOptions)
}

async function requireNoValues(tx: Tx, { table, stored }: List, id: number): Promise<void> {
  const { rows } = await sql`
    select 1 from ${sql.table(table)} where ${sql.ref(stored.pointer)} = ${id} limit 1`.execute(tx)
  if (rows.length > 0) throw invalidField('tipo', validation.typeInUse)
}

async function followOptions(
  tx: Tx,
  { of, table, stored }: List,
  id: number,
  before: readonly string[],
  now: readonly string[],
): Promise<void> {
  const spelled = new Map(now.map((option) => [fold(option), option]))
  const respelled = before.filter((option) => !now.includes(option) && spelled.has(fold(option)))
  const removed = before.filter((option) => !spelled.has(fold(option)))
  const having = (options: readonly string[]) => sql`${sql.table(table)}
    where ${sql.ref(stored.pointer)} = ${id} and ${isOneOf(tx, 'texto', options)}`
  const changed = [...respelled, ...removed]
  if (changed.length === 0) return
  // The versions of the branches go on saying what they had.
  await keepValues(tx, of, sql`select record_id from ${having(changed)}`)
  for (const option of respelled)
    await sql`update ${sql.table(table)} set texto = ${spelled.get(fold(option))}
      where ${sql.ref(stored.pointer)} = ${id} and texto = ${option}`.execute(tx)
  if (removed.length > 0) await sql`delete from ${having(removed)}`.execute(tx)
}
