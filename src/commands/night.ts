import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { backupName, clearLeftovers, prune, untried } from '../domain/backup/kept.ts'
import { BackupProblem, problems } from '../domain/backup/problem.ts'
import { type DataPlace, readSource } from '../domain/backup/source.ts'
import { tryOut } from '../domain/backup/tryOut.ts'
import { giveName, writeBackup } from '../domain/backup/write.ts'
import { OWN_FOLDER } from '../domain/files/store/ownFolder.ts'
import { lowerPriority } from '../domain/scheduling/processPriority.ts'
import { placeOf } from '../openFiles.ts'
import { createProduct } from '../product.ts'
import type { NightOrder } from './forkNight.ts'

/**
 * Makes the nightly backup, for the serving process that forked this one: writes it, tries it out, gives it its name,
 * and removes old ones.
 */
lowerPriority('whenever')
process.on('disconnect', () => process.exit(1))
try {
  const [order] = await once(process, 'message')
  await makeBackup(order)
  process.exit(0)
} catch (error) {
  const text = error instanceof BackupProblem ? error.message : inspect(error)
  process.send?.(text, () => process.exit(1))
}

async function makeBackup({ config, folder, site }: NightOrder): Promise<void> {
  const clock = () => new Date()
  await mkdir(folder, { recursive: true, mode: OWN_FOLDER })
  await clearLeftovers(folder)
  const path = join(folder, backupName(clock()))
  const { missing } = await readSource(await placeOf(config), 'backup', clock, (source) =>
    writeBackup(source, untried(path)),
  )
  await tryOut(untried(path), folder, (place, scratch) => look({ config, folder, site }, place, scratch))
  await giveName(untried(path), path)
  await prune(folder)
  if (missing.length > 0) throw new BackupProblem(problems.missing(missing))
}

/** Checks that a site runs on the restored data. */
async function look({ config, site }: NightOrder, place: DataPlace, dataDir: string): Promise<void> {
  const { app, close } = await createProduct(
    {
      ...config,
      dataDir,
      database: place.database,
      s3: null,
      smtp: null,
      backupDir: null,
      logLevel: 'silent',
    },
    { site, background: false },
  )
  const answer = await app.inject({ method: 'GET', url: site ? '/' : '/api/v1/public/ajustes' })
  await close()
  if (answer.statusCode !== 200) throw new BackupProblem(problems.noPage)
}
