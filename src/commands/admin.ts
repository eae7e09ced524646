import { parseArgs } from 'node:util'
import { BadConfig, readConfig } from '../config.ts'
import { createProduct } from '../product.ts'
import { runCommand } from './runCommand.ts'

/**
 * `npm run admin -- --email E [--password P]`: creates an administrator, or makes an account one and sets its password.
 */
const usage = 'Uso: npm run admin -- --email correo@dominio.mx [--password contraseña]'

await runCommand(usage, run)

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { email: { type: 'string' }, password: { type: 'string' } } })
  if (!values.email) throw new BadConfig(usage)
  const product = await createProduct(
    { ...readConfig(), logLevel: 'silent' },
    { site: false, background: false },
  )
  try {
    const made = await product.domain.admins.make(values.email, values.password ?? null)
    console.log(
      made.existed
        ? `La cuenta ${made.email} ya existía: ahora es de administración, está aprobada y tiene contraseña nueva.`
        : `Administrador creado: ${made.email}`,
    )
    if (made.password) console.log(`Contraseña: ${made.password}`)
  } finally {
    await product.close()
  }
}
