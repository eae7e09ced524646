import { validation } from '../../../contract/texts/server.ts'
import { createFairQueue } from '../../scheduling/fairQueue.ts'
import { UnusableFile } from '../prepared.ts'
import { BrokeTheReader, type Helper, startHelper } from './helper.ts'
import { type Limits, usualLimits } from './limits.ts'
import type { Decoded, DecodingOrder, Done, Task } from './orders.ts'

/**
 * Reads the files that people send, pictures and PDFs, in processes beside the one that serves: what is costly or hostile
 * holds nobody up, and its memory goes back when they end (docs/decisions/0083-decoding-apart.md).
 */
export interface Decoder {
  /**
   * `who`: a person's files take turns with those of others. Throws UnusableFile for one that cannot be read, unavailable
   * when too many of this person's wait.
   */
  readonly decode: <T extends Task>(
    who: string,
    order: DecodingOrder<T>,
    bytes: Uint8Array,
  ) => Promise<Done<Decoded[T]>>
  /** Ends the processes, whatever they are at. */
  readonly close: () => void
}

const AT_ONCE = 2
const WAITING = 50
const IDLE_MS = 30_000
/** A process that a file has made this large is not kept for the next. */
const KEPT_MB = 300

/** Processes are started when they are needed and ended when nothing has come for a while. */
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
