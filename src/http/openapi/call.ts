import { z } from 'zod'
import type { ErrorCode } from '../../contract/errors.ts'
import type { RouteAccess } from '../access.ts'
import { pageNumber, pageSize } from '../lists.ts'

/** A route's own declarations. */
export interface DescribedRoute {
  readonly method: string
  /** With `:name` for a parameter. */
  readonly url: string
  readonly access: RouteAccess
  /** Whether it is answered under any load. */
  readonly vital: boolean
}

/** The description of a route, beyond the route's own declarations. */
export interface Call {
  /** The document's `operationId`. */
  readonly id: string
  readonly tag: string
  readonly summary: string
  readonly details?: string
  /** The address's parameters, except record ids. */
  readonly path?: Readonly<Record<string, z.ZodType>>
  readonly query?: Readonly<Record<string, z.ZodType>>
  readonly body?: RequestBody
  readonly answers: readonly DocumentedAnswer[]
  /** Errors beyond those of its access and its body. */
  readonly refuses?: readonly ErrorCode[]
  /**
   * `sends`: the answer has an ETag. `matches`: the call also accepts `If-Match`. `knows`: `If-None-Match` gives 304.
   */
  readonly versions?: 'sends' | 'matches' | 'knows'
  /** Whether it accepts range requests. */
  readonly ranges?: true
  /** Whether it creates, and accepts an `Idempotency-Key`. */
  readonly repeatable?: true
}

/** Calls by their route: `GET /api/v1/public/slides`. */
export type Calls = Readonly<Record<string, Call>>

export interface RequestBody {
  readonly json: z.ZodType
  /** The schema of the multipart form, when the call accepts one. */
  readonly form?: z.ZodType
  /** Whether the call works without a body. */
  readonly optional?: true
  readonly example: unknown
}

type HeaderName =
  | 'X-Total-Count'
  | 'Link'
  | 'Location'
  | 'ETag'
  | 'X-Papelera'
  | 'Set-Cookie'
  | 'X-Search-Match'
  | 'X-Search-Words'
  | 'Accept-Ranges'
  | 'Content-Range'
  | 'Content-Disposition'

export interface DocumentedAnswer {
  readonly status: number
  readonly says: string
  /** The schema of the body; without it there is none. */
  readonly schema?: z.ZodType
  readonly example?: unknown
  /** `application/json` by default. */
  readonly type?: string
  readonly headers?: readonly HeaderName[]
  /** Those that only some of these answers have. */
  readonly sometimes?: readonly HeaderName[]
}

/** Describes a success of this shape, and reduces the example to it. */
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

/** Describes a page of a list. */
export const listed = <S extends z.ZodType>(
  says: string,
  entry: S,
  example?: z.output<S>,
): DocumentedAnswer => ({
  ...answered(says, z.array(entry), example === undefined ? undefined : [example]),
  headers: ['X-Total-Count', 'Link'],
})

export const emptied = (says: string): DocumentedAnswer => ({ status: 204, says })

/** Returns the parameters `page` and `per_page` for a call with this default size. */
export const pagingBy = (size: number) => ({
  page: pageNumber.meta({ description: 'Página, desde 1.', default: 1 }),
  per_page: pageSize.meta({ description: 'Registros por página.', default: size }),
})

export const paging = pagingBy(100)

/** Describes a JSON body with these values. The server ignores others. */
export const sends = <S extends z.ZodRawShape>(
  shape: S,
  example: z.output<z.ZodObject<S>>,
): RequestBody & { readonly json: z.ZodObject } => ({ json: z.looseObject(shape), example })
