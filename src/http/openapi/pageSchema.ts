import { html, type Markup, prose } from '../markup.ts'
import type { JsonSchema } from './schemas.ts'

/** A named schema, with its fields. */
export const schemaSection = (name: string, schema: JsonSchema): Markup =>
  html`<details id="esquema-${name}"><summary><code>${name}</code></summary>${fields(schema)}</details>`

function fields(schema: JsonSchema): Markup {
  const { properties = {}, required = [] } = schema as Shape
  return html`<dl>${Object.entries(properties).map(
    ([name, field]) => html`<dt><code>${name}</code> ${text(field.title)}${
      required.includes(name) && html` <small>siempre</small>`
    }</dt>
<dd>${typeOf(field)}${typeof field.description === 'string' && html`<br>${prose(field.description)}`}</dd>`,
  )}</dl>`
}

interface Shape {
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly type?: string | readonly string[]
  readonly $ref?: string
  readonly anyOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly enum?: readonly unknown[]
}

const NAMES: Record<string, string> = {
  string: 'texto',
  integer: 'entero',
  number: 'número',
  boolean: 'sí o no',
  object: 'objeto',
  null: 'null',
}
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A schema in a few words: a link to a named one, or its type and limits. */
export function typeOf(schema: JsonSchema): Markup {
  const { $ref, anyOf, type, items, properties, enum: values } = schema as Shape
  if ($ref) return named($ref.slice($ref.lastIndexOf('/') + 1))
  if (anyOf) return html`${anyOf.map((one, index) => html`${index > 0 && ' o '}${typeOf(one)}`)}`
  if (items) return html`lista de ${typeOf(items)}${limits(schema)}`
  if (properties) return html`objeto${fields(schema)}`
  if (values)
    return html`${values.map((value, index) => html`${index > 0 && ', '}<code>${String(value)}</code>`)}`
  if ('const' in schema) return html`<code>${String(schema.const)}</code>`
  return html`${[type ?? 'object']
    .flat()
    .map((one) => NAMES[one] ?? one)
    .join(' o ')}${limits(schema)}`
}

const named = (name: string): Markup => html`<a href="#esquema-${name}"><code>${name}</code></a>`

const LIMITS: [string, (value: string) => string][] = [
  ['format', (value) => value],
  ['contentMediaType', (value) => value],
  ['minLength', (value) => `desde ${value} caracteres`],
  ['maxLength', (value) => `hasta ${value} caracteres`],
  ['minimum', (value) => `desde ${value}`],
  ['maximum', (value) => `hasta ${value}`],
  ['minItems', (value) => `desde ${value}`],
  ['maxItems', (value) => `hasta ${value}`],
  ['default', (value) => `si falta, ${value || 'vacío'}`],
]

function limits(schema: JsonSchema): string {
  const said = LIMITS.flatMap(([key, say]) => (schema[key] === undefined ? [] : [say(String(schema[key]))]))
  return said.length > 0 ? ` (${said.join('; ')})` : ''
}
