import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Actor, type Caller, type Domain, Refusal } from '../domain/index.ts'

/** Who may call a route. Every route states it in its `config`; without it the start fails. */
export type RouteAccess = 'public' | 'session' | 'cliente' | 'admin'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteAccess
    /** The accepted body: none, JSON of 64 KB, or JSON and multipart of 36 MB. */
    takes?: 'nothing' | 'json' | 'upload'
    /** Whether the body may be absent. */
    bodyOptional?: true
    /** On a public route: the answer is for this caller only, so shared caches must not store it. */
    personal?: true
  }
  interface FastifyRequest {
    /** A visitor on public routes, whatever token was sent. */
    actor: Actor
    /** The account's id, for the log: of the logged-in caller, or of the one who has just logged in. */
    account: number | null
    /**
     * Checks the caller again after the body has arrived, which may take minutes. Throws unauthenticated, forbidden.
     */
    confirmActor: () => Promise<void>
  }
}

const visitor: Actor = { kind: 'visitor' }

/** Enforces every route's rule before a body is read. */
export function enforceAccess(app: FastifyInstance, domain: Domain): void {
  app.decorateRequest('actor', { getter: () => visitor })
  app.decorateRequest('confirmActor', async () => {})
  app.decorateRequest('account', null)
  app.addHook('onRoute', (route) => {
    if (!route.config?.access) throw new Error(`${route.method} ${route.url} does not state who may call it`)
  })
  app.addHook('onRequest', (request, reply, done) => {
    const { access = 'public', personal } = request.routeOptions.config
    if (personal || access !== 'public') reply.header('cache-control', 'no-store')
    if (access === 'public') return done()
    actorOf(domain, request).then((actor) => {
      if (actor.kind === 'user') request.account = actor.id
      if (!mayCall(access, actor)) return done(refusalOf(actor))
      Object.defineProperty(request, 'actor', { value: actor })
      request.confirmActor = () => domain.session.confirm(actor)
      done()
    }, done)
  })
}

async function actorOf(domain: Domain, request: FastifyRequest): Promise<Actor> {
  const token = /^Bearer +([\w-]{20,100})$/i.exec(request.headers.authorization ?? '')?.[1]
  return token ? domain.session.actorOf(token, request.id) : visitor
}

const mayCall = (access: RouteAccess, actor: Actor): actor is Caller =>
  actor.kind === 'user' && (access === 'session' || actor.role === access)

const refusalOf = (actor: Actor) => new Refusal(actor.kind === 'visitor' ? 'unauthenticated' : 'forbidden')
