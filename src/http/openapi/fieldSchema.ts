import type { Field } from '../../contract/fields.ts'
import { flat, type JsonSchema, jsonSchema } from './jsonSchema.ts'

export const emailSchema: JsonSchema = {
  format: 'idn-email',
  description:
    'Con letras de cualquier idioma y con apóstrofo; sin signos que no se ven ni puntos al principio, al final o seguidos. El dominio tiene un punto y no es una dirección IP.',
}

const KINDS: Partial<Record<Field['kind'], JsonSchema>> = {
  richText: {
    contentMediaType: 'text/html',
    description:
      'Hasta 500 KB en UTF-8, donde un signo escapado (`&lt;`) cuenta como el signo. Queda lo que hace la barra del editor; lo demás se quita.',
  },
  email: emailSchema,
  url: {
    format: 'iri',
    pattern: '^[Hh][Tt][Tt][Pp][Ss]?://[^/?#]',
    description:
      'Con `http` o `https`; el dominio y la ruta, también con letras fuera de ASCII (`ñ.example/ñ`).',
  },
  money: { description: 'En pesos. Al guardar se entiende también como texto: `1,250.50`, `$100`, `1 250`.' },
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
