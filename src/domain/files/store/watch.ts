import type { Context } from '../../context.ts'
import { isoNow } from '../../time.ts'

/** Checks from time to time whether the file store answers, so that health requests get the last result immediately. */
export interface FilesWatch {
  /** Since when it has not answered (ISO date); null while it does, and before the first check. */
  readonly awaySince: () => string | null
  /** Checks now. */
  readonly look: () => Promise<void>
}

/** Logs when the store stops answering and when it answers again, once each. */
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
