import { closeSync, fdatasync, openSync } from 'node:fs'
import { promisify } from 'node:util'

const sync = promisify(fdatasync)

/**
 * Makes what is committed to a SQLite file last, in another thread: this one would wait for the disk at every commit. With
 * `synchronous=NORMAL` a commit is in the log when it returns, and the log is whole after any crash, up to some commit; it
 * is on the disk when this is done.
 */
export interface WalSync {
  /** Resolves when all that is committed by now is on the disk; those who wait at the same time share one look at it. */
  readonly lasting: () => Promise<void>
  readonly close: () => Promise<void>
}

/** `path`: the database's; the log stands beside it from the first commit on. */
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
    // What runs now may have begun before the commit.
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
