import type { FieldErrors } from '../../contract/errors.ts'
import type { Resource } from '../../contract/resource.ts'
import { omitted, validation } from '../../contract/texts/server.ts'
import type { Permit } from '../access.ts'
import { invalid, invalidField } from '../errors.ts'

/**
 * What the moments of a record mean for what visitors see. Only the yes/no field decides that. A write settles it, and
 * when a moment comes, a write that changes nothing else does (background/dueTimes.ts).
 */

type Values = Record<string, unknown>

/** The fields with the moments of a resource's records; none when they have no set times. */
export const momentsOf = ({ visitors }: Resource): string[] =>
  visitors?.setTimes ? [visitors.setTimes.show, visitors.setTimes.hide] : []

/** Whether a moment of a record has come. */
export const isDue = (resource: Resource, record: object, now: string): boolean =>
  momentsOf(resource).some((name) => hasCome(Reflect.get(record, name), now))

const hasCome = (moment: unknown, now: string): moment is string =>
  typeof moment === 'string' && moment <= now

/**
 * Returns the values of a write with what its moments and those of the record imply: until a moment in the future the
 * record is hidden; a moment that has come shows it, or hides it, and is used up. Who shows a record without naming a
 * moment wants it now. Throws invalid for a record that would be hidden before it is shown, and for an older version's
 * moment that has passed. `before` is null for a new record; `now` is ISO 8601 in UTC, as moments are.
 */
export function settleTimes(
  resource: Resource,
  { origen }: Pick<Permit, 'origen'>,
  before: object | null,
  given: Values,
  now: string,
): Values {
  const { visibleBy, setTimes } = resource.visitors ?? {}
  if (visibleBy === undefined || !setTimes) return given
  if (origen === 'restauracion') refusePassed(resource, given, now)
  const { show, hide } = setTimes
  const next: Values = { ...before, ...given }
  const [shownAt, hiddenAt] = [next[show], next[hide]]
  const settled = { ...given }
  if (typeof shownAt === 'string') {
    if (typeof hiddenAt === 'string' && hiddenAt <= shownAt) throw invalidField(hide, validation.notAfter)
    const wanted = given[visibleBy] === true && given[show] === undefined
    const shown = wanted || hasCome(shownAt, now)
    Object.assign(settled, { [visibleBy]: shown, ...(shown && { [show]: null }) })
  }
  if (hasCome(hiddenAt, now)) Object.assign(settled, { [visibleBy]: false, [hide]: null })
  return settled
}

/** Who brings back an older text does not mean to publish or withdraw the record by a moment of that time. */
function refusePassed(resource: Resource, given: Values, now: string): void {
  const { omitted: passed } = withoutPassed(resource, given, now)
  if (Object.keys(passed).length > 0) throw invalid(passed)
}

/**
 * Returns the values of a record that comes back at a moment, without moments that have passed, and says which. Nobody
 * decided that it is shown now; one that was to be hidden stays hidden.
 */
export function withoutPassed(
  resource: Resource,
  values: Values,
  now: string,
): { values: Values; omitted: FieldErrors } {
  const { visibleBy = '', setTimes } = resource.visitors ?? {}
  const left = { ...values }
  const passed: FieldErrors = {}
  for (const name of momentsOf(resource)) {
    if (!hasCome(values[name], now)) continue
    left[name] = null
    if (name === setTimes?.hide) left[visibleBy] = false
    passed[name] = [omitted.passed]
  }
  return { values: left, omitted: passed }
}
