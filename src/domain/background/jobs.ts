import type { Context } from '../context.ts'
import type { Tx } from '../db/types.ts'
import { isoIn, isoNow, SECOND } from '../time.ts'

/** Jobs: work outside requests. An order is a row in the transaction of its cause, so that a restart forgets none. */

const KINDS = ['catalogo', 'mail', 'recuperar'] as const
type JobKind = (typeof KINDS)[number]

interface Job {
  readonly run: (subject: number) => Promise<void>
  /** After this many attempts the job is given up. */
  readonly attempts: number
  /** Runs in the transaction that gives a job up; cleans up its subject. */
  readonly giveUp?: (tx: Tx, subject: number) => Promise<void>
}
type Jobs = Record<JobKind, Job>

type Needs = Pick<Context, 'database' | 'clock' | 'log' | 'report'>

const RETRY_SECONDS = 10
const LONGEST_PAUSE_SECONDS = 3600
/** A node that runs a job renews its lease this often. When it dies, another node takes the job. */
const RENEW_SECONDS = 3

export interface JobOrder {
  readonly kind: JobKind
  readonly subject: number
  /** The id of the request that ordered it, for the log; null when the product did. */
  readonly requestId: string | null
}

export async function enqueue(tx: Tx, { kind, subject, requestId }: JobOrder, now: string): Promise<void> {
  await tx
    .insertInto('job')
    .values({ kind, subject, attempts: 0, run_at: now, request_id: requestId })
    .execute()
}

/**
 * Runs the due jobs one after another, until `stopping`. A failed job runs again later, as often as its kind says.
 * Returns how many succeeded.
 */
export async function runJobs(ctx: Needs, jobs: Jobs, stopping: AbortSignal): Promise<number> {
  let done = 0
  for (;;) {
    const job = stopping.aborted ? null : await takeDue(ctx)
    if (!job) return done
    if (await attempt(ctx, jobs[job.kind], job)) done++
  }
}

async function attempt(ctx: Needs, { run, attempts, giveUp }: Job, job: Taken): Promise<boolean> {
  const { kind, subject, requestId } = job
  const begun = performance.now()
  const stop = renewLease(ctx, job)
  try {
    if (job.attempts > attempts) throw new Error('it took its process down each time')
    await run(subject)
    await forget(ctx, job)
    const ms = Math.round(performance.now() - begun)
    ctx.log({ reqId: requestId ?? undefined, job: kind, subject, ms }, 'job done')
    return true
  } catch (error) {
    const last = job.attempts >= attempts
    ctx.report(error, `job ${kind} ${subject}${last ? ' given up' : ''}`, requestId)
    if (last) await forget(ctx, job, giveUp)
    return false
  } finally {
    stop()
  }
}

interface Taken extends JobOrder {
  readonly id: number
  readonly attempts: number
}

/**
 * Takes the next due job and sets its next run before it starts, so that a job that crashes the process waits for its
 * retry.
 */
async function takeDue(ctx: Needs): Promise<Taken | null> {
  return ctx.database.db.transaction().execute(async (tx) => {
    const due = tx
      .selectFrom('job')
      .selectAll()
      .where('run_at', '<=', isoNow(ctx))
      // A node of a newer version may have ordered kinds that this one does not know.
      .where('kind', 'in', KINDS)
      .orderBy('run_at')
      .orderBy('id')
      .limit(1)
    const job = await (ctx.database.dialect === 'postgres'
      ? due.forUpdate().skipLocked()
      : due
    ).executeTakeFirst()
    const kind = KINDS.find((one) => one === job?.kind)
    if (!job || !kind) return null
    const attempts = job.attempts + 1
    const run_at = nextRun(ctx, attempts)
    await tx.updateTable('job').set({ attempts, run_at }).where('id', '=', job.id).execute()
    return { id: job.id, kind, subject: job.subject, attempts, requestId: job.request_id }
  })
}

/** Renews the lease while the job runs, so that no other node takes it. */
function renewLease(ctx: Needs, { id, attempts }: Taken): () => void {
  const timer = setInterval(() => {
    ctx.database.db
      .updateTable('job')
      .set({ run_at: nextRun(ctx, attempts) })
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .execute()
      .catch((error) => ctx.report(error, 'keeping a job'))
  }, RENEW_SECONDS * SECOND)
  return () => clearInterval(timer)
}

const nextRun = (ctx: Needs, attempts: number) => {
  const seconds = Math.min(RETRY_SECONDS * attempts ** 2, LONGEST_PAUSE_SECONDS)
  return isoIn(ctx, seconds * SECOND)
}

/** Removes a job, unless another node has taken it over meanwhile. */
async function forget(ctx: Needs, { id, attempts, subject }: Taken, also?: Job['giveUp']): Promise<void> {
  await ctx.database.db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('job')
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .executeTakeFirstOrThrow()
    if (numDeletedRows > 0n) await also?.(tx, subject)
  })
}
