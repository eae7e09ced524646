import { type ErrorCode, errorBody } from '../../contract/errors.ts'
import { messages } from '../../contract/texts/refusals.ts'
import { validation } from '../../contract/texts/server.ts'
import type { JsonSchema, Schemas } from './schemas.ts'

/** Components that many operations share: headers, and the closed list of errors. */

const text = (description: string): JsonSchema => ({ description, schema: { type: 'string' } })

export const answerHeaders: Record<string, JsonSchema> = {
  'X-Request-Id': text('El número de esta solicitud, que está también en la bitácora.'),
  'X-Total-Count': { description: 'Cuántos registros hay en total.', schema: { type: 'integer' } },
  'X-Search-Match': {
    description: '`exact`; o `similar`, cuando nada se escribe como el texto y se muestra lo más parecido.',
    schema: { type: 'string', enum: ['exact', 'similar'] },
  },
  'X-Search-Words': text(
    'De lo parecido, en JSON con `encodeURIComponent`: `en_lugar`, qué palabras (`a`) están en lugar de las escritas (`de`); `falta`, las que no están; `palabras`, las que se resaltan.',
  ),
  Link: text('Primera página, anterior, siguiente y última (RFC 8288).'),
  Location: text('La dirección de lo nuevo.'),
  ETag: text('La versión de lo que se responde.'),
  'X-Papelera': {
    description: 'Con este `id` se restaura de la papelera lo que se borró.',
    schema: { type: 'integer' },
  },
  'Set-Cookie': text('La cookie `XSRF-TOKEN`.'),
  'Retry-After': { description: 'Segundos que conviene esperar.', schema: { type: 'integer' } },
  Allow: text('Los métodos que la dirección acepta.'),
  'Accept-Ranges': { description: 'Se pueden pedir partes.', schema: { const: 'bytes' } },
  'Content-Range': text('La parte que se envía, o el tamaño del archivo.'),
  'Content-Disposition': text('El nombre del archivo.'),
}

/** A header that only some answers of the call have. */
export const optionalHeader = (name: string): JsonSchema => ({ ...answerHeaders[name], required: false })
export const headerRef = (name: string): JsonSchema => ({ $ref: `#/components/headers/${name}` })
export const refusalRef = (code: ErrorCode): JsonSchema => ({ $ref: `#/components/responses/${code}` })

const HEADERS: Partial<Record<ErrorCode, string>> = {
  too_many: 'Retry-After',
  unavailable: 'Retry-After',
  method_not_allowed: 'Allow',
  no_such_range: 'Content-Range',
}

/** Returns the error responses by error code. */
export function errorResponses({ schemaOf }: Schemas): Record<string, JsonSchema> {
  const schema = schemaOf(errorBody)
  return Object.fromEntries(
    (Object.keys(messages) as ErrorCode[]).map((code) => [code, refusal(code, schema)]),
  )
}

function refusal(code: ErrorCode, schema: JsonSchema): JsonSchema {
  const header = HEADERS[code]
  const message = messages[code]
  const example = code === 'invalid' ? { message, errors: { nombre: [validation.required] } } : { message }
  return {
    description: message,
    headers: {
      'X-Request-Id': headerRef('X-Request-Id'),
      ...(header && { [header]: headerRef(header) }),
    },
    content: { 'application/json': { schema, example } },
  }
}
