import { sql } from 'kysely'
import { connect, type DatabaseTarget } from '../../src/domain/db/connect.ts'
import { pathsOf } from '../../src/domain/records/history/heldFiles.ts'

/** What the history says beside the records: they change in the same transactions, whatever happens. */

/** Returns the files that history names, and what it says otherwise than the records of some collections. */
export async function historyIn(
  target: DatabaseTarget,
  collections: readonly string[],
): Promise<{ paths: string[]; wrong: string[] }> {
  const { db, close } = await connect(target)
  try {
    const held = await db.selectFrom('replaced_value').selectAll().where('holds', '=', 'file').execute()
    const wrong: string[] = []
    for (const collection of collections) {
      // Every update of the caller changes something, so each has an entry, and so have creations and removals.
      const { rows } = await sql<{ id: number; version: number; entries: number }>`
        select one.id, one.version, count(activity.id) as entries from ${sql.table(collection)} as one
        left join activity on activity.collection = ${collection} and activity.record_id = one.id
        group by one.id, one.version having count(activity.id) <> one.version`.execute(db)
      const removed = await sql<{ record_id: number }>`
        select record_id from activity where collection = ${collection} and action = 'remove' and (
          record_id in (select id from ${sql.table(collection)})
          or id not in (select id from trash where trash.n = activity.n))`.execute(db)
      const gone = await sql<{ record_id: number }>`
        select record_id from activity where collection = ${collection} and action = 'create'
        and record_id not in (select id from ${sql.table(collection)})
        and record_id not in (select record_id from trash where collection = ${collection})`.execute(db)
      wrong.push(
        ...rows.map((row) => `${collection} ${row.id}: version ${row.version}, ${row.entries} entries`),
        ...removed.rows.map((row) => `${collection} ${row.record_id}: a removal without its trash`),
        ...gone.rows.map((row) => `${collection} ${row.record_id}: gone without a removal`),
      )
    }
    return { paths: held.flatMap(pathsOf), wrong }
  } finally {
    await close()
  }
}
