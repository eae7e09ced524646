import type { z } from 'zod'

/** What a schema says of a value: the value that it keeps, or the places of what it refuses, such as `lunes` or `0`. */
export function verdictOf(schema: z.ZodType, value: unknown): { kept: unknown } | { refused: string[] } {
  const parsed = schema.safeParse(value)
  if (parsed.success) return { kept: parsed.data }
  return { refused: parsed.error.issues.map(({ path }) => path.join('.')) }
}
