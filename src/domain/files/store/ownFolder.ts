import { chmod, lstat, readdir, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Only its owner may read the data folder, whoever starts the product, with any umask (contract.md, section 11). */

/** The modes of new folders and files. */
export const OWN_FOLDER = 0o700
export const OWN_FILE = 0o600

/** The entries that belong to the product; others are left alone. */
const OURS = /^(zocalo\.sqlite.*|files|respaldos|demo-sin-terminar)$/

/**
 * Withdraws others' access to data that an older version or a person made readable. It walks the folder only if an
 * entry is open, and changes the folder's own mode last, so that the next start completes an interrupted run. Returns
 * false where the system lets only another user change it.
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

/** Follows no link: its target may belong to anybody. */
async function closeAll(path: string): Promise<void> {
  const found = await lstat(path)
  if (found.isDirectory()) {
    for (const name of await readdir(path)) await closeAll(join(path, name))
    await chmod(path, OWN_FOLDER)
  } else if (found.isFile()) await chmod(path, OWN_FILE)
}

/** Empty when there is no such folder. */
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
