import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import { manualName } from '../domain/backup/kept.ts'
import { readSource } from '../domain/backup/source.ts'
import { writeBackup } from '../domain/backup/write.ts'
import { lowerPriority } from '../domain/scheduling/processPriority.ts'
import { placeOf } from '../openFiles.ts'
import { runCommand } from './runCommand.ts'

/**
 * `npm run backup [-- --to FILE]`: writes the site's data into one file, while the site serves, and prints its path.
 */
const usage = 'Uso: npm run backup [-- --to archivo.tar | --to carpeta]'

await runCommand(usage, run)

async function run(): Promise<void> {
  lowerPriority('whenever')
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  const config = readConfig()
  const clock = () => new Date()
  const to = resolve(values.to ?? config.backupDir ?? join(config.dataDir, 'respaldos'))
  const path = to.endsWith('.tar') ? to : join(to, manualName(clock()))
  const { missing } = await readSource(await placeOf(config), 'backup', clock, (source) =>
    writeBackup(source, path),
  )
  for (const lost of missing) console.error(`Falta un archivo que el sitio nombra: ${lost}`)
  console.log(path)
}
