import { readFileSync } from 'node:fs'
import { parseArgs, parseEnv } from 'node:util'
import { BadConfig, type Config, readConfig } from '../config.ts'
import { load } from '../domain/backup/load.ts'
import { readSource } from '../domain/backup/source.ts'
import { placeOf } from '../openFiles.ts'
import { runCommand } from './runCommand.ts'

/**
 * `npm run move -- --to FILE.env [--from FILE.env]`: copies a whole site to another database and file store, named by a
 * file of settings like `.env`. It reads from the present settings, or from those of another such file.
 */
const usage = 'Uso: npm run move -- --to destino.env [--from origen.env]'

await runCommand(usage, run)

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { to: { type: 'string' }, from: { type: 'string' } } })
  if (!values.to) throw new BadConfig(usage)
  const from = await placeOf(values.from ? settingsIn(values.from) : readConfig())
  const to = await placeOf(settingsIn(values.to))
  const { rows, files, sent, missing } = await readSource(
    from,
    'move',
    () => new Date(),
    (source) => load(source, to),
  )
  for (const lost of missing) console.error(`Falta un archivo que el sitio nombra: ${lost}`)
  console.log(`Copiado y comparado: ${rows} registros, ${files} archivos (${sent} enviados esta vez).`)
}

function settingsIn(path: string): Config {
  return readConfig(parseEnv(readFileSync(path, 'utf8')))
}
