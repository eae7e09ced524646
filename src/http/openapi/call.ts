import type { ErrorCode } from '../../contract/errors.ts'
import type { Access } from '../access.ts'
import { arrayOf, type JsonSchema, ref } from './jsonSchema.ts'

/** A route as it declares itself. */
export interface DescribedRoute {
  readonly method: string
  /** With `:name` for a parameter. */
  readonly url: string
  readonly access: Access
}

/** What the document says of a route beyond what the route itself declares. */
export interface Call {
  /** The document's `operationId`. */
  readonly id: string
  readonly tag: string
  readonly summary: string
  readonly details?: string
  /** The address's parameters that are no record's id. */
  readonly path?: Readonly<Record<string, JsonSchema>>
  readonly query?: readonly Query[]
  readonly body?: RequestBody
  readonly answers: readonly Answer[]
  /** Beyond those of its access and its body. */
  readonly refuses?: readonly ErrorCode[]
  /** `sends`: the answer has an ETag. `matches`: `If-Match` is taken as well. `knows`: `If-None-Match` gives 304. */
  readonly versions?: 'sends' | 'matches' | 'knows'
  /** Parts of it may be asked for. */
  readonly ranges?: true
  /** It creates, and takes an `Idempotency-Key`. */
  readonly repeatable?: true
}

/** Calls by their route: `GET /api/v1/public/slides`. */
export type Calls = Readonly<Record<string, Call>>

export interface Query {
  readonly name: string
  readonly says: string
  readonly schema: JsonSchema
}

export interface RequestBody {
  readonly json: JsonSchema
  /** The multipart form, where the call takes one. */
  readonly form?: JsonSchema
  readonly example: unknown
}

export interface Answer {
  readonly status: number
  readonly says: string
  /** None: there is no body. */
  readonly schema?: JsonSchema
  readonly example?: unknown
  /** `application/json` unless said. */
  readonly type?: string
  readonly headers?: readonly (
    | 'X-Total-Count'
    | 'Link'
    | 'Location'
    | 'ETag'
    | 'Set-Cookie'
    | 'X-Search-Match'
    | 'Accept-Ranges'
    | 'Content-Range'
    | 'Content-Disposition'
  )[]
}

export const answered = (says: string, name: string, example?: unknown): Answer => ({
  status: 200,
  says,
  schema: ref(name),
  ...(example !== undefined && { example }),
})

export const listed = (says: string, name: string, example?: unknown): Answer => ({
  status: 200,
  says,
  schema: arrayOf(ref(name)),
  ...(example !== undefined && { example: [example] }),
  headers: ['X-Total-Count', 'Link'],
})

export const emptied = (says: string): Answer => ({ status: 204, says })

export const paging: readonly Query[] = [
  { name: 'page', says: 'Página, desde 1.', schema: { type: 'integer', minimum: 1, default: 1 } },
  {
    name: 'per_page',
    says: 'Registros por página.',
    schema: { type: 'integer', minimum: 1, maximum: 500, default: 100 },
  },
]

/** A body of JSON texts, all of them required, and of what else may be said. */
export const texts = (
  example: Readonly<Record<string, unknown>>,
  more: Record<string, JsonSchema> = {},
  optional: Record<string, JsonSchema> = {},
): RequestBody => ({
  json: {
    type: 'object',
    properties: {
      ...Object.fromEntries(
        Object.keys(example).map((name) => [name, more[name] ?? { type: 'string', minLength: 1 }]),
      ),
      ...optional,
    },
    required: Object.keys(example),
  },
  example,
})
