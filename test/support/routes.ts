import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'
import type { RouteAccess } from '../../src/http/access.ts'
import { createWorld, type DatabaseKind, type World } from './world.ts'

/** One address and method of the app, as its route declares it. */
export interface Route {
  readonly method: string
  readonly url: string
  readonly access: RouteAccess | undefined
  /** False for the answers to unknown addresses and methods. */
  readonly real: boolean
}

/** Creates a world, and lists every route of its app. Fastify reports each instance before a route is added. */
export async function createWorldWithRoutes(
  kind: DatabaseKind,
): Promise<{ world: World; routes: readonly Route[] }> {
  const routes: Route[] = []
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', (route) => {
      routes.push(...listed(route))
    })
  }
  subscribe('fastify.initialization', listen)
  try {
    return { world: await createWorld(kind), routes }
  } finally {
    unsubscribe('fastify.initialization', listen)
  }
}

/** A real route has one method; those for unknown methods have a list. */
const listed = ({ method, url, config }: RouteOptions): Route[] =>
  [method].flat().map((one) => ({ method: one, url, access: config?.access, real: !Array.isArray(method) }))
