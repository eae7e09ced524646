import { panelApi } from '../../../contract/panelPaths.ts'
import type { DecisionAnswer, Proposal } from '../../../contract/proposals.ts'
import type { Resource } from '../../../contract/resource.ts'
import { resources } from '../../../contract/resources/index.ts'
import { queueTexts as texts } from '../../../contract/texts/proposals.ts'
import { decisions as serverTexts } from '../../../contract/texts/server.ts'
import { logFailure } from '../../log.ts'
import { call, errorText } from '../calls.ts'
import type { ActionNotice } from '../ui/notice.tsx'

/** What is decided about fields: accepted, or rejected with a note. */
export type FieldDecisions = Readonly<Record<string, { readonly accept: true } | { readonly note: string }>>

/**
 * Sends a decision about a proposal as it was shown: one that says something else by now is not decided. Returns the
 * notice to show.
 */
export async function decideProposal(shown: Proposal, decisions: FieldDecisions): Promise<ActionNotice> {
  try {
    const { data: present, etag } = await call<Proposal>(panelApi.proposal(shown.id))
    if (JSON.stringify(present.cambios) !== JSON.stringify(shown.cambios))
      return { kind: 'failed', text: serverTexts.amended }
    const { data } = await call<DecisionAnswer>(panelApi.decision(shown.id), {
      method: 'POST',
      body: bodyOf(decisions),
      ifMatch: etag,
    })
    return noticeOf(shown, data)
  } catch (error) {
    logFailure('Error al decidir:', error)
    return { kind: 'failed', text: errorText(error) }
  }
}

function bodyOf(decisions: FieldDecisions): object {
  const all = Object.entries(decisions)
  const accepted = all.flatMap(([field, one]) => ('accept' in one ? [field] : []))
  const rejected = all.flatMap(([field, one]) => ('note' in one ? [[field, one.note]] : []))
  return {
    ...(accepted.length > 0 && { aceptar: accepted }),
    ...(rejected.length > 0 && { rechazar: Object.fromEntries(rejected) }),
  }
}

function noticeOf(
  { tipo, title }: Proposal,
  { aceptados, rechazados, omitidos }: DecisionAnswer,
): ActionNotice {
  const { fields }: Resource = resources[tipo]
  const left = Object.entries(omitidos).map(([name, [why = '']]) =>
    texts.omitted(fields[name]?.label ?? name, why),
  )
  const text = texts.done(title, aceptados.length, rechazados.length + left.length)
  return { kind: 'done', text, ...(left.length > 0 && { detail: left.join(' ') }) }
}
