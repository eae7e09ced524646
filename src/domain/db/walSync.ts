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
  let running: Promise<void> = Promise.resolve()
  /** The flush that starts after the running one, which may have begun before the latest commit. */
  let next: Promise<void> | null = null

  const flush = (): Promise<void> => {
    next = null
    log ??= openSync(`${path}-wal`, 'r+')
    running = sync(log)
    return running
  }
  return {
    lasting: () => {
      next ??= running.catch(() => {}).then(flush)
      return next
    },
    close: async () => {
      await (next ?? running).catch(() => {})
      if (log !== null) closeSync(log)
    },
  }
}
