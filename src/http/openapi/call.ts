import { z } from 'zod'
import type { ErrorCode } from '../../contract/errors.ts'
import type { RouteAccess } from '../access.ts'
import { pageNumber, pageSize } from '../lists.ts'

/** A route as it declares itself. */
export interface DescribedRoute {
  readonly method: string
  /** With `:name` for a parameter. */
  readonly url: string
  readonly access: RouteAccess
  /** It is answered however much there is to do. */
  readonly vital: boolean
}

/** What the document says of a route beyond what the route itself declares. */
export interface Call {
  /** The document's `operationId`. */
  readonly id: string
  readonly tag: string
  readonly summary: string
  readonly details?: string
  /** The address's parameters that are no record's id. */
  readonly path?: Readonly<Record<string, z.ZodType>>
  readonly query?: Readonly<Record<string, z.ZodType>>
  readonly body?: RequestBody
  readonly answers: readonly DocumentedAnswer[]
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

export interface RequestBody {
  readonly json: z.ZodType
  /** The multipart form, where the call takes one. */
  readonly form?: z.ZodType
  readonly example: unknown
}

export interface DocumentedAnswer {
  readonly status: number
  readonly says: string
  /** None: there is no body. */
  readonly schema?: z.ZodType
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

/** A success of this shape; the example is cut to it. */
export const answered = <S extends z.ZodType>(
  says: string,
  schema: S,
  example?: z.output<S>,
): DocumentedAnswer => ({
  status: 200,
  says,
  schema,
  ...(example !== undefined && { example: schema.parse(example) }),
})

/** A page of a list. */
export const listed = <S extends z.ZodType>(
  says: string,
  entry: S,
  example?: z.output<S>,
): DocumentedAnswer => ({
  ...answered(says, z.array(entry), example === undefined ? undefined : [example]),
  headers: ['X-Total-Count', 'Link'],
})

export const emptied = (says: string): DocumentedAnswer => ({ status: 204, says })

/** What `page` and `per_page` say, where a call that names no size gives pages of this one. */
export const pagingBy = (size: number) => ({
  page: pageNumber.meta({ description: 'Página, desde 1.', default: 1 }),
  per_page: pageSize.meta({ description: 'Registros por página.', default: size }),
})

export const paging = pagingBy(100)

/** A body of JSON with these values; others are ignored. */
export const sends = <S extends z.ZodRawShape>(
  shape: S,
  example: z.output<z.ZodObject<S>>,
): RequestBody & { readonly json: z.ZodObject } => ({ json: z.looseObject(shape), example })
