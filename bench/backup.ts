import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { readConfig } from '../src/config.ts'
import { type DataPlace, readSource } from '../src/domain/backup/source.ts'
import { connect } from '../src/domain/db/connect.ts'
import { imageFilePaths } from '../src/domain/files/images.ts'
import { placeOf } from '../src/openFiles.ts'
import { databaseIn } from './directory.ts'
import { inTurns, median, milliseconds, ratioOf, two } from './numbers.ts'
import type { Server } from './processes.ts'
import { settings, temporaryData } from './product.ts'
import { startProgram } from './programs.ts'
import type { Row } from './table.ts'

/** Measures a backup of a large site while it serves, and checks what a restore of it returns. */

const run = promisify(execFile)
const PICTURES = 5000
/** The size of each picture's copies, the narrowest first: 1 GB in all. */
const COPY_BYTES = [30_000, 60_000, 110_000]
const ROUNDS = 3
const PAGES_A_SECOND = 50
const SECONDS = 3

export async function backup(dataDir: string, product: Server, branches: number): Promise<Row[]> {
  const path = join(dataDir, 'copia.tar')
  let took = 0
  const measured = await inTurns(ROUNDS, {
    alone: () => pagesP99(product),
    beside: async () => {
      await rm(path, { force: true })
      const begun = performance.now()
      let busy = true
      const made = command('src/commands/backup.ts', dataDir, '--to', path).finally(() => {
        busy = false
        took = performance.now() - begun
      })
      const waits = []
      while (busy) waits.push(await pagesP99(product))
      await made
      return median(waits)
    },
  })
  const growth = ratioOf(measured.beside, measured.alone)
  return [
    {
      what: `Pages (p99, ${PAGES_A_SECOND} a second) while ${branches} branches and 1 GB of files are backed up`,
      measured: `${two(growth)} of without it`,
      beside: `${milliseconds(median(measured.beside))} : ${milliseconds(median(measured.alone))}; it takes ${seconds(took)}`,
      target: '< 2.00',
      met: growth < 2,
    },
    await restored(dataDir, path),
  ]
}

/** Gives pictures of random bytes to branches of a site. */
export async function addPictures(dataDir: string): Promise<void> {
  const database = await connect(databaseIn(dataDir))
  const { db } = database
  const branches = await db.selectFrom('empresa').select('id').orderBy('id', 'desc').limit(PICTURES).execute()
  for (const { id } of branches) {
    const urlfoto = `${id.toString(16).padStart(16, '0')}-1600x1200.webp`
    await db.updateTable('empresa').set({ urlfoto }).where('id', '=', id).execute()
    for (const [copy, path] of imageFilePaths('empresa', urlfoto).entries()) {
      const file = join(dataDir, 'files', path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, randomBytes(COPY_BYTES[copy] ?? 0))
    }
  }
  await database.close()
}

async function restored(dataDir: string, path: string): Promise<Row> {
  const scratch = await temporaryData()
  try {
    const begun = performance.now()
    await command('src/commands/restore.ts', scratch.dir, path)
    const took = performance.now() - begun
    const same = (await hashOf(await placeIn(dataDir))) === (await hashOf(await placeIn(scratch.dir)))
    return {
      what: 'Restore of that into an empty place',
      measured: same ? 'every row and file the same' : 'something differs',
      beside: `it takes ${seconds(took)}`,
      target: 'SHA-256 the same',
      met: same,
    }
  } finally {
    await scratch.remove()
  }
}

/** The SHA-256 of every row and every file of a place. */
async function hashOf(place: DataPlace): Promise<string> {
  const hash = createHash('sha256')
  await readSource(
    place,
    'backup',
    () => new Date(),
    async ({ rows, files }) => {
      for await (const { table, lines } of rows()) hash.update(`${table}\n${lines.join('\n')}\n`)
      for await (const { path, read } of files()) hash.update(`${path}\n`).update((await read()) ?? 'lost')
    },
  )
  return hash.digest('hex')
}

const placeIn = (dataDir: string): Promise<DataPlace> => placeOf(readConfig(settings(dataDir)))

const command = (file: string, dataDir: string, ...args: string[]) =>
  run(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...args], {
    env: { ...process.env, ...settings(dataDir) },
  })

const pagesP99 = async ({ url }: Server): Promise<number> =>
  Number(await startProgram('reader.ts', `${url}/`, PAGES_A_SECOND, SECONDS).next())

const seconds = (ms: number) => `${(ms / 1000).toFixed(0)} s`
