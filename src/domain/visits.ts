import { createHash, randomBytes } from 'node:crypto'
import { isbot } from 'isbot'
import { sql } from 'kysely'
import type { Context } from './context.ts'
import { holdLock } from './db/locks.ts'
import type { Tx } from './db/types.ts'

/**
 * Views, counted once a visitor a day. A visitor is a hash of address and browser with a salt that lives one day.
 * Views are gathered in memory and written together, so that counting never slows an answer.
 */

export type Counted = 'post' | 'producto' | 'empresa'

export interface Visitor {
  readonly ip: string
  readonly browser: string
}

export interface Visits {
  /** Remembers a view of a record; bots are not counted. Never throws, never waits. */
  readonly count: (collection: Counted, recordId: number, visitor: Visitor) => void
  /** Writes what has been gathered. */
  readonly flush: () => Promise<void>
}

interface View {
  readonly collection: Counted
  readonly record_id: number
  readonly day: string
  readonly visitor: Visitor
}

const counters = { post: 'visits', producto: 'visits', empresa: 'visitas' } as const
const MOST_GATHERED = 50_000

export function createVisits(ctx: Context): Visits {
  let gathered: View[] = []
  return {
    count: (collection, record_id, visitor) => {
      if (gathered.length >= MOST_GATHERED || !visitor.browser || isbot(visitor.browser)) return
      gathered.push({ collection, record_id, visitor, day: ctx.clock().toISOString().slice(0, 10) })
    },
    flush: async () => {
      const views = gathered
      gathered = []
      if (views.length === 0) return
      try {
        await ctx.database.db.transaction().execute(async (tx) => {
          // Two nodes that raise the same counters in another order would stop each other.
          await holdLock(tx, ctx.database.dialect, 'views')
          await writeViews(tx, views)
        })
      } catch (error) {
        gathered = [...views, ...gathered].slice(0, MOST_GATHERED)
        throw error
      }
    },
  }
}

async function writeViews(tx: Tx, views: readonly View[]): Promise<void> {
  const salts = new Map<string, string>()
  const seen = new Set<string>()
  for (const { collection, record_id, day, visitor } of views) {
    if (!salts.has(day)) salts.set(day, await saltOf(tx, day))
    const hash = createHash('sha256')
      .update(`${salts.get(day)} ${visitor.ip} ${visitor.browser}`)
      .digest('base64url')
      .slice(0, 22)
    const key = `${collection} ${record_id} ${day} ${hash}`
    if (seen.has(key)) continue
    seen.add(key)
    const added = await tx
      .insertInto('visit')
      .values({ day, collection, record_id, visitor: hash })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (Number(added.numInsertedOrUpdatedRows ?? 0) > 0) await addView(tx, collection, record_id)
  }
}

async function addView(tx: Tx, collection: Counted, id: number): Promise<void> {
  const counter = sql.ref(counters[collection])
  await sql`update ${sql.table(collection)} set ${counter} = ${counter} + 1 where id = ${id}`.execute(tx)
}

/** The day's salt, made by whoever counts first; earlier days' salts and views are forgotten. */
async function saltOf(tx: Tx, day: string): Promise<string> {
  const made = await tx
    .insertInto('visit_salt')
    .values({ day, salt: randomBytes(16).toString('hex') })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (Number(made.numInsertedOrUpdatedRows ?? 0) > 0) {
    const yesterday = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
    await tx.deleteFrom('visit_salt').where('day', '<', yesterday).execute()
    await tx.deleteFrom('visit').where('day', '<', yesterday).execute()
  }
  const { salt } = await tx
    .selectFrom('visit_salt')
    .select('salt')
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return salt
}
