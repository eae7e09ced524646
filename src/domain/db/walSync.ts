import { closeSync, fdatasync, openSync } from 'node:fs'
import { promisify } from 'node:util'

const sync = promisify(fdatasync)

/**
 * Flushes the commits of a SQLite file to disk in another thread, because this one would wait for the disk at every
 * commit. With `synchronous=NORMAL` a commit is in the log when it returns, and after any crash the log is intact up to
 * some commit. It is on the disk when this is done.
 */
export interface WalSync {
  /** Resolves when all present commits are on the disk. Callers that wait at the same time share one flush. */
  readonly lasting: () => Promise<void>
  readonly close: () => Promise<void>
}

/** `path` is the database's; the log stands beside it after the first commit. */
export function walSync(path: string): WalSync {
  let log: number | null = null
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null

  const begin = (): Promise<void> => {
    log ??= openSync(`${path}-wal`, 'r+')
    running = sync(log).finally(() => {
      running = null
    })
    return running
  }
  return {
    // The running flush may have started before the commit.
    lasting: () => {
      if (!running) return begin()
      next ??= running
        .catch(() => {})
        .then(() => {
          next = null
          return begin()
        })
      return next
    },
    close: async () => {
      await running?.catch(() => {})
      if (log !== null) closeSync(log)
    },
  }
}
