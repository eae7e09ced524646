import { sql } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import { type CollectionName, collections } from '../../contract/resources/index.ts'
import type { Context } from '../context.ts'
import { CONTENT_CHANNEL, type CountedChange, writeChange } from '../db/contentChange.ts'
import type { Tx } from '../db/types.ts'
import { tags } from './cacheTags.ts'
import { collectingChanges } from './changedTags.ts'

/**
 * The version of public content, by which the nodes of a PostgreSQL site know whether their caches are current. Every
 * node counts its own writes, with a row for each of its connections, so that writers never wait for each other as they
 * would for one counter. SQLite itself shows that another process wrote.
 */

const isPublic = (name: CollectionName) => {
  const { visitors }: Resource = collections[name]
  return visitors !== undefined
}

/**
 * Runs a write of a collection in one transaction. If visitors see the change, the write is counted last in the
 * transaction. Before the caller is answered, this node drops its kept answers, then notifies the others. The
 * notification is outside the transaction, because PostgreSQL commits transactions that notify one by one. A node that
 * misses it notices by itself.
 */
export function changing<T>(
  ctx: Context,
  collection: CollectionName,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const write = ctx.database.db.transaction()
  if (!isPublic(collection)) return write.execute(work)
  return collectingChanges(collection, async (changed) => {
    let counted: CountedChange | null = null
    let committing = false
    try {
      const done = await write.execute(async (tx) => {
        const result = await work(tx)
        if (changed().length > 0) counted = await count(ctx, tx)
        committing = true
        return result
      })
      ctx.changed(changed())
      if (counted) await tellOthers(ctx, counted, changed())
      return done
    } catch (error) {
      // The reply to a commit may be lost, and no other node reports this node's writes to it.
      if (committing) ctx.changed([tags.all(collection)])
      throw error
    }
  })
}

async function count({ database: { dialect, node } }: Context, tx: Tx): Promise<CountedChange | null> {
  if (dialect === 'sqlite') return null
  const { rows } = await sql<Omit<CountedChange, 'node'>>`
    insert into content_version (node, slot, n) values (${node}, pg_backend_pid() % 16, 1)
    on conflict (node, slot) do update set n = content_version.n + 1 returning slot, n`.execute(tx)
  const [row] = rows
  return row ? { node, ...row } : null
}

async function tellOthers(ctx: Context, counted: CountedChange, changed: readonly string[]): Promise<void> {
  await sql`select pg_notify(${CONTENT_CHANNEL}, ${writeChange({ ...counted, tags: changed })})`
    .execute(ctx.database.db)
    .catch((error) => ctx.report(error, 'telling other nodes'))
}

/**
 * Adds the counts of all nodes, also of dead ones, into one row. A node that wrote since the last time then takes its
 * own writes for another's and drops its caches. That costs as much as one more write, once an hour.
 */
export async function gatherVersions({ database: { db, dialect } }: Context): Promise<void> {
  if (dialect === 'sqlite') return
  await sql`with gone as (delete from content_version where node <> '' returning n)
    insert into content_version (node, slot, n) select '', 0, coalesce(sum(n), 0) from gone
    on conflict (node, slot) do update set n = content_version.n + excluded.n`.execute(db)
}
