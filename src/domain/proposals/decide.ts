import type { FieldErrors } from '../../contract/errors.ts'
import type { DecisionAnswer, Proposal } from '../../contract/proposals.ts'
import { heldFields, type Resource } from '../../contract/resource.ts'
import { type CollectionName, collections, type ResourceName } from '../../contract/resources/index.ts'
import { decisions } from '../../contract/texts/server.ts'
import type { BatchAnswer } from '../../contract/views.ts'
import { actingBy, type Permit } from '../access.ts'
import { changesDecided, notify } from '../background/letters.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/types.ts'
import { Refusal } from '../errors.ts'
import { each } from '../records/batch.ts'
import type { Records } from '../records/records.ts'
import { lockRecord, noteDecision } from './changes.ts'
import { type Decision, decisionOf } from './decision.ts'
import { closed, type OpenProposal, readProposal } from './queue.ts'
import { type Standing, shownProposal, standingOf } from './standing.ts'

/** Administrators decide about proposals. */

type AllRecords = { readonly [N in ResourceName]: Records<{ id: number }> }

/**
 * Decides about some fields of a proposal: writes the accepted values by an ordinary update, gives the rejected ones
 * their note, and tells the owner once. `match`: the versions of the proposal that the caller has seen. Throws not_found
 * when it is closed, precondition_failed when it was amended, invalid for a wrong decision.
 */
export async function decide(
  ctx: Context,
  records: AllRecords,
  permit: Permit,
  id: number,
  body: Readonly<Record<string, unknown>>,
  match: readonly number[] | null,
): Promise<DecisionAnswer> {
  const open = await readProposal(ctx.database.db, id)
  const { name, item, standing, shown } = open
  if (match && !match.includes(standing.proposal.version)) throw amended()
  if (standing.proposal.version > 1 && namesDecided(collections[name], body, shown)) throw amended()
  const decision = decisionOf(body, Object.keys(shown.cambios))
  const values = decision.accepted.map((field) => [field, shown.cambios[field]?.propuesto])
  const by = actingBy(permit, { origen: 'propuesta' })
  let left: Standing = standing
  const done = await records[name]
    .revise(by, item.id, Object.fromEntries(values), null, async (tx, omitted) => {
      left = await close(ctx, tx, by, open, decision, omitted)
    })
    .catch((error: unknown) => {
      // The record went to the trash meanwhile, and the proposal with it.
      throw error instanceof Refusal && error.code === 'not_found' ? closed() : error
    })
  return {
    aceptados: decision.accepted.filter((field) => !done.omitted[field]),
    rechazados: [...decision.rejected.keys()],
    omitidos: done.omitted,
    propuesta: shownProposal(collections[name], done.item, left),
  }
}

/**
 * Whether a decision names fields that do not wait, and might have until somebody else decided about them. Of a
 * proposal that nobody changed since it was made, such fields were never proposed.
 */
function namesDecided(
  resource: Resource,
  { aceptar, rechazar }: Readonly<Record<string, unknown>>,
  { cambios }: Proposal,
): boolean {
  const accepted: unknown[] = Array.isArray(aceptar) ? aceptar : []
  const rejected = typeof rechazar === 'object' && rechazar !== null ? Object.keys(rechazar) : []
  const named = [...accepted, ...rejected].filter((field) => typeof field === 'string')
  return named.some((field) => !(field in cambios) && heldFields(resource, 'cliente').includes(field))
}

/** Accepts all of many proposals, as one operation. Each is a decision of its own. */
export function acceptMany(
  ctx: Context,
  records: AllRecords,
  permit: Permit,
  ids: readonly number[],
): Promise<BatchAnswer> {
  const by = actingBy(permit, { lote: ids.length > 1 ? crypto.randomUUID() : null })
  return each(ids, (id) => decide(ctx, records, by, id, { aceptar: true }, null))
}

const amended = () => new Refusal('precondition_failed', { message: decisions.amended })

/**
 * Notes the decision and tells the owner, in the transaction that writes what was accepted. Throws when somebody else
 * has decided or amended the proposal since it was read.
 */
async function close(
  ctx: Context,
  tx: Tx,
  permit: Permit,
  { name, item, standing: { proposal }, shown }: OpenProposal,
  { accepted, rejected }: Decision,
  omitted: FieldErrors,
): Promise<Standing> {
  const of = { collection: name, record_id: item.id }
  if (!(await lockRecord(tx, name, item.id))) throw closed()
  const standing = (await standingOf(tx, name, [item.id]))(item.id)
  if (standing.proposal?.id !== proposal.id) throw closed()
  if (standing.proposal.version !== proposal.version) throw amended()
  const left = accepted.flatMap((field) => {
    const why = omitted[field]?.[0]
    return why === undefined ? [] : [[field, why] as const]
  })
  const done = {
    accepted: accepted.filter((field) => omitted[field] === undefined),
    rejected: new Map([...rejected, ...left]),
  }
  const { user_id } = proposal
  if (permit.notifies && user_id !== null && user_id !== permit.actorId)
    await notify(ctx, tx, permit, user_id, changesDecided(ctx, item.id, told(name, shown, done)))
  return (await noteDecision(ctx, tx, of, done, standing)).standing
}

function told(name: CollectionName, { title, cambios }: Proposal, { accepted, rejected }: Decision) {
  const { fields, title: named }: Resource = collections[name]
  const labelOf = (field: string) => fields[field]?.label ?? field
  return {
    name: accepted.includes(named) ? String(cambios[named]?.propuesto) : title,
    accepted: accepted.map(labelOf),
    rejected: [...rejected].map(([field, note]) => ({ label: labelOf(field), note })),
  }
}
