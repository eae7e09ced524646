import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A disk of a few megabytes, in memory, for one node. */
export interface SmallDisk {
  /** Fills it to the last byte. */
  readonly fill: () => Promise<void>
  readonly free: () => Promise<void>
  readonly unmount: () => Promise<void>
}

/** Mounts it at a folder; null where this account may not mount. */
export async function mountSmallDisk(folder: string): Promise<SmallDisk | null> {
  await mkdir(folder, { recursive: true })
  const mounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder]).then(
    () => true,
    () => false,
  )
  if (!mounted) return null
  const filler = join(folder, 'relleno')
  return {
    fill: async () => {
      await writeFile(filler, Buffer.alloc(8 * 1024 * 1024)).catch((error) => {
        if (error.code !== 'ENOSPC') throw error
      })
    },
    free: () => rm(filler, { force: true }),
    unmount: async () => {
      await run('umount', ['--lazy', folder])
    },
  }
}
