import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { claiming, film, hugePicture, longDocument } from '../test/support/hostileFiles.ts'
import { megabytesOf } from './memory.ts'
import { inTurns, median, milliseconds, ratioOf, two } from './numbers.ts'
import type { Server } from './processes.ts'
import { settings, tokenOf } from './product.ts'
import { startProgram } from './programs.ts'
import type { Row } from './table.ts'

/** Measures how two people who send costly files affect visitors and memory. */

const ROUNDS = 5
const PAGES_A_SECOND = 50
const SECONDS = 6
const MOST_GROWTH = 3
const MOST_LEFT_MB = 100
/** The decoding processes stay for a while; the memory is free after it. */
const LONGEST_RETURN_MS = 90_000
const other = { email: 'otra@example.com', password: 'otra contraseña del banco' }

/** `idle`: MB of the product before any work; the other measurements run before this one. */
export async function hostileUploads(product: Server, dataDir: string, idle: number): Promise<Row[]> {
  const files = await filesIn(dataDir)
  await run('src/commands/admin.ts', dataDir, '--email', other.email, '--password', other.password)
  const people = [await tokenOf(product), await tokenOf(product, other)]
  const sent: string[] = []
  const measured = await inTurns(ROUNDS, {
    alone: () => pagesP99(product),
    beside: async () => {
      const uploaders = people.map((token, person) =>
        startProgram(
          'uploader.ts',
          product.url,
          token,
          ...files.slice(person * 2),
          ...files.slice(0, person * 2),
        ),
      )
      for (const uploader of uploaders) await uploader.next()
      const found = await pagesP99(product)
      for (const uploader of uploaders) sent.push(await uploader.end())
      return found
    },
  })
  const growth = ratioOf(measured.beside, measured.alone)
  return [
    {
      what: `Pages (p99, ${PAGES_A_SECOND} a second) while two send pictures of 50 megapixels, bombs and PDFs of 1500 pages`,
      measured: `${two(growth)} of without them`,
      beside: `${milliseconds(median(measured.beside))} : ${milliseconds(median(measured.alone))}; ${sent.at(-1)}`,
      target: `< ${two(MOST_GROWTH)}`,
      met: growth < MOST_GROWTH,
    },
    await returned(product, idle),
  ]
}

async function filesIn(folder: string): Promise<string[]> {
  const files = {
    'grande.png': await hugePicture(),
    'pelicula.gif': await film(1600, 1600, 39),
    'paginas.pdf': await longDocument(1500),
    'bomba.png': await claiming(50_000, 50_000),
    'larga.gif': await film(1600, 1600, 156),
  }
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes)
  return Object.keys(files).map((name) => join(folder, name))
}

const run = (program: string, dataDir: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', program, ...args], {
    env: { ...process.env, ...settings(dataDir) },
  })

const pagesP99 = async ({ url }: Server): Promise<number> =>
  Number(await startProgram('reader.ts', `${url}/`, PAGES_A_SECOND, SECONDS).next())

/** Measures how long it takes until the product, with all its processes, uses hardly more memory than before. */
async function returned(product: Server, idle: number): Promise<Row> {
  const begun = performance.now()
  const busy = await megabytesOf(product)
  let now = busy
  while (now > idle + MOST_LEFT_MB && performance.now() - begun < LONGEST_RETURN_MS) {
    await new Promise((wait) => setTimeout(wait, 2000))
    now = await megabytesOf(product)
  }
  return {
    what: 'Memory of all processes after that, once it is quiet',
    measured: `${now.toFixed(0)} MB after ${((performance.now() - begun) / 1000).toFixed(0)} s`,
    beside: `${busy.toFixed(0)} MB at its end, ${idle.toFixed(0)} MB before`,
    target: `< ${(idle + MOST_LEFT_MB).toFixed(0)} MB`,
    met: now <= idle + MOST_LEFT_MB,
  }
}
