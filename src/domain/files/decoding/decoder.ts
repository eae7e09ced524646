import { validation } from '../../../contract/texts/server.ts'
import { createFairQueue } from '../../scheduling/fairQueue.ts'
import { UnusableFile } from '../prepared.ts'
import { BrokeTheReader, type Helper, startHelper } from './helper.ts'
import { type Limits, usualLimits } from './limits.ts'
import type { Decoded, DecodingOrder, Done, Task } from './orders.ts'

/**
 * Decodes uploads, pictures and PDFs, in processes beside the serving one. Costly or hostile files delay nobody, and
 * their memory is freed when the processes end (docs/decisions/0083-decoding-apart.md).
 */
export interface Decoder {
  /**
   * `who` owns the file; the owners' files take turns. Throws UnusableFile for a file that cannot be decoded,
   * unavailable when too many of this owner's files wait.
   */
  readonly decode: <T extends Task>(
    who: string,
    order: DecodingOrder<T>,
    bytes: Uint8Array,
  ) => Promise<Done<Decoded[T]>>
  /** Ends the processes, whatever they are doing. */
  readonly close: () => void
}

const AT_ONCE = 2
const WAITING = 50
const IDLE_MS = 30_000
/** A process that has grown beyond this is not used for another file. */
const KEPT_MB = 300

/** Starts processes on demand and ends them after a while without work. */
export function createDecoder(limits: Partial<Limits> = {}): Decoder {
  const inTurn = createFairQueue({ atOnce: AT_ONCE, waiting: WAITING })
  const running = new Set<Helper>()
  const idle: Helper[] = []
  let resting: NodeJS.Timeout | undefined

  const start = (): Helper => {
    const helper = startHelper({ ...usualLimits, ...limits }, () => {
      running.delete(helper)
      const at = idle.indexOf(helper)
      if (at >= 0) idle.splice(at, 1)
    })
    running.add(helper)
    return helper
  }
  const rest = (helper: Helper) => {
    idle.push(helper)
    clearTimeout(resting)
    resting = setTimeout(() => {
      for (const one of idle.splice(0)) one.end()
    }, IDLE_MS).unref()
  }

  const ask = async <T extends Task>(
    order: DecodingOrder<T>,
    bytes: Uint8Array,
  ): Promise<Done<Decoded[T]>> => {
    const helper = idle.pop() ?? start()
    const { reply, made } = await helper.ask(order, bytes)
    if ('fault' in reply) {
      rest(helper)
      throw new UnusableFile(validation[reply.fault], { cause: reply.because })
    }
    if (reply.residentMb > KEPT_MB) helper.end()
    else rest(helper)
    return { found: reply.found, made }
  }

  return {
    decode: (who, order, bytes) =>
      inTurn(who, () => ask(order, bytes)).catch((error: unknown) => {
        throw error instanceof BrokeTheReader
          ? new UnusableFile(tooHard(order.task), { cause: error })
          : error
      }),
    close: () => {
      for (const helper of running) helper.end()
    },
  }
}

const tooHard = (task: Task): string =>
  task === 'picture' || task === 'preview' ? validation.imageTooHard : validation.pdfTooHard
