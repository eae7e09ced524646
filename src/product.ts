import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { connect } from './domain/db/connect.ts'
import { migrate } from './domain/db/migrate.ts'
import { diskStore } from './domain/files/disk.ts'
import { createPdfReader } from './domain/files/pdf.ts'
import { createDomain, type Domain } from './domain/index.ts'
import { buildApp } from './http/app.ts'
import { createByteCache } from './http/byteCache.ts'
import type { Readiness } from './http/health.ts'

/** The product, composed and migrated but not yet listening: config → database → domain → app. */
export interface Product {
  readonly app: FastifyInstance
  readonly domain: Domain
  readonly readiness: Readiness
  /** Writes what is gathered and closes everything; the app first. */
  readonly close: () => Promise<void>
}

const CACHE_BYTES = 48 * 1024 * 1024

export interface ProductOptions {
  readonly clock?: () => Date
}

export async function createProduct(
  config: Config,
  { clock = () => new Date() }: ProductOptions = {},
): Promise<Product> {
  const database = connect(config.database)
  await migrate(database)
  const files = await diskStore(join(config.dataDir, 'files'))
  const pdf = createPdfReader()
  const cache = createByteCache(CACHE_BYTES)
  const readiness: Readiness = { open: false }
  let app: FastifyInstance | undefined
  const domain = createDomain({
    database,
    files,
    pdf,
    clock,
    changed: (collection) => {
      if (collection !== 'user') cache.clear()
    },
    report: (error, what) => app?.log.error({ err: error, what }, 'background work failed'),
  })
  app = await buildApp(domain, {
    logLevel: config.logLevel,
    trustProxy: config.trustProxy,
    https: config.publicUrl?.startsWith('https:') ?? false,
    readiness,
    cache,
  })
  const maintenance = await domain.maintain(config.database.kind === 'sqlite')
  const server = app
  return {
    app: server,
    domain,
    readiness,
    close: async () => {
      await server.close()
      await maintenance.stop()
      await pdf.close()
      await database.close()
    },
  }
}
