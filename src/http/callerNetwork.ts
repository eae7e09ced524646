import type { FastifyRequest } from 'fastify'
import { type Network, networkOf, type Visitor } from '../domain/index.ts'

/** As whom limits count the request. */
export const callerNetwork = ({ ip }: FastifyRequest): Network => networkOf(ip)

/** Who looks at a page: for counting views, nothing else. */
export const visitorOf = (request: FastifyRequest): Visitor => ({
  network: callerNetwork(request),
  browser: request.headers['user-agent'] ?? '',
})
