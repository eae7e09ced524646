import { sql } from 'kysely'
import { type Dialect, type MigrationTx, textType, withId } from '../migration.ts'

/**
 * Who got in and how: from which networks an account has logged in, who asked for a link to choose another password, and
 * entries of the activity log that tell of access, counted apart from changes.
 */
export async function up(tx: MigrationTx, dialect: Dialect): Promise<void> {
  const text = textType(dialect)
  const run = (statement: string) => sql.raw(statement).execute(tx)

  await tx.schema
    .createTable('known_network')
    .addColumn('user_id', 'bigint', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('network', text, (c) => c.notNull())
    .addColumn('used_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('known_network_pk', ['user_id', 'network'])
    .execute()
  await run('create index known_network_used_at on known_network (used_at)')

  await withId(tx.schema.createTable('password_request'), dialect)
    .addColumn('email_key', text, (c) => c.notNull())
    .execute()
  await run('create index password_link_expires_at on password_link (expires_at)')
  await run('create index user_role_aprobado on "user" (role, aprobado)')

  await run('alter table activity add column access integer not null default 0')
  await run('create index activity_access_id on activity (access, id)')
  await run(`update tally set state = 0 where collection = 'activity'`)
  for (const statement of dialect === 'postgres' ? ON_POSTGRES : ON_SQLITE) await run(statement)
}

const ON_SQLITE = [
  ['insert', 'new', 1],
  ['delete', 'old', -1],
].flatMap(([event, row, n]) => [
  `drop trigger activity_tally_${event}`,
  `create trigger activity_tally_${event} after ${event} on activity begin
    insert into tally values ('activity', ${row}.access, -1, ${n})
      on conflict (collection, state, category) do update set n = n + excluded.n; end`,
])

const ON_POSTGRES = [
  `create or replace function activity_tally() returns trigger language plpgsql as $$ begin
    if tg_op = 'DELETE' then insert into tally values ('activity', old.access, -1, -1);
    else insert into tally values ('activity', new.access, -1, 1); end if;
    return null; end $$`,
]
