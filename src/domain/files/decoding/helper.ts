import { type ChildProcess, spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { Refusal } from '../../errors.ts'
import type { Limits } from './limits.ts'
import type { Decoded, DecodingOrder, DecodingReply, Task } from './orders.ts'
import { readParcels, sendParcel } from './parcels.ts'

/** A process that decodes files, as the one that serves sees it: it is asked for one thing at a time. */
export interface Helper {
  /** Rejects when the process ended over it: with BrokeTheReader, or unavailable when that was not the file's doing. */
  readonly ask: <T extends Task>(order: DecodingOrder<T>, bytes: Uint8Array) => Promise<DecodedAnswer<T>>
  readonly end: () => void
}

export interface DecodedAnswer<T extends Task> {
  readonly reply: DecodingReply<Decoded[T]>
  /** The files that it made. */
  readonly made: readonly Buffer[]
}

/** The file cost more than one may, or broke the library that read it. */
export class BrokeTheReader extends Error {
  override name = 'BrokeTheReader'
}

const PROGRAM = fileURLToPath(new URL('./program.ts', import.meta.url))

/** `ended` is called when the process is gone, whoever ended it. */
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
  // What breaks the pipe ends the process too, and that is told.
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

/** Nothing else of ours: what reads strangers' files needs no password of the database. */
const SURROUNDINGS = { MALLOC_ARENA_MAX: '2' }

interface End {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  /** It could not even be started. */
  readonly error?: Error
}

const goneOf = (child: ChildProcess): Promise<End> =>
  new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }))
    child.once('error', (error) => resolve({ code: null, signal: null, error }))
  })

/** A library that breaks ends with a code or a signal of its own; who is killed was in the way of others. */
function whyOf({ code, signal, error }: End, said: string): Error {
  const cause = new Error(`the process that decodes ended with ${signal ?? code}: ${said}`, { cause: error })
  if (error || signal === 'SIGKILL' || code === 0) return new Refusal('unavailable', { retryAfter: 5, cause })
  return new BrokeTheReader('the file could not be read', { cause })
}

const MOST_SAID = 2000

/** The end of what it wrote for its operator. */
function lastWordsOf({ stderr }: ChildProcess): () => string {
  let said = ''
  stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-MOST_SAID)
  })
  return () => said
}
