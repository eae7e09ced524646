import { sql } from 'kysely'
import { type Proposal, proposable } from '../../contract/proposals.ts'
import type { Resource } from '../../contract/resource.ts'
import { collections, type ResourceName } from '../../contract/resources/index.ts'
import { decisions } from '../../contract/texts/server.ts'
import type { Overview } from '../../contract/views.ts'
import type { Db } from '../db/types.ts'
import { Refusal } from '../errors.ts'
import { type ListPage, selectWhole } from '../records/lists.ts'
import { type Standing, shownProposal, standingOf } from './standing.ts'

/**
 * The queue of open proposals. Those of a record in the trash wait with it: a proposal is listed while its record
 * exists.
 */

/** The most proposals that are listed and counted. */
const MOST_FOUND = 10_000

/** Returns a page of the open proposals, the newest first. */
export async function listProposals(
  db: Db,
  { page, perPage }: { page: number; perPage: number },
): Promise<ListPage<Proposal>> {
  const skipped = (page - 1) * perPage
  const total = await countProposals(db)
  const limit = Math.min(perPage, total - skipped)
  if (limit <= 0) return { items: [], total }
  const rows = await open(db)
    .select(['id', 'collection', 'record_id'])
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(skipped)
    .execute()
  const found = new Map<number, Proposal>()
  for (const [name, some] of Map.groupBy(rows, ({ collection }) => collection)) {
    const resource: Resource = collections[name]
    const ids = some.map(({ record_id }) => record_id)
    const [records, of] = [await selectWhole(db, resource, ids), await standingOf(db, name, ids)]
    for (const item of records) {
      const shown = shownProposal(resource, item, of(item.id))
      if (shown) found.set(shown.id, shown)
    }
  }
  return { items: rows.flatMap(({ id }) => found.get(id) ?? []), total }
}

/** An open proposal with its record as it is now. */
export interface OpenProposal {
  readonly name: ResourceName
  readonly item: { readonly id: number }
  readonly standing: Standing & { readonly proposal: NonNullable<Standing['proposal']> }
  readonly shown: Proposal
}

/** The refusal for a proposal that was decided or withdrawn, or whose record is gone. */
export const closed = () => new Refusal('not_found', { message: decisions.gone })

/** Returns one open proposal. Throws not_found. */
export async function readProposal(db: Db, id: number): Promise<OpenProposal> {
  const row = await db
    .selectFrom('proposal')
    .select(['collection', 'record_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  const name = proposable.find((one) => one === row?.collection)
  if (!row || !name) throw closed()
  const resource: Resource = collections[name]
  const [item] = await selectWhole(db, resource, [row.record_id])
  const { proposal, values } = (await standingOf(db, name, [row.record_id]))(row.record_id)
  if (!item || proposal?.id !== id) throw closed()
  const standing = { proposal, values }
  const shown = shownProposal(resource, item, standing)
  if (!shown) throw closed()
  return { name, item, standing, shown }
}

/** Returns how many proposals wait, and since when the oldest does. */
export async function proposalsWaiting(db: Db): Promise<Overview['propuestas']> {
  const oldest = await open(db).select('at').orderBy('id', 'asc').limit(1).executeTakeFirst()
  return { total: oldest ? await countProposals(db) : 0, desde: oldest?.at ?? null }
}

async function countProposals(db: Db): Promise<number> {
  const some = open(db).select('id').limit(MOST_FOUND)
  const { total } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Written as a case, so that it is checked along the order of the ids. */
const open = (db: Db) =>
  db.selectFrom('proposal').where(({ or }) =>
    or(
      proposable.map(
        (name) => sql<boolean>`case collection when ${name} then exists (
          select 1 from ${sql.table(name)} as r where r.id = proposal.record_id) else false end`,
      ),
    ),
  )
