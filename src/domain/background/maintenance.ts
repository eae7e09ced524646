import { purgeLinks } from '../accounts/passwordLink.ts'
import { answerRequest, dropRequest } from '../accounts/recovery.ts'
import { purgeSessions } from '../accounts/session.ts'
import { backUpAtNight } from '../backup/nights.ts'
import { purgeActivity } from '../changes/activity.ts'
import { gatherVersions } from '../changes/contentVersion.ts'
import type { Context } from '../context.ts'
import { type Lock, unlessOther } from '../db/locks.ts'
import { sweep } from '../files/store/ledger.ts'
import type { FilesWatch } from '../files/store/watch.ts'
import { noteFailedSeries } from '../limits/failedSeries.ts'
import { purgeAttempts } from '../limits/limits.ts'
import { purgeNetworks } from '../limits/loginAttempts.ts'
import { foldTallies } from '../records/counts.ts'
import { purgeIdempotencyKeys } from '../records/createOnce.ts'
import { thinVersions } from '../records/history/thinning.ts'
import { purgeTrash } from '../records/history/trash.ts'
import { rebuildSearch } from '../search/index.ts'
import { sweepTextPictures } from '../texts/textPicturesSweep.ts'
import { isoAgo, SECOND } from '../time.ts'
import { purgePreviews } from '../views/recordPreviews.ts'
import { readCatalogo, readUnread } from './catalogoPdf.ts'
import { settleDueTimes } from './dueTimes.ts'
import { runJobs } from './jobs.ts'
import { dropLetter, sendMail } from './letters.ts'
import type { Visits } from './visits.ts'

/** The parts of the domain that the background work serves. */
interface Served {
  readonly visits: Visits
  readonly files: FilesWatch
  readonly records: Parameters<typeof settleDueTimes>[1]
}

/** Background work while the product runs: sweeps files, runs jobs, writes views, removes old rows. */
export interface Maintenance {
  /** Waits for the work in flight and runs everything due; used by tests. */
  readonly settle: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** With the pauses between them this many attempts take a day, because a mail server may be away that long. */
const ATTEMPTS_OF_A_DAY = 37
/** This many take about an hour. By then people have asked for another link. */
const ATTEMPTS_OF_AN_HOUR = 11
/** Another node may be between writing a file and committing its row. This is longer than that ever takes. */
const IN_FLIGHT_SECONDS = 15

/**
 * Starts with a sweep, with the set times that have come and, after a change of the search's rules, with a rebuild of its
 * index. `alone` means that no
 * other process writes to this data, so every loose file at the start is a leftover.
 */
export async function maintain(
  ctx: Context,
  { visits, files, records }: Served,
  alone: boolean,
): Promise<Maintenance> {
  const jobs = {
    catalogo: { run: (id: number) => readCatalogo(ctx, id), attempts: 5 },
    mail: { run: (id: number) => sendMail(ctx, id), attempts: ATTEMPTS_OF_A_DAY, giveUp: dropLetter },
    recuperar: {
      run: (id: number) => answerRequest(ctx, id),
      attempts: ATTEMPTS_OF_AN_HOUR,
      giveUp: dropRequest,
    },
  }
  const before = (seconds: number) => isoAgo(ctx, seconds * SECOND)
  // Each task has its own lock. With one lock, one of two simultaneous tasks would be skipped.
  const onOneNode = (lock: Lock, work: () => Promise<unknown>) => unlessOther(ctx.database, lock, work)
  await onOneNode('cleaning', async () => {
    await sweep(ctx, { before: before(alone ? 0 : IN_FLIGHT_SECONDS) })
    // Attempts may have waited here as long as the product was stopped.
    await purgeAttempts(ctx)
  })
  await rebuildSearch(ctx)
  await readUnread(ctx)

  const stopping = new AbortController()
  const setTimes = () => settleDueTimes(ctx, records, stopping.signal)
  // Moments may have come while the product was stopped.
  await setTimes()
  const series = () => onOneNode('failedSeries', () => noteFailedSeries(ctx))
  const backUp = () => backUpAtNight(ctx, stopping.signal)
  files.look()
  const tasks = [
    every(2, 'jobs', () => runJobs(ctx, jobs, stopping.signal)),
    every(2, 'set times', setTimes),
    every(15, 'counts', () => foldTallies(ctx.database.db)),
    every(10, 'views', () => visits.flush()),
    every(15, 'files', () => onOneNode('cleaning', () => sweep(ctx, { before: before(IN_FLIGHT_SECONDS) }))),
    every(60, 'failed logins', series),
    every(5, 'watching the file store', files.look),
    every(60, 'backup', backUp),
    every(3600, 'old rows', () =>
      onOneNode('oldRows', async () => {
        await purgeAttempts(ctx)
        await purgeNetworks(ctx)
        await purgeSessions(ctx)
        await purgeLinks(ctx)
        await purgeActivity(ctx)
        await purgeTrash(ctx)
        await thinVersions(ctx)
        await purgeIdempotencyKeys(ctx)
        await purgePreviews(ctx)
        await sweepTextPictures(ctx)
        await gatherVersions(ctx)
        await readUnread(ctx)
      }),
    ),
  ]
  return {
    settle: async () => {
      await Promise.all(tasks.map((task) => task.done()))
      await setTimes()
      await runJobs(ctx, jobs, stopping.signal)
      await visits.flush()
      await series()
      await files.look()
      await backUp()
    },
    stop: async () => {
      stopping.abort()
      const stopped = Promise.all(tasks.map((task) => task.stop()))
      // Writes the views first: the work in flight may take longer than the process may live.
      await visits.flush()
      await stopped
      // Writes the views that a failed flush has put back.
      await visits.flush()
    },
  }

  function every(seconds: number, what: string, work: () => Promise<unknown>) {
    let running: Promise<unknown> = Promise.resolve()
    let busy = false
    const timer = setInterval(() => {
      if (busy) return
      busy = true
      running = work()
        .catch((error) => ctx.report(error, what))
        .finally(() => {
          busy = false
        })
    }, seconds * SECOND).unref()
    return {
      done: () => running,
      stop: async () => {
        clearInterval(timer)
        await running
      },
    }
  }
}
