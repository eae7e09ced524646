import { parseArgs } from 'node:util'
import { BadConfig, readConfig } from '../config.ts'
import { load } from '../domain/backup/load.ts'
import { readBackup } from '../domain/backup/read.ts'
import { placeOf } from '../openFiles.ts'
import { runCommand } from './runCommand.ts'

/**
 * `npm run restore FILE`: restores a backup into an empty site, on the database and the files that the settings name.
 */
const usage = 'Uso: npm run restore archivo.tar'

await runCommand(usage, run)

async function run(): Promise<void> {
  const [path] = parseArgs({ allowPositionals: true }).positionals
  if (!path) throw new BadConfig(usage)
  const place = await placeOf(readConfig())
  await readBackup(path, async (source) => {
    const { rows, files } = await load(source, place)
    console.log(
      `Restaurado y comparado: ${rows} registros, ${files} archivos, como estaban el ${source.contents.at}.`,
    )
  })
}
