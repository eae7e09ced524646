import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { forkNight } from './commands/forkNight.ts'
import type { Config } from './config.ts'
import { openCityMap } from './domain/cityMap/cityMap.ts'
import { connect } from './domain/db/connect.ts'
import { migrate } from './domain/db/migrate.ts'
import type { DatabaseWatch } from './domain/db/watch.ts'
import { createDecoder } from './domain/files/decoding/decoder.ts'
import { closeToOthers } from './domain/files/store/ownFolder.ts'
import type { FileStore } from './domain/files/store/store.ts'
import { createDomain, type Domain, tags } from './domain/index.ts'
import { createHtmlCleaner } from './domain/texts/richText.ts'
import { buildApp } from './http/app.ts'
import { createAnswerCache } from './http/cache/answerCache.ts'
import { createGate } from './http/load/gate.ts'
import { createSearchLimit } from './http/load/searchLimit.ts'
import type { Readiness } from './http/routes/health.ts'
import type { RenderSite } from './http/routes/site.ts'
import { securityHeaders } from './http/security.ts'
import { openFiles } from './openFiles.ts'
import { openMapFile } from './openMap.ts'

/** The product, composed and migrated but not yet listening: config → database → domain → app. */
export interface Product {
  readonly app: FastifyInstance
  readonly domain: Domain
  readonly readiness: Readiness
  /** Runs the background work that is due. */
  readonly settle: () => Promise<void>
  /** Writes what is still in memory and closes everything, the app first. */
  readonly close: () => Promise<void>
}

/** The output of `npm run build` for src/web. */
const BUILD = fileURLToPath(new URL('../build', import.meta.url))

const CACHE_BYTES = 24 * 1024 * 1024
/**
 * How many answers are made at a time. On PostgreSQL most of their time is the database's; SQLite works in this thread.
 */
const AT_ONCE = { sqlite: 3, postgres: 6 } as const
const ASSET_CACHE_BYTES = 8 * 1024 * 1024

export interface ProductOptions {
  readonly clock?: () => Date
  /** `false`: only the API. A function renders the site in place of the built one, and nothing is kept. */
  readonly site?: boolean | RenderSite
  /** `false` leaves the background work to the serving process. */
  readonly background?: boolean
}

export async function createProduct(
  config: Config,
  { clock = () => new Date(), site = true, background = true }: ProductOptions = {},
): Promise<Product> {
  const closed = await closeToOthers(config.dataDir)
  const database = await connect(config.database)
  await migrate(database)
  const stored = await openFiles(config, background)
  const html = createHtmlCleaner()
  const decoder = createDecoder()
  const https = config.publicUrl?.startsWith('https:') ?? false
  const report = (error: unknown, what: string, requestId?: string | null) =>
    app?.log.error({ reqId: requestId ?? undefined, err: error, what }, 'background work failed')
  const assetCache = createAnswerCache(ASSET_CACHE_BYTES, securityHeaders(https))
  const files: FileStore = {
    ...stored,
    remove: async (path) => {
      await stored.remove(path)
      assetCache.drop([tags.file(path)])
    },
  }
  let watch: DatabaseWatch | undefined
  const gate = createGate(AT_ONCE[database.dialect])
  const cache = createAnswerCache(typeof site === 'function' ? 1 : CACHE_BYTES, securityHeaders(https), {
    current: () => watch?.current() ?? true,
    gate,
  })
  const readiness: Readiness = { open: false }
  const cityMap = await openCityMap(await openMapFile(config), {
    changed: () => {
      cache.drop([tags.cityMap])
      assetCache.drop([tags.cityMap])
    },
    report: (error) => report(error, 'looking at the map'),
  })
  let app: FastifyInstance | undefined
  const log = (what: object, message: string) => app?.log.info(what, message)
  const domain = createDomain({
    mailer: config.smtp
      ? (await import('./domain/background/smtp.ts')).smtpMailer(config.smtp.url, config.smtp.from)
      : { delivers: false, send: async (letter) => log({ letter }, 'letter not sent: SMTP_URL is not set') },
    address: () => siteAddress(config, app),
    database,
    files,
    html,
    decoder,
    cityMap,
    backUp: config.backupDir ? forkNight({ config, folder: config.backupDir, site: site === true }) : null,
    clock,
    changed: cache.drop,
    log,
    report,
  })
  const searchLimit = createSearchLimit({
    send: database.send,
    report: (error) => report(error, 'telling other nodes of searches'),
  })
  app = await buildApp(domain, {
    logLevel: config.logLevel,
    trustProxy: config.trustProxy,
    https,
    readiness,
    cache,
    assetCache,
    gate,
    searchLimit,
    metricsToken: config.metricsToken,
    site: site
      ? {
          render: typeof site === 'function' ? site : await loadSite(),
          files: site === true ? join(BUILD, 'client') : null,
          publicUrl: () => siteAddress(config, app),
        }
      : null,
  })
  if (!closed) app.log.warn({ folder: config.dataDir }, 'others may read the data: its folder is not our own')
  if (background)
    watch = database.watch({
      changed: cache.drop,
      received: searchLimit.receive,
      report: (error) => report(error, 'watching the database'),
    })
  const maintenance = background ? await domain.maintain(config.database.kind === 'sqlite') : null
  const server = app
  return {
    app: server,
    domain,
    readiness,
    settle: async () => maintenance?.settle(),
    close: async () => {
      await server.close()
      await maintenance?.stop()
      await watch?.close()
      await cityMap.close()
      await html.close()
      decoder.close()
      await database.close()
    },
  }
}

async function loadSite(): Promise<RenderSite> {
  const bundle: { default: RenderSite } = await import(join(BUILD, 'server', 'index.js'))
  return bundle.default
}

/** PUBLIC_URL, or the address that the server listens on. */
export function siteAddress(config: Config, app: FastifyInstance | undefined): string {
  const address = app?.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  return config.publicUrl ?? `http://localhost:${port}`
}
