import type { z } from 'zod'
import type { ErrorCode } from '../../contract/errors.ts'
import { id } from '../../contract/item.ts'
import { IDEMPOTENCY_KEY } from '../../contract/values/idempotencyKey.ts'
import type { RouteAccess } from '../access.ts'
import { statusOf } from '../errors.ts'
import type { Call, DescribedRoute, DocumentedAnswer, RequestBody } from './call.ts'
import { headerRef, optionalHeader, refusalRef } from './components.ts'
import type { JsonSchema, Schemas } from './schemas.ts'

/** One operation of the document. */
export interface OpenApiOperation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly security: readonly Record<string, readonly string[]>[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly required: boolean; readonly content: Readonly<Record<string, Content>> }
  readonly responses: Readonly<Record<string, JsonSchema>>
}

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description?: string
  readonly schema: JsonSchema
}

interface Content {
  readonly schema: JsonSchema
  readonly example?: unknown
}

const WHO: Record<RouteAccess, string> = {
  public: 'Sin sesión.',
  session: 'Con sesión.',
  cliente: 'Solo clientes.',
  admin: 'Solo administración.',
}

/** Returns an operation: what a route declares (callers, body), combined with its description. */
export function operationOf(route: DescribedRoute, call: Call, { schemaOf }: Schemas): OpenApiOperation {
  return {
    operationId: call.id,
    tags: [call.tag],
    summary: call.summary,
    description: [WHO[route.access], call.details].filter(Boolean).join(' '),
    security: route.access === 'public' ? [] : [{ sesion: [] }],
    parameters: [...parameters(route.url, call, schemaOf), ...headers(call)],
    ...(call.body && {
      requestBody: { required: !call.body.optional, content: contentOf(call.body, schemaOf) },
    }),
    responses: { ...Object.fromEntries(answersOf(call, schemaOf)), ...refusalsOf(route, call) },
  }
}

type SchemaOf = Schemas['schemaOf']

function parameters(url: string, { path, query = {} }: Call, schemaOf: SchemaOf): Parameter[] {
  const parameter = (place: 'path' | 'query', name: string, value: z.ZodType): Parameter => {
    const { description, ...schema } = schemaOf(value)
    return {
      name,
      in: place,
      required: place === 'path',
      ...(typeof description === 'string' && { description }),
      schema,
    }
  }
  return [
    ...[...url.matchAll(/:(\w+)/g)].map(([, name = '']) => parameter('path', name, path?.[name] ?? id)),
    ...Object.entries(query).map(([name, value]) => parameter('query', name, value)),
  ]
}

function headers({ ranges, versions, repeatable }: Call): Parameter[] {
  const header = (name: string, description: string, schema: JsonSchema = {}): Parameter => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string', ...schema },
  })
  const says = 'El `ETag` con el que se leyó el registro; sin él se guarda de todos modos.'
  return [
    ...(ranges ? [header('Range', PART), header('If-Range', PART_OF)] : []),
    ...(versions === 'matches' ? [header('If-Match', says)] : []),
    ...(versions === 'knows' ? [header('If-None-Match', 'El `ETag` que ya se tiene.')] : []),
    ...(repeatable ? [header(IDEMPOTENCY_KEY, REPEATED, { minLength: 1, maxLength: 100 })] : []),
  ]
}

const PART = 'Una parte, como `bytes=0-999`; de varias se envía el archivo entero.'
const PART_OF = 'El `ETag` del que se tiene una parte; si ya es otro, se envía el archivo entero.'
const REPEATED =
  'Una clave propia de este envío, como un UUID: la misma clave, de la misma cuenta y en 24 horas, recibe la primera respuesta y no crea nada. Con otros datos es 422; lo que se rechaza puede enviarse de nuevo con ella.'

const contentOf = ({ json, form, example }: RequestBody, schemaOf: SchemaOf): Record<string, Content> => ({
  'application/json': { schema: schemaOf(json), example },
  ...(form && { 'multipart/form-data': { schema: schemaOf(form) } }),
})

function answersOf(call: Call, schemaOf: SchemaOf): [string, JsonSchema][] {
  const { answers, versions } = call
  const [first] = answers
  const known = versions === 'knows'
  // A 304 has the headers of the answer, except those of a range.
  const unchanged = { status: 304, says: 'Lo que ya se tiene sigue igual.', headers: first?.headers }
  return [...answers, ...(known ? [unchanged] : [])].map((answer) => [
    String(answer.status),
    responseOf(answer, known || versions === 'sends', schemaOf),
  ])
}

function responseOf(answer: DocumentedAnswer, tagged: boolean, schemaOf: SchemaOf): JsonSchema {
  const { says, schema, example, type = 'application/json', headers = [], sometimes = [] } = answer
  const names = new Set(['X-Request-Id', ...headers, ...(tagged ? ['ETag'] : [])])
  return {
    description: says,
    headers: Object.fromEntries([
      ...[...names].map((name) => [name, headerRef(name)]),
      ...sometimes.map((name) => [name, optionalHeader(name)]),
    ]),
    ...(schema && {
      content: { [type]: { schema: schemaOf(schema), ...(example !== undefined && { example }) } },
    }),
  }
}

/**
 * Returns the errors, by status: those of the route's access, of its body, of its description, and those of every call.
 */
function refusalsOf({ method, access, url, vital }: DescribedRoute, call: Call): Record<string, JsonSchema> {
  const codes: ErrorCode[] = [
    ...(access === 'public' ? [] : ['unauthenticated' as const]),
    ...(access === 'admin' || access === 'cliente' ? ['forbidden' as const] : []),
    // An address that cannot be decoded, or with a parameter that is too long, reaches no route.
    ...(url.includes(':') ? (['bad_request', 'not_found'] as const) : []),
    // The server checks a body wherever one may come, even when the call accepts none.
    ...(method === 'GET' ? [] : (['bad_request', 'too_large', 'unsupported_type'] as const)),
    ...(call.body ? (['invalid'] as const) : []),
    ...(call.versions === 'matches' ? ['precondition_failed' as const] : []),
    ...(call.refuses ?? []),
    'internal',
    ...(vital ? [] : ['unavailable' as const]),
  ]
  const byStatus = codes.sort((a, b) => statusOf[a] - statusOf[b])
  return Object.fromEntries(byStatus.map((code) => [String(statusOf[code]), refusalRef(code)]))
}
