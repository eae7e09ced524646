import { type Context, isoNow } from './context.ts'
import type { Tx } from './db/types.ts'

/** Work outside requests. An order is a row, written with what it is about; so a restart forgets none. */

export type JobKind = 'catalogo' | 'mail'
export type Jobs = Record<JobKind, (subject: number) => Promise<void>>

const MOST_ATTEMPTS = 5
const RETRY_SECONDS = 10

export async function enqueue(tx: Tx, kind: JobKind, subject: number, now: string): Promise<void> {
  await tx.insertInto('job').values({ kind, subject, attempts: 0, run_at: now }).execute()
}

/** Does what is due, one after another; a failure is tried again later, at most five times. Gives how many were done. */
export async function runJobs(ctx: Context, jobs: Jobs): Promise<number> {
  let done = 0
  for (;;) {
    const job = await takeDue(ctx)
    if (!job) return done
    try {
      await jobs[job.kind](job.subject)
      await ctx.database.db.deleteFrom('job').where('id', '=', job.id).execute()
      done++
    } catch (error) {
      ctx.report(error, `job ${job.kind} ${job.subject}`)
      if (job.attempts >= MOST_ATTEMPTS)
        await ctx.database.db.deleteFrom('job').where('id', '=', job.id).execute()
    }
  }
}

/** The next due job, put off before it is begun: a job that takes the process down does not do so at once again. */
async function takeDue(
  ctx: Context,
): Promise<{ id: number; kind: JobKind; subject: number; attempts: number } | null> {
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
    const run_at = new Date(ctx.clock().getTime() + RETRY_SECONDS * 1000 * attempts ** 2).toISOString()
    await tx.updateTable('job').set({ attempts, run_at }).where('id', '=', job.id).execute()
    return { id: job.id, kind: job.kind, subject: job.subject, attempts }
  })
}

const isKind = (kind: string): kind is JobKind => kind === 'catalogo' || kind === 'mail'
