import type { FastifyRequest } from 'fastify'
import { type Network, networkOf, type Visitor } from '../domain/index.ts'

/** The network that limits count the request for. */
export const callerNetwork = ({ ip }: FastifyRequest): Network => networkOf(ip)

/** The viewer of a page, only for counting views. */
export const visitorOf = (request: FastifyRequest): Visitor => ({
  network: callerNetwork(request),
  browser: request.headers['user-agent'] ?? '',
})
