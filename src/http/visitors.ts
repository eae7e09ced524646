import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { type Network, networkOf, type Visitor } from '../domain/index.ts'

/** As whom limits count the request. */
export const callerNetwork = ({ ip }: FastifyRequest): Network => networkOf(ip)

/** Who looks at a page: for counting views, nothing else. */
export const visitorOf = (request: FastifyRequest): Visitor => ({
  network: callerNetwork(request),
  browser: request.headers['user-agent'] ?? '',
})

/** The site's own reads of the API, in process, carry this secret of the process: they are nobody's visit. */
export const innerHeader = { name: 'x-zocalo-inner', value: randomUUID() } as const

export const isInner = (request: FastifyRequest): boolean =>
  request.headers[innerHeader.name] === innerHeader.value
