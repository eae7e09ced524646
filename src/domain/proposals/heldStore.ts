import { isSame } from '../../contract/kinds/index.ts'
import { type Audience, heldFields, type Resource } from '../../contract/resource.ts'
import { type CollectionName, collections } from '../../contract/resources/index.ts'
import type { Permit } from '../access.ts'
import type { Context } from '../context.ts'
import type { Db, Tx } from '../db/types.ts'
import { notFound, Refusal } from '../errors.ts'
import type { Changed, RecordValues, Store } from '../records/store.ts'
import { isVisible } from '../views/visible.ts'
import { dropFields, lockRecord, propose, type Settled } from './changes.ts'
import { NOTHING, ownState, standingOf } from './standing.ts'

/**
 * Holds back what the owner of a visible record changes, where the settings ask for that: the values wait in a proposal,
 * and nothing that others see changes. Owners read with their records what waits, and what was rejected.
 */
export function heldStore<I extends { id: number }>(
  ctx: Context,
  name: CollectionName,
  store: Store<I>,
): Store<I> {
  const resource: Resource<CollectionName> = collections[name]

  const hold = async (
    tx: Tx,
    permit: Permit,
    id: number,
    values: RecordValues,
    now: string,
    match: Match,
  ) => {
    const owner = ownerIn(resource, permit)
    if (owner === null) return store.update(tx, permit, id, values, now, match)
    const review = await isReviewed(tx, owner)
    if (review) {
      if (!(await lockRecord(tx, name, id))) throw notFound()
      const found = await store.find(tx, permit, id)
      if (match && !match.includes(found.version)) throw new Refusal('precondition_failed')
      if (isVisible(resource, found.item)) return holdBack(tx, permit, found, values, now)
    }
    const changed = await store.update(tx, permit, id, values, now, match)
    const of = { collection: name, record_id: id }
    const standing = (await standingOf(tx, name, [id]))(id)
    return withState(owner, changed, await dropFields(ctx, tx, of, Object.keys(values), standing))
  }

  const holdBack = async (
    tx: Tx,
    permit: Permit,
    { item, version }: { item: I; version: number },
    values: RecordValues,
    now: string,
  ) => {
    const owner = permit.owner ?? 0
    const held = heldFields(resource, permit.audience)
    const [sent, direct] = partition(values, (field) => held.includes(field))
    const wishes = await store.check(tx, item, sent)
    const standing = (await standingOf(tx, name, [item.id]))(item.id)
    const after = await propose(ctx, tx, { resource, item, owner, values: wishes }, standing)
    const changed = differ(resource, direct, item)
      ? await store.update(tx, permit, item.id, direct, now, null)
      : { item, version, before: item, unwritten: true as const }
    return { ...withState(owner, changed, after), waits: after.standing.proposal !== null }
  }

  const withState = (owner: number, changed: Changed<I>, { standing, released }: Settled): Changed<I> => ({
    ...changed,
    released,
    item: { ...changed.item, ...ownState(resource, changed.item, owner, standing) },
  })

  const shown = async <T extends { id: number }>(db: Db | Tx, permit: Permit, items: T[]): Promise<T[]> => {
    const owner = ownerIn(resource, permit)
    if (owner === null) return items
    const of = await standingOf(
      db,
      name,
      items.map(({ id }) => id),
    )
    return items.map((item) => ({ ...item, ...ownState(resource, item, owner, of(item.id)) }))
  }

  return {
    ...store,
    list: async (db, permit, query) => {
      const page = await store.list(db, permit, query)
      return { ...page, items: await shown(db, permit, page.items) }
    },
    get: async (db, permit, id) => {
      const found = await store.get(db, permit, id)
      const [item = found.item] = await shown(db, permit, [found.item])
      return { ...found, item }
    },
    insert: async (tx, permit, values, now, returning) => {
      const made = await store.insert(tx, permit, values, now, returning)
      const owner = ownerIn(resource, permit)
      if (owner === null) return made
      const { id } = made.item
      const standing = returning ? (await standingOf(tx, name, [id]))(id) : NOTHING
      return { ...made, item: { ...made.item, ...ownState(resource, made.item, owner, standing) } }
    },
    update: hold,
  }
}

type Match = readonly number[] | null

/** Whether the edits of a collection's records may have to wait, for one of its audiences. */
export const isHeld = (resource: Resource): boolean =>
  (['admin', 'cliente'] satisfies Audience[]).some((audience) => resource[audience]?.held)

/** Returns the owner who acts; null for everyone whose changes never wait. */
const ownerIn = (resource: Resource, { audience, owner }: Permit): number | null =>
  resource[audience]?.held ? owner : null

/** Whether the settings ask for approval of what this person changes. */
async function isReviewed(tx: Tx, userId: number): Promise<boolean> {
  const found = await tx
    .selectFrom(['ajustes', 'user'])
    .select('user.id')
    .where('ajustes.id', '=', 1)
    .where('ajustes.revisar_cambios', '=', 1)
    .where('user.id', '=', userId)
    .where('user.de_confianza', '=', 0)
    .executeTakeFirst()
  return found !== undefined
}

const differ = ({ fields }: Resource, values: RecordValues, item: object): boolean =>
  Object.entries(values).some(([name, value]) => {
    const field = fields[name]
    return field !== undefined && !isSame(field, value, Reflect.get(item, name))
  })

function partition(
  values: RecordValues,
  test: (field: string) => boolean,
): [yes: RecordValues, no: RecordValues] {
  const { yes = [], no = [] } = Object.groupBy(Object.entries(values), ([field]) =>
    test(field) ? 'yes' : 'no',
  )
  return [Object.fromEntries(yes), Object.fromEntries(no)]
}
