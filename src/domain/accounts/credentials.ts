import type { FieldErrors } from '../../contract/errors.ts'
import { normalizedText, type requiredTextSchema } from '../../contract/values/schemas.ts'
import { invalid } from '../errors.ts'

type Schema = ReturnType<typeof requiredTextSchema>

/**
 * Returns the named texts of a body. Secrets keep their outer spaces. Throws invalid; `others` holds further errors,
 * which apply where the text itself is valid.
 */
export function parsed<K extends string>(
  schemas: Record<K, Schema>,
  body: object,
  secrets: readonly string[] = ['password'],
  others?: Readonly<Partial<Record<K, string | null>>>,
): Record<K, string> {
  const errors: FieldErrors = {}
  const values: Partial<Record<K, string>> = {}
  const names = Object.keys(schemas) as K[]
  for (const name of names) {
    const given: unknown = Reflect.get(body, name)
    const result = schemas[name].safeParse(given)
    const other = others?.[name]
    if (!result.success) errors[name] = result.error.issues.slice(0, 1).map((issue) => issue.message)
    else if (other) errors[name] = [other]
    else
      values[name] =
        secrets.includes(name) && typeof given === 'string' && normalizedText(given) ? given : result.data
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return values as Record<K, string>
}
