import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '../context.ts'
import type { Connections } from '../db/connect.ts'
import type { FilesWatch } from '../files/store/watch.ts'

/** The health of the parts behind the product, for monitoring. */
export interface Health {
  /** Null while the database does not answer. */
  readonly jobs: {
    readonly waiting: number
    /** How many seconds the oldest due job has waited. */
    readonly overdueSeconds: number
  } | null
  /** Null for a database without a server. */
  readonly connections: Connections | null
  /** Whether the file store answered the last check. */
  readonly files: boolean
}

/** Monitoring matters most when every connection is taken, so this does not wait for one. */
const ANSWER_MS = 500

export async function healthOf(ctx: Context, files: FilesWatch): Promise<Health> {
  const late = pause(ANSWER_MS, null, { ref: false })
  return {
    jobs: await Promise.race([jobsOf(ctx), late]),
    connections: ctx.database.connections?.() ?? null,
    files: files.awaySince() === null,
  }
}

async function jobsOf({ database, clock, report }: Context): Promise<Health['jobs']> {
  try {
    const { waiting, first } = await database.db
      .selectFrom('job')
      .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min('run_at').as('first')])
      .executeTakeFirstOrThrow()
    const overdue = first === null ? 0 : (clock().getTime() - Date.parse(first)) / 1000
    return { waiting, overdueSeconds: Math.max(0, overdue) }
  } catch (error) {
    // A failure is an answer too: the report shows it beside the rest.
    report(error, 'reading the jobs')
    return null
  }
}
