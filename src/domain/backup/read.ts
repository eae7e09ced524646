import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { z } from 'zod'
import { BackupProblem, problems } from './problem.ts'
import type { BackupSource } from './source.ts'
import { type TarEntry, tarEntries } from './tar.ts'

const decompress = promisify(gunzip)

const SUM_LENGTH = 64
const count = z.int().nonnegative()
const contentsSchema = z.object({
  version: z.string(),
  at: z.iso.datetime(),
  migrations: z.array(z.string()),
  scope: z.enum(['backup', 'move']),
  tables: z.array(z.object({ name: z.string(), rows: count, lastId: count })),
})

/** Calls `work` with the contents of a backup. Throws BackupProblem before that when a single byte is damaged. */
export async function readBackup<T>(path: string, work: (source: BackupSource) => Promise<T>): Promise<T> {
  const file = await open(path, 'r')
  try {
    if (!(await isWhole(file))) throw new BackupProblem(problems.damaged(path))
    return await work(await sourceIn(file))
  } finally {
    await file.close()
  }
}

async function isWhole(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat()
  const end = size - SUM_LENGTH
  if (end <= 0) return false
  const hash = createHash('sha256')
  for await (const chunk of file.createReadStream({ start: 0, end: end - 1, autoClose: false }))
    hash.update(chunk)
  const { buffer } = await file.read(Buffer.alloc(SUM_LENGTH), 0, SUM_LENGTH, end)
  return buffer.toString('latin1') === hash.digest('hex')
}

async function sourceIn(file: FileHandle): Promise<BackupSource> {
  const { value: first } = await tarEntries(file).next()
  const contents = contentsSchema.parse(JSON.parse(String(await first?.read())))
  return {
    contents,
    rows: async function* () {
      for await (const { name, read } of tarEntries(file)) {
        const table = /^rows\/(\w+)\//.exec(name)?.[1]
        if (table) yield { table, lines: String(await decompress(await read())).split('\n') }
      }
    },
    paths: async function* () {
      for await (const { path } of filesIn(file)) yield path
    },
    files: async function* () {
      for await (const { path, entry } of filesIn(file)) yield { path, read: entry.read }
    },
  }
}

/** Accepts only names that the product gives, because a manipulated archive must not write elsewhere. */
async function* filesIn(file: FileHandle): AsyncGenerator<{ path: string; entry: TarEntry }> {
  for await (const entry of tarEntries(file)) {
    const path = /^files\/((?:img|storage)(?:\/[\w-][\w.-]*)+)$/.exec(entry.name)?.[1]
    if (path) yield { path, entry }
    else if (entry.name.startsWith('files/')) throw new Error(`not a file of the product: ${entry.name}`)
  }
}
