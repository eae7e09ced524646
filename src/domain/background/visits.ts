import { createHash, randomBytes } from 'node:crypto'
import { setImmediate as othersTurn } from 'node:timers/promises'
import { isbot } from 'isbot'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { takeLock } from '../db/locks.ts'
import type { Tx } from '../db/types.ts'
import type { Network } from '../limits/network.ts'
import { DAY, isoNow } from '../time.ts'

/**
 * Counts views, one a day for each visitor. A visitor is a hash of address and browser with a salt that lives one
 * day. Views are collected in memory and written together, so that counting never slows an answer. At most 100
 * visitors a day count for one address and record, because a script can invent browsers.
 */

export type VisitedResource = 'post' | 'producto' | 'empresa'

export interface Visitor {
  readonly network: Network
  readonly browser: string
}

export interface Visits {
  /** Remembers a view of a record, except of bots. Never throws, never waits. */
  readonly count: (collection: VisitedResource, recordId: number, visitor: Visitor) => void
  /** Writes the collected views. */
  readonly flush: () => Promise<void>
}

interface View {
  readonly collection: VisitedResource
  readonly record_id: number
  readonly day: string
  readonly visitor: Visitor
}

const counters = { post: 'visits', producto: 'visits', empresa: 'visitas' } as const
const MOST_GATHERED = 50_000
/** SQLite writes this many in some hundredths of a second, in which it answers nothing else. */
const MOST_AT_ONCE = 500
/** A telephone company has hundreds of people behind one address. */
const MOST_OF_ONE_ADDRESS = 100
/** Real browsers have shorter names. */
const LONGEST_BROWSER = 300

export function createVisits(ctx: Pick<Context, 'database' | 'clock'>): Visits {
  let gathered: View[] = []
  return {
    count: (collection, record_id, { network, browser: called }) => {
      const browser = called.slice(0, LONGEST_BROWSER)
      if (gathered.length >= MOST_GATHERED || !browser || isbot(browser)) return
      // Keeps the hash, because a part of a string would keep the whole string in memory.
      const visitor = { network, browser: hashOf(browser) }
      gathered.push({ collection, record_id, visitor, day: isoNow(ctx).slice(0, 10) })
    },
    flush: async () => {
      while (gathered.length > 0) {
        const views = gathered.splice(0, MOST_AT_ONCE)
        try {
          await ctx.database.db.transaction().execute(async (tx) => {
            // Without it, two nodes that raise the same counters in different orders would deadlock.
            await takeLock(tx, ctx.database.dialect, 'views')
            await writeViews(tx, views)
          })
        } catch (error) {
          gathered = [...views, ...gathered].slice(0, MOST_GATHERED)
          throw error
        }
        await othersTurn()
      }
    },
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

async function writeViews(tx: Tx, views: readonly View[]): Promise<void> {
  const salts = new Map<string, string>()
  const seen = new Set<string>()
  const added = new Map<
    string,
    { readonly collection: VisitedResource; readonly id: number; views: number }
  >()
  for (const { collection, record_id, day, visitor } of views) {
    const salt = salts.get(day) ?? (await saltOf(tx, day))
    salts.set(day, salt)
    // The hash of the address comes first, so that its visitors are neighbours in the table's order.
    const address = hashOf(`${salt} ${visitor.network}`).slice(0, 11)
    const hash = address + hashOf(`${salt} ${visitor.network} ${visitor.browser}`).slice(0, 11)
    const key = `${collection} ${record_id} ${day} ${hash}`
    if (seen.has(key)) continue
    seen.add(key)
    if ((await visitorsFrom(tx, { day, collection, record_id, address })) >= MOST_OF_ONE_ADDRESS) continue
    const inserted = await tx
      .insertInto('visit')
      .values({ day, collection, record_id, visitor: hash })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (Number(inserted.numInsertedOrUpdatedRows ?? 0) === 0) continue
    const record = `${collection} ${record_id}`
    const sum = added.get(record) ?? { collection, id: record_id, views: 0 }
    added.set(record, sum)
    sum.views++
  }
  // Updates each row once. On a second update PostgreSQL checks the row's category again, whose removal may wait for
  // this row.
  for (const { collection, id, views: n } of [...added.values()].sort(byRow))
    await addViews(tx, collection, id, n)
}

/** Counts an address's visitors of a record on that day. */
async function visitorsFrom(
  tx: Tx,
  { day, collection, record_id, address }: Omit<View, 'visitor'> & { address: string },
): Promise<number> {
  const { n } = await tx
    .selectFrom('visit')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('day', '=', day)
    .where('collection', '=', collection)
    .where('record_id', '=', record_id)
    .where('visitor', '>=', address)
    // Greater than every character of a hash.
    .where('visitor', '<', `${address}~`)
    .executeTakeFirstOrThrow()
  return n
}

/** The order in which all code locks several rows: see `lockReferrers`. */
const byRow = (
  a: { collection: VisitedResource; id: number },
  b: { collection: VisitedResource; id: number },
) => (a.collection === b.collection ? a.id - b.id : a.collection < b.collection ? -1 : 1)

async function addViews(tx: Tx, collection: VisitedResource, id: number, n: number): Promise<void> {
  const counter = sql.ref(counters[collection])
  await sql`update ${sql.table(collection)} set ${counter} = ${counter} + ${n} where id = ${id}`.execute(tx)
}

/** Returns the day's salt. The first caller of a day creates it and removes earlier salts and views. */
async function saltOf(tx: Tx, day: string): Promise<string> {
  const made = await tx
    .insertInto('visit_salt')
    .values({ day, salt: randomBytes(16).toString('hex') })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (Number(made.numInsertedOrUpdatedRows ?? 0) > 0) {
    const yesterday = new Date(Date.parse(day) - DAY).toISOString().slice(0, 10)
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
