import type { Context } from '../../context.ts'
import { isoNow } from '../../time.ts'

/** Whether the file store answers, looked at from time to time: who asks is told at once, however long it takes to answer. */
export interface FilesWatch {
  /** Since when it has not (ISO date); null while it does, and until it was looked at. */
  readonly awaySince: () => string | null
  /** Looks now. */
  readonly look: () => Promise<void>
}

/** Its going and its coming back are told to the operator, once each. */
export function watchFiles(ctx: Context): FilesWatch {
  let awaySince: string | null = null
  return {
    awaySince: () => awaySince,
    look: async () => {
      try {
        await ctx.files.check()
        if (awaySince) ctx.log({ awaySince }, 'the file store answers again')
        awaySince = null
      } catch (error) {
        if (!awaySince) ctx.report(error, 'the file store does not answer')
        awaySince ??= isoNow(ctx)
      }
    },
  }
}
