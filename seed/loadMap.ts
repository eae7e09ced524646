import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { planoFile } from './puntos.ts'

/** Puts the demo's map at a path, complete or not at all, unless there is a map already. */
export async function installMap(path: string): Promise<void> {
  const draft = `${path}.${randomBytes(4).toString('hex')}`
  await writeFile(draft, await readFile(planoFile), { mode: 0o600 })
  await link(draft, path).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
}
