import type { IncomingMessage } from 'node:http'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { LONGEST_PARAMETER } from '../contract/paths.ts'
import type { Domain } from '../domain/index.ts'
import { enforceAccess } from './access.ts'
import { acceptBodies } from './bodies/bodies.ts'
import { brokenRequests } from './brokenRequests.ts'
import type { AnswerCache } from './cache/answerCache.ts'
import { createFastPath } from './cache/fastPath.ts'
import { answerError, handleErrors } from './errors.ts'
import type { Gate } from './load/gate.ts'
import { quickRefusal } from './load/quickRefusal.ts'
import type { SearchLimit } from './load/searchLimit.ts'
import { shedLoad } from './load/shed.ts'
import { completeMethods } from './methods.ts'
import { type AnswerLog, followAnswers, logStream, requestLog } from './observe/log.ts'
import { createMetrics } from './observe/metrics.ts'
import { nextRequestId } from './observe/requestId.ts'
import { describeRoutes } from './openapi/routes.ts'
import { accountRoutes } from './routes/account.ts'
import { adminRoutes } from './routes/admin.ts'
import { authRoutes } from './routes/auth.ts'
import { cityMapRoutes } from './routes/cityMap.ts'
import { clientRoutes } from './routes/cliente.ts'
import { fileRoutes } from './routes/files.ts'
import { healthRoutes, type Readiness } from './routes/health.ts'
import { panelRoutes } from './routes/panel.ts'
import { proposalRoutes } from './routes/proposals.ts'
import { publicRoutes } from './routes/public.ts'
import { answerPages } from './routes/reads.ts'
import { readable, type SiteOptions, searches, siteRoutes } from './routes/site.ts'
import { siteFileRoutes } from './routes/siteFiles.ts'
import { trashRoutes } from './routes/trash.ts'
import { secure, securityHeaders } from './security.ts'

export interface AppOptions {
  readonly logLevel: string
  readonly trustProxy: boolean | string[]
  readonly https: boolean
  readonly readiness: Readiness
  /** Kept public answers. The composing code drops them when content changes. */
  readonly cache: AnswerCache
  /** The asset cache: pictures and the site's own files. Cleared when a file is removed. */
  readonly assetCache: AnswerCache
  /** Bounds how many answers are made at a time. */
  readonly gate: Gate
  /** Shared by the nodes; the composing code connects it. */
  readonly searchLimit: SearchLimit
  /** Null: only this machine may read metrics. */
  readonly metricsToken: string | null
  /** The React site, and the folder of the files that browsers load, when they are built; null serves the API only. */
  readonly site: (Pick<SiteOptions, 'render' | 'publicUrl'> & { readonly files: string | null }) | null
}

/** Requests are logged at the level `info`. */
const LEVELS_WITH_REQUESTS: ReadonlySet<string> = new Set(['trace', 'debug', 'info'])

/** Builds the whole server, ready to listen or to answer in process: checks first, then the callers' scopes. */
export async function buildApp(domain: Domain, options: AppOptions): Promise<FastifyInstance> {
  const { logLevel, trustProxy, cache, assetCache } = options
  const stream = logStream()
  const metrics = createMetrics(cache, domain.health)
  const writeLine = LEVELS_WITH_REQUESTS.has(logLevel) ? requestLog(stream) : () => {}
  const onAnswer = (answered: AnswerLog) => {
    writeLine(answered)
    metrics.count(answered)
  }
  const broken = brokenRequests(options.https, onAnswer)
  const app = Fastify({
    serverFactory: (handler) => {
      const server = createFastPath(handler, {
        // A search counts for its limit even when its answer is kept.
        kept: (url, accepted) =>
          searches(url) ? null : (cache.get(url, accepted) ?? assetCache.get(url, accepted)),
        trustProxy,
        onAnswer,
        broken,
      })
      // A body may take five minutes, but never half a minute without a byte.
      server.requestTimeout = 300_000
      server.setTimeout(30_000)
      server.keepAliveTimeout = 72_000
      return server
    },
    logger: logLevel === 'silent' ? false : { level: logLevel, stream },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    // A log line names its request itself; a logger for each request would cost more than most answers.
    childLoggerFactory: (logger) => logger,
    genReqId: nextRequestId,
    rewriteUrl: ({ url = '/' }: IncomingMessage) => (options.site ? readable(url) : url),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    // A request with an unreadable address runs no hooks, so it gets its headers here.
    frameworkErrors: (error, request, reply) =>
      answerError(
        error,
        request,
        reply.headers({ ...securityHeaders(options.https), 'x-request-id': request.id }),
      ),
    clientErrorHandler: broken.refuseConnection,
  })
  handleErrors(app)
  const load = shedLoad(app, { gate: options.gate, cache, refuse: quickRefusal(options.https, onAnswer) })
  followAnswers(app, onAnswer)
  secure(app, options.https)
  enforceAccess(app, domain)
  await acceptBodies(app)
  const methods = completeMethods(app)
  const description = describeRoutes(app, cache)
  const ask = answerPages(app)

  metrics.serve(app, options.metricsToken, load)
  healthRoutes(app, domain, options.readiness)
  fileRoutes(app, domain, assetCache)
  cityMapRoutes(app, domain.cityMap, assetCache)
  authRoutes(app, domain, options.https)
  accountRoutes(app, domain)
  publicRoutes(app, domain, cache, options.searchLimit)
  clientRoutes(app, domain)
  adminRoutes(app, domain)
  panelRoutes(app, domain)
  trashRoutes(app, domain)
  proposalRoutes(app, domain)
  description.serve()
  methods.complete()
  if (options.site) {
    if (options.site.files) await siteFileRoutes(app, options.site.files, assetCache)
    siteRoutes(app, domain, { ...options.site, ask, cache, searchLimit: options.searchLimit })
  }
  return app
}
