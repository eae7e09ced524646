import { LONGEST_NOTE } from '../../contract/proposalNote.ts'
import { validation } from '../../contract/texts/server.ts'
import { isLonger, normalizedText } from '../../contract/values/schemas.ts'
import { invalidField } from '../errors.ts'

/** What an administrator decides about the fields of a proposal; the others go on waiting. */
export interface Decision {
  readonly accepted: readonly string[]
  /** Notes by field. */
  readonly rejected: ReadonlyMap<string, string>
}

/**
 * Reads a decision about the fields that wait. Throws invalid: for one about nothing, for fields that do not wait or
 * that are named twice, for notes that are no text or too long.
 */
export function decisionOf(body: Readonly<Record<string, unknown>>, waiting: readonly string[]): Decision {
  const accepted = acceptedOf(body.aceptar ?? [], waiting)
  const rejected = rejectedOf(body.rechazar ?? {}, waiting)
  if (accepted.length + rejected.size === 0)
    throw invalidField((body.rechazar ?? null) === null ? 'aceptar' : 'rechazar', validation.noDecision)
  const twice = accepted.find((field, index) => rejected.has(field) || accepted.indexOf(field) !== index)
  if (twice !== undefined) throw invalidField('aceptar', validation.decidedTwice(twice))
  return { accepted, rejected }
}

function acceptedOf(value: unknown, waiting: readonly string[]): string[] {
  if (value === true) return [...waiting]
  if (!Array.isArray(value)) throw invalidField('aceptar', validation.noDecision)
  return value.map((field: unknown) => {
    if (typeof field === 'string' && waiting.includes(field)) return field
    throw invalidField('aceptar', validation.notProposed(nameOf(field)))
  })
}

function rejectedOf(value: unknown, waiting: readonly string[]): Map<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalidField('rechazar', validation.noDecision)
  return new Map(
    Object.entries(value).map(([field, note]) => {
      if (!waiting.includes(field)) throw invalidField('rechazar', validation.notProposed(nameOf(field)))
      return [field, noteOf(note)]
    }),
  )
}

function noteOf(note: unknown): string {
  // A text of three units a sign is too long, whatever is cut off its ends.
  if (typeof note !== 'string' || note.length > 3 * LONGEST_NOTE)
    throw invalidField('rechazar', validation.note(LONGEST_NOTE))
  const text = normalizedText(note)
  if (isLonger(text, LONGEST_NOTE)) throw invalidField('rechazar', validation.note(LONGEST_NOTE))
  return text
}

const LONGEST_NAME = 60
const nameOf = (field: unknown): string => (typeof field === 'string' ? field.slice(0, LONGEST_NAME) : '?')
