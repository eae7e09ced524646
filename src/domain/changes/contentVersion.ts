import { sql } from 'kysely'
import type { CollectionName } from '../../contract/resources/index.ts'
import type { Context } from '../context.ts'
import { CONTENT_CHANNEL, type CountedChange, writeChange } from '../db/contentChange.ts'
import type { Tx } from '../db/types.ts'
import { tags } from './cacheTags.ts'
import { following } from './changedTags.ts'

/**
 * Public content's version: what the nodes of a PostgreSQL site compare to know whether what they keep still holds.
 * Every node counts its own writes, each of its connections in a row of its own, so that writers never wait for one
 * another as they would for one counter. SQLite tells by itself that another process wrote.
 */

const isPublic = (collection: CollectionName) => collection !== 'user'

/**
 * A write of a collection in one transaction, which counts it last, if it changes what visitors see. Before the writer is
 * answered this node forgets what it keeps of that, then the others are told: not in the transaction, since PostgreSQL lets
 * transactions that notify commit one by one. A node that misses it finds out by itself.
 */
export function changing<T>(
  ctx: Context,
  collection: CollectionName,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const write = ctx.database.db.transaction()
  if (!isPublic(collection)) return write.execute(work)
  return following(collection, async (changed) => {
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
      // The answer to a commit may be lost, and nobody else tells a node of its own writes.
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
 * Puts the counts of all nodes, those that are no more among them, into one row. A node that wrote since the last time then
 * takes its own writes for another's and drops what it keeps: what one more write would cost, once an hour.
 */
export async function gatherVersions({ database: { db, dialect } }: Context): Promise<void> {
  if (dialect === 'sqlite') return
  await sql`with gone as (delete from content_version where node <> '' returning n)
    insert into content_version (node, slot, n) select '', 0, coalesce(sum(n), 0) from gone
    on conflict (node, slot) do update set n = content_version.n + excluded.n`.execute(db)
}
