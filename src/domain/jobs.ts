import { type Context, isoNow } from './context.ts'
import type { Tx } from './db/types.ts'

/** Work outside requests. An order is a row, written with what it is about; so a restart forgets none. */

export type JobKind = 'catalogo' | 'mail'
export type Jobs = Record<JobKind, (subject: number) => Promise<void>>

type Needs = Pick<Context, 'database' | 'clock' | 'log' | 'report'>

const MOST_ATTEMPTS = 5
const RETRY_SECONDS = 10
/** A node that does a job says so this often; one that dies leaves it to the others. */
const RENEW_SECONDS = 3

export interface Order {
  readonly kind: JobKind
  readonly subject: number
  /** Of the one who ordered it, for the job's lines in the log; null when nobody did. */
  readonly requestId: string | null
}

export async function enqueue(tx: Tx, { kind, subject, requestId }: Order, now: string): Promise<void> {
  await tx
    .insertInto('job')
    .values({ kind, subject, attempts: 0, run_at: now, request_id: requestId })
    .execute()
}

/**
 * Does what is due, one after another, until `stopping`; a failure is tried again later, at most five times. Gives how many
 * were done.
 */
export async function runJobs(ctx: Needs, jobs: Jobs, stopping: AbortSignal): Promise<number> {
  let done = 0
  for (;;) {
    const job = stopping.aborted ? null : await takeDue(ctx)
    if (!job) return done
    const { kind, subject, requestId } = job
    const begun = performance.now()
    const stop = renewing(ctx, job)
    try {
      await jobs[kind](subject)
      await forget(ctx, job)
      const ms = Math.round(performance.now() - begun)
      ctx.log({ reqId: requestId ?? undefined, job: kind, subject, ms }, 'job done')
      done++
    } catch (error) {
      ctx.report(error, `job ${kind} ${subject}`, requestId)
      if (job.attempts >= MOST_ATTEMPTS) await forget(ctx, job)
    } finally {
      stop()
    }
  }
}

interface Taken extends Order {
  readonly id: number
  readonly attempts: number
}

/** The next due job, put off before it is begun: a job that takes the process down does not do so at once again. */
async function takeDue(ctx: Needs): Promise<Taken | null> {
  return ctx.database.db.transaction().execute(async (tx) => {
    const due = tx
      .selectFrom('job')
      .selectAll()
      .where('run_at', '<=', isoNow(ctx))
      .orderBy('run_at')
      .orderBy('id')
      .limit(1)
    const job = await (ctx.database.dialect === 'postgres'
      ? due.forUpdate().skipLocked()
      : due
    ).executeTakeFirst()
    if (!job || !isKind(job.kind)) return null
    const attempts = job.attempts + 1
    const run_at = nextRun(ctx, attempts)
    await tx.updateTable('job').set({ attempts, run_at }).where('id', '=', job.id).execute()
    return { id: job.id, kind: job.kind, subject: job.subject, attempts, requestId: job.request_id }
  })
}

/** Puts the job off again and again while it is being done, so that no other node takes it meanwhile. */
function renewing(ctx: Needs, { id, attempts }: Taken): () => void {
  const timer = setInterval(() => {
    ctx.database.db
      .updateTable('job')
      .set({ run_at: nextRun(ctx, attempts) })
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .execute()
      .catch((error) => ctx.report(error, 'keeping a job'))
  }, RENEW_SECONDS * 1000)
  return () => clearInterval(timer)
}

const nextRun = (ctx: Needs, attempts: number) =>
  new Date(ctx.clock().getTime() + RETRY_SECONDS * 1000 * attempts ** 2).toISOString()

/** One that another node has taken over after all is that node's. */
const forget = (ctx: Needs, { id, attempts }: Taken) =>
  ctx.database.db.deleteFrom('job').where('id', '=', id).where('attempts', '=', attempts).execute()

const isKind = (kind: string): kind is JobKind => kind === 'catalogo' || kind === 'mail'
