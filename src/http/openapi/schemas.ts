import { z } from 'zod'
import type { Field } from '../../contract/kinds/field.ts'
import { traitsOf } from '../../contract/kinds/index.ts'
import { collections } from '../../contract/resources/index.ts'

/** JSON Schema (draft 2020-12, which OpenAPI 3.1 uses unchanged). */
export interface JsonSchema {
  readonly [keyword: string]: unknown
}

/**
 * The schemas of one document. `schemaOf` returns the JSON schema of a zod schema; `named` has those with a name
 * (`meta({ id })`).
 */
export interface Schemas {
  readonly schemaOf: (schema: z.ZodType) => JsonSchema
  readonly named: Readonly<Record<string, JsonSchema>>
}

export function createSchemas(): Schemas {
  const notes = fieldNotes()
  const named: Record<string, JsonSchema> = {}
  return {
    named,
    schemaOf: (schema) => {
      const written = z.toJSONSchema(z.object({ schema }), {
        io: 'output',
        override: ({ zodSchema, jsonSchema }) => {
          flatten(jsonSchema)
          // The format already states it.
          if (jsonSchema.format === 'date-time') delete jsonSchema.pattern
          Object.assign(jsonSchema, notes.get(zodSchema))
        },
      })
      const text = JSON.stringify(written).replaceAll('#/$defs/', '#/components/schemas/')
      const { properties, $defs } = JSON.parse(text)
      Object.assign(named, $defs)
      return properties.schema
    },
  }
}

/** Writes `anyOf: [text, null]` as one list of types, which is easier to read. */
function flatten(schema: z.core.JSONSchema.BaseSchema): void {
  const [first, second] = schema.anyOf ?? []
  if (typeof first?.type !== 'string' || first.enum || second?.type !== 'null') return
  delete schema.anyOf
  Object.assign(schema, first, { type: [first.type, 'null'] })
}

/** Returns what a field's schema does not state: its label, and the notes of its kind. */
function fieldNotes(): ReadonlyMap<unknown, JsonSchema> {
  const notes = new Map<unknown, JsonSchema>()
  for (const { name, fields } of Object.values(collections))
    for (const field of Object.values<Field>(fields)) {
      const { note, file, files } = traitsOf(field)
      notes.set(field.schema, {
        title: field.label,
        ...note,
        ...(file && {
          description: `Nombre del archivo; se sirve en \`${file.address(name, '')}{archivo}\`.`,
        }),
        ...(files && {
          description: `En su orden. \`foto\` es el nombre del archivo; se sirve en \`${files.address(name, '')}{archivo}\`.`,
        }),
      })
    }
  return notes
}
