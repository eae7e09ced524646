import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BadConfig, type Config, readConfig } from './config.ts'
import { OWN_FILE, OWN_FOLDER } from './domain/files/store/ownFolder.ts'
import { drain } from './http/load/drain.ts'
import { createProduct, siteAddress } from './product.ts'
import { returnMemory } from './returnMemory.ts'
import { adminSettingFault, LISTENING, OPENING, settingFault } from './startFailure.ts'

/** How long requests in flight may take to finish. */
const GRACE_MS = 10_000
const DEMO = fileURLToPath(new URL('./commands/demo.ts', import.meta.url))

/** Starts the product, loads the demo into new data, and stops it gracefully. */
try {
  await start()
} catch (error) {
  console.error(error instanceof BadConfig ? error.message : error)
  process.exit(1)
}

async function start(): Promise<void> {
  const config = readConfig()
  const dev = process.argv.includes('--dev') ? await (await import('../scripts/vite/dev.ts')).devSite() : null
  const open = () =>
    createProduct(config, dev ? { site: dev.render } : {}).catch((error) => {
      throw settingFault(error, OPENING)
    })
  let product = await open()

  const fresh = await product.domain.isEmpty()
  const admin = await product.domain.admins
    .makeFirst(config.admin.email, config.admin.password)
    .catch((error) => {
      throw adminSettingFault(error)
    })
  if (admin?.password) console.log(`Primer administrador: ${admin.email}  Contraseña: ${admin.password}`)
  const demoAdmin = await unfinishedDemo(config, fresh && admin ? admin.id : null)
  if (demoAdmin !== null) {
    // Nothing is served yet, so the demo's process may do the background work.
    await product.close()
    await fillNew(config, demoAdmin, siteAddress(config, product.app))
    product = await open()
  }
  const { app } = product
  dev?.serve(app.server)
  await app.listen({ host: config.host, port: config.port }).catch((error) => {
    throw settingFault(error, LISTENING)
  })
  product.readiness.open = true
  returnMemory()
  console.log(`Zócalo: ${siteAddress(config, app)}`)

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    product.readiness.open = false
    await drain(app.server, { goOnMs: config.drainSeconds * 1000, graceMs: GRACE_MS })
    setTimeout(() => process.exit(1), GRACE_MS).unref()
    await product.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** A file with the first administrator's id, which exists until the demo is loaded completely. */
function unfinished(config: Config): string {
  return join(config.dataDir, 'demo-sin-terminar')
}

/**
 * Returns the owner of the demo that has to be loaded: of a new site (`adminId` is its first administrator), or after
 * an interrupted load. Null when there is nothing to load.
 */
async function unfinishedDemo(config: Config, adminId: number | null): Promise<string | null> {
  if (!config.demo) return null
  if (adminId !== null) {
    await mkdir(config.dataDir, { recursive: true, mode: OWN_FOLDER })
    await writeFile(unfinished(config), String(adminId), { mode: OWN_FILE })
  }
  return existsSync(unfinished(config)) ? readFile(unfinished(config), 'utf8') : null
}

async function fillNew(config: Config, adminId: string, site: string): Promise<void> {
  console.log('Cargando el contenido de demostración…')
  const child = fork(DEMO, [adminId, site], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('the demo could not be loaded')
  // Nodes that share this folder may both have loaded the demo.
  await rm(unfinished(config), { force: true })
}
