import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '../context.ts'
import type { Connections } from '../db/connect.ts'
import type { FilesWatch } from '../files/store/watch.ts'

/** How the parts behind the product are doing, for those who watch it. */
export interface Health {
  /** Null while the database does not answer. */
  readonly jobs: {
    readonly waiting: number
    /** How long the longest due one has been waiting to be begun. */
    readonly overdueSeconds: number
  } | null
  /** Null where the database is no server. */
  readonly connections: Connections | null
  /** Whether the place of pictures and PDFs answered when it was last looked at. */
  readonly files: boolean
}

/** Those who watch want to know most of all when every connection is taken: they do not wait for one. */
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
    // What cannot be read is an answer too: whoever watches is to see it beside the rest.
    report(error, 'reading the jobs')
    return null
  }
}
