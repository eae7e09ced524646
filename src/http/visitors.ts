import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Visitor } from '../domain/index.ts'

/** Who looks at a page: for counting views, nothing else. */
export const visitorOf = (request: FastifyRequest): Visitor => ({
  ip: request.ip,
  browser: request.headers['user-agent'] ?? '',
})

/** The site's own reads of the API, in process, carry this secret of the process: they are nobody's visit. */
export const innerHeader = { name: 'x-zocalo-inner', value: randomUUID() } as const

export const isInner = (request: FastifyRequest): boolean =>
  request.headers[innerHeader.name] === innerHeader.value
