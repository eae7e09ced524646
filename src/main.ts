import { BadConfig, readConfig } from './config.ts'
import { addressOf, createProduct } from './product.ts'

/** What is under way may take so long to finish. */
const GRACE_MS = 10_000

/** Starts the product, loads the demo into new data, and stops it gracefully. */
try {
  await start()
} catch (error) {
  console.error(error instanceof BadConfig ? error.message : error)
  process.exit(1)
}

async function start(): Promise<void> {
  const config = readConfig()
  const product = await createProduct(config)
  const { app, domain } = product

  const fresh = await domain.isEmpty()
  const admin = await domain.admins.makeFirst(config.admin.email, config.admin.password)
  if (fresh && admin && config.demo) {
    const { loadDemo } = await import('../seed/load.ts')
    console.log('Cargando el contenido de demostración…')
    await loadDemo(domain, admin.id)
  }
  await app.listen({ host: config.host, port: config.port })
  product.readiness.open = true
  console.log(`Zócalo: ${addressOf(config, app)}`)
  if (admin?.password) console.log(`Primer administrador: ${admin.email}  Contraseña: ${admin.password}`)

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    product.readiness.open = false
    setTimeout(() => process.exit(1), GRACE_MS).unref()
    await product.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
