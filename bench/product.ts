import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Server, startServer } from './processes.ts'

/** The product, started by `npm start` on its own data. */

export const administrator = { email: 'bench@example.com', password: 'contraseña del banco de pruebas' }

/** An empty data folder, and a function that removes it. */
export async function temporaryData(): Promise<{ dir: string; remove: () => Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'zocalo-bench-'))
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) }
}

/** The settings of a product on this data folder only. */
export const settings = (dataDir: string): Record<string, string> => ({
  HOST: '127.0.0.1',
  PORT: '0',
  PUBLIC_URL: '',
  DATABASE_URL: '',
  S3_BUCKET: '',
  DATA_DIR: dataDir,
  DEMO: 'yes',
  LOG_LEVEL: 'info',
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
})

/** Installs and builds what is out of date, loads the demo into new data, and serves. */
export const startProduct = (dataDir: string, env: Record<string, string> = {}): Promise<Server> =>
  startServer(['scripts/start.mjs'], { ...settings(dataDir), ...env })

/** Returns a token of the administrator, or of another account. */
export async function tokenOf({ url }: Server, account = administrator): Promise<string> {
  const answer = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  const { token }: { token: string } = await answer.json()
  return token
}
