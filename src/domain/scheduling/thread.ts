import { setTimeout as pause } from 'node:timers/promises'
import { type Transferable, Worker } from 'node:worker_threads'

/** The thread was lost over a question: it took too long, needed too much memory or broke; `cause` says which. */
export class ThreadLost extends Error {
  override name = 'ThreadLost'
}

export interface ThreadOptions {
  /** What the thread runs: it posts a message when it is ready, and then one answer to each question. */
  readonly program: URL
  readonly workerData?: unknown
  /** Of the processor's time for one question: a busy machine is no reason to give up. In all it may take 10 times that. */
  readonly timeoutMs: number
  readonly maxMemoryMb: number
}

/** A question, and the memory that goes over with it. */
export interface Question {
  readonly message: unknown
  readonly transfer?: readonly Transferable[]
}

/** Hard work done beside the thread that serves: what is hostile in it costs one thread, not the site. */
export interface Thread {
  /** `question` is made when its turn comes. Rejects with ThreadLost; the next question gets a new thread. */
  readonly ask: <Answer>(question: () => Question) => Promise<Answer>
  /** How many questions wait for their turn or their answer. */
  readonly waiting: () => number
  /** Frees the thread once the questions already asked have settled. */
  readonly close: () => Promise<void>
}

const START_MS = 60_000
const PATIENCE = 10
const SHORTEST_PAUSE_MS = 10
const IDLE_MS = 30_000

/** Starts the thread with the first question, and ends it when none has come for a while. */
export function createThread(options: ThreadOptions): Thread {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let queue: Promise<unknown> = Promise.resolve()
  let waiting = 0

  async function run<Answer>({ message, transfer = [] }: Question): Promise<Answer> {
    clearTimeout(idle)
    try {
      worker ??= await start(options)
      worker.ref()
      const answer = messageOf<Answer>(worker, outOfTime(worker, options.timeoutMs))
      worker.postMessage(message, transfer)
      return await answer
    } catch (error) {
      await free()
      throw error
    } finally {
      worker?.unref()
      idle = setTimeout(free, IDLE_MS).unref()
    }
  }

  async function free(): Promise<void> {
    clearTimeout(idle)
    const old = worker
    worker = undefined
    await old?.terminate()
  }

  return {
    ask: <Answer>(question: () => Question) => {
      waiting++
      const turn = queue.then(() => run<Answer>(question())).finally(() => waiting--)
      queue = turn.catch(() => undefined) // who asked hears of it; the next in line does not care
      return turn
    },
    waiting: () => waiting,
    close: () => queue.then(free),
  }
}

async function start({ program, workerData, maxMemoryMb }: ThreadOptions): Promise<Worker> {
  const worker = new Worker(program, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
  })
  worker.on('error', () => undefined) // an idle thread's death is met by the next question; unheard, it would end the site
  try {
    await messageOf(worker, (signal) => pause(START_MS, undefined, { signal }))
    return worker
  } catch (error) {
    await worker.terminate()
    throw error
  }
}

/** The thread's next message. Rejects with ThreadLost when `until` ends first. */
async function messageOf<Message>(
  worker: Worker,
  until: (signal: AbortSignal) => Promise<void>,
): Promise<Message> {
  const { promise, resolve, reject } = Promise.withResolvers<Message>()
  const answered = new AbortController()
  const fail = (cause: unknown) => reject(new ThreadLost('the thread gave no answer', { cause }))
  const onExit = () => fail(new Error('the thread ended'))
  worker.on('message', resolve).on('error', fail).on('exit', onExit)
  until(answered.signal).then(() => fail(new Error('it took too long')), fail)
  try {
    return await promise
  } finally {
    answered.abort()
    worker.off('message', resolve).off('error', fail).off('exit', onExit)
  }
}

/** Ends when the thread has worked for so long, or has had 10 times as long for it. */
const outOfTime = (worker: Worker, timeoutMs: number) => async (signal: AbortSignal) => {
  const latest = performance.now() + PATIENCE * timeoutMs
  const before = await worker.cpuUsage()
  let used = 0
  while (used < timeoutMs && performance.now() < latest) {
    await pause(Math.max(timeoutMs - used, SHORTEST_PAUSE_MS), undefined, { signal })
    const { user, system } = await worker.cpuUsage(before)
    used = (user + system) / 1000
  }
}
