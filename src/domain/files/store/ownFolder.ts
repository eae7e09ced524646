import { chmod, lstat, readdir, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The folder of the data is its owner's alone, whoever starts the product and with whatever umask (contract.md, section 11). */

/** What is made there is made with these. */
export const OWN_FOLDER = 0o700
export const OWN_FILE = 0o600

/** What the product keeps in it; all else is somebody else's. */
const OURS = /^(zocalo\.sqlite.*|files|respaldos|demo-sin-terminar)$/

/**
 * Takes from all others what an older version, or a hand, let them read. Only a folder where something is open is gone
 * through, and its own mode changes last, so that a start that is cut off is completed by the next. Gives false where the
 * system lets only another change it.
 */
export async function closeToOthers(folder: string): Promise<boolean> {
  const entries = (await entriesOf(folder)).filter((name) => OURS.test(name))
  const paths = entries.map((name) => join(folder, name))
  const open = await Promise.all([folder, ...paths].map(isOpen))
  if (!open.includes(true)) return true
  try {
    for (const path of paths) await closeAll(await realpath(path))
    await chmod(folder, OWN_FOLDER)
    return true
  } catch (error) {
    if (codeOf(error) === 'EPERM' || codeOf(error) === 'EROFS') return false
    throw error
  }
}

/** Follows no link: whoever put one there may have meant anything. */
async function closeAll(path: string): Promise<void> {
  const found = await lstat(path)
  if (found.isDirectory()) {
    for (const name of await readdir(path)) await closeAll(join(path, name))
    await chmod(path, OWN_FOLDER)
  } else if (found.isFile()) await chmod(path, OWN_FILE)
}

/** None where there is no such folder. */
async function entriesOf(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}

async function isOpen(path: string): Promise<boolean> {
  try {
    const { mode } = await stat(path)
    return (mode & 0o077) !== 0
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)
