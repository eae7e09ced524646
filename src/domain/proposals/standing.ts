import { isSame } from '../../contract/kinds/index.ts'
import {
  type OwnState,
  type Proposal,
  proposal as proposalSchema,
  type RejectedValues,
} from '../../contract/proposals.ts'
import type { Resource } from '../../contract/resource.ts'
import type { CollectionName } from '../../contract/resources/index.ts'
import { isOneOf } from '../db/dialect.ts'
import type { Db, Row, Tx } from '../db/types.ts'

/** Reads what owners proposed for their records, and what of it was rejected. */

/** What is proposed for one record. */
export interface Standing {
  /** The open proposal; null when nothing waits. */
  readonly proposal: (Row<'proposal'> & { readonly user: string | null }) | null
  readonly values: readonly Row<'proposed_value'>[]
}

/** Nothing is proposed, and nothing was rejected. */
export const NOTHING: Standing = { proposal: null, values: [] }

/** Returns what stands for each of the records; those without anything are missing. Runs one statement. */
export async function standingOf(
  db: Db | Tx,
  name: CollectionName,
  ids: readonly number[],
): Promise<(id: number) => Standing> {
  if (ids.length === 0) return () => NOTHING
  const rows = await db
    .selectFrom('proposed_value as v')
    .leftJoin('proposal as p', (join) =>
      join.onRef('p.collection', '=', 'v.collection').onRef('p.record_id', '=', 'v.record_id'),
    )
    .leftJoin('user as u', 'u.id', 'p.user_id')
    .selectAll('v')
    .select(['p.id as proposal', 'p.at', 'p.version', 'p.user_id as by', 'u.name as user'])
    .where('v.collection', '=', name)
    .where(isOneOf(db, 'v.record_id', ids))
    .orderBy('v.id')
    .execute()
  const byRecord = Map.groupBy(rows, ({ record_id }) => record_id)
  return (id) => {
    const values = byRecord.get(id) ?? []
    const [first] = values
    if (!first) return NOTHING
    const { proposal, at, version, by, user } = first
    const open = proposal !== null && at !== null && version !== null
    const of = { collection: name, record_id: id }
    return { proposal: open ? { ...of, id: proposal, at, version, user_id: by, user } : null, values }
  }
}

/** The values that wait; the others were rejected. */
export const waiting = ({ values }: Standing) => values.filter(({ note }) => note === null)

/** Returns an open proposal as answers show it, compared with the record as it is now. */
export function shownProposal(resource: Resource, item: object, standing: Standing): Proposal | null {
  const { proposal } = standing
  if (!proposal) return null
  const values = new Map(waiting(standing).map((one) => [one.field, one]))
  const changes = Object.entries(resource.fields).flatMap(([field, described]) => {
    const one = values.get(field)
    if (!one) return []
    const actual: unknown = Reflect.get(item, field)
    const cambiado = !isSame(described, actual, JSON.parse(one.base))
    return [[field, { actual, propuesto: JSON.parse(one.value), cambiado }] as const]
  })
  return {
    id: proposal.id,
    tipo: proposalSchema.shape.tipo.parse(proposal.collection),
    record_id: proposal.record_id,
    title: String(Reflect.get(item, resource.title)),
    user: proposal.user,
    at: proposal.at,
    cambios: Object.fromEntries(changes),
  }
}

/** Returns what an owner's record says beside its values. Owners see what they proposed themselves. */
export function ownState(resource: Resource, item: object, owner: number, standing: Standing): OwnState {
  const values = standing.values.filter(({ user_id }) => user_id === owner)
  const rechazados: RejectedValues = Object.fromEntries(
    values.flatMap(({ field, value, note }) =>
      note === null ? [] : [[field, { valor: JSON.parse(value), nota: note }]],
    ),
  )
  const propuesta = standing.proposal?.user_id === owner ? shownProposal(resource, item, standing) : null
  return { propuesta, rechazados }
}
