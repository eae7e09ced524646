import { z } from 'zod'

/** JSON Schema (draft 2020-12, which OpenAPI 3.1 takes as it is), in the few forms that the document needs. */
export interface JsonSchema {
  readonly [keyword: string]: unknown
}

/** `Producto` for `producto`. */
export const nameOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

export const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })
export const arrayOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items })
export const nullable = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] })

/** An object with these properties and no others. */
export const object = (
  required: Record<string, JsonSchema>,
  optional: Record<string, JsonSchema> = {},
): JsonSchema => ({
  type: 'object',
  properties: { ...required, ...optional },
  ...(Object.keys(required).length > 0 && { required: Object.keys(required) }),
  additionalProperties: false,
})

/** What a zod schema gives. */
export function jsonSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'output' })
  return rest
}

/** `anyOf: [text, null]` as one type list, which people read more easily. */
export function flat(schema: JsonSchema): JsonSchema {
  const [first, second] = Array.isArray(schema.anyOf) ? schema.anyOf : []
  return first && second?.type === 'null' ? { ...first, type: [first.type, 'null'] } : schema
}
