import { type ChildProcess, spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { Refusal } from '../../errors.ts'
import type { Limits } from './limits.ts'
import type { Decoded, DecodingOrder, DecodingReply, Task } from './orders.ts'
import { readParcels, sendParcel } from './parcels.ts'

/** A decoding process as the serving process sees it. It does one task at a time. */
export interface Helper {
  /** Rejects when the process ended: with BrokeTheReader, or with unavailable when the file was not the cause. */
  readonly ask: <T extends Task>(order: DecodingOrder<T>, bytes: Uint8Array) => Promise<DecodedAnswer<T>>
  readonly end: () => void
}

export interface DecodedAnswer<T extends Task> {
  readonly reply: DecodingReply<Decoded[T]>
  /** The files that the task made. */
  readonly made: readonly Buffer[]
}

/** The file cost too much, or crashed the library that read it. */
export class BrokeTheReader extends Error {
  override name = 'BrokeTheReader'
}

const PROGRAM = fileURLToPath(new URL('./program.ts', import.meta.url))

/** Starts a process. `ended` is called when it is gone, for whatever reason. */
export function startHelper(limits: Limits, ended: () => void): Helper {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', PROGRAM, String(process.pid), JSON.stringify(limits)],
    { stdio: ['ignore', 'ignore', 'pipe', 'pipe'], env: SURROUNDINGS },
  )
  const said = lastWordsOf(child)
  const gone = goneOf(child).finally(ended)
  const pipe = child.stdio[3]
  if (!(pipe instanceof Socket)) throw new Error('a process without its pipe')
  // An error of the pipe also ends the process, which is reported.
  pipe.on('error', () => {})
  const replies = readParcels(pipe)
  return {
    ask: async (order, bytes) => {
      sendParcel(pipe, [Buffer.from(JSON.stringify(order)), bytes])
      const answer = await replies.next().catch(() => null)
      const [json, ...made] = answer?.value ?? []
      if (json) return { reply: JSON.parse(json.toString()), made }
      throw whyOf(await gone, said())
    },
    end: () => child.kill('SIGKILL'),
  }
}

/** The whole environment: a process that reads strangers' files gets no secrets. */
const SURROUNDINGS = { MALLOC_ARENA_MAX: '2' }

interface End {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  /** Set when the process could not be started. */
  readonly error?: Error
}

const goneOf = (child: ChildProcess): Promise<End> =>
  new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }))
    child.once('error', (error) => resolve({ code: null, signal: null, error }))
  })

/** A library that crashes causes an exit code or a signal of its own. SIGKILL comes from the system or an operator. */
function whyOf({ code, signal, error }: End, said: string): Error {
  const cause = new Error(`the process that decodes ended with ${signal ?? code}: ${said}`, { cause: error })
  if (error || signal === 'SIGKILL' || code === 0) return new Refusal('unavailable', { retryAfter: 5, cause })
  return new BrokeTheReader('the file could not be read', { cause })
}

const MOST_SAID = 2000

/** Returns the last lines that it wrote to stderr. */
function lastWordsOf({ stderr }: ChildProcess): () => string {
  let said = ''
  stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-MOST_SAID)
  })
  return () => said
}
