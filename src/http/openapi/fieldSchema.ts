import type { Field } from '../../contract/fields.ts'
import { flat, type JsonSchema, jsonSchema } from './jsonSchema.ts'

const KINDS: Partial<Record<Field['kind'], JsonSchema>> = {
  richText: { contentMediaType: 'text/html' },
  email: { format: 'email' },
  url: { format: 'uri' },
}

/** A field's value: its schema, its label, and what its kind adds. */
export function fieldSchema(field: Field): JsonSchema {
  const schema = flat(jsonSchema(field.schema))
  const whole = field.kind === 'integer' || field.kind === 'ref'
  return {
    title: field.label,
    ...schema,
    ...(whole && { type: Array.isArray(schema.type) ? ['integer', 'null'] : 'integer' }),
    ...KINDS[field.kind],
  }
}
