import { setTimeout as pause } from 'node:timers/promises'
import { type Transferable, Worker } from 'node:worker_threads'

/** The thread was lost during a question: it took too long, needed too much memory or crashed; `cause` says which. */
export class ThreadLost extends Error {
  override name = 'ThreadLost'
}

export interface ThreadOptions {
  /** The thread's program. It posts a message when it is ready, then one answer to each question. */
  readonly program: URL
  readonly workerData?: unknown
  /**
   * Processor time for one question, so that a busy machine causes no timeout. By the clock it may take 10 times
   * that.
   */
  readonly timeoutMs: number
  readonly maxMemoryMb: number
}

/** A question, and the memory transferred with it. */
export interface Question {
  readonly message: unknown
  readonly transfer?: readonly Transferable[]
}

/** A thread for hard work beside the serving one. Hostile input costs one thread, not the site. */
export interface Thread {
  /** Calls `question` when its turn comes. Rejects with ThreadLost; the next question gets a new thread. */
  readonly ask: <Answer>(question: () => Question) => Promise<Answer>
  /** How many questions wait for their turn or their answer. */
  readonly waiting: () => number
  /** Ends the thread once all questions have settled. */
  readonly close: () => Promise<void>
}

const START_MS = 60_000
const PATIENCE = 10
const SHORTEST_PAUSE_MS = 10
const IDLE_MS = 30_000

/** Starts the thread with the first question, and ends it after a while without any. */
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
      queue = turn.catch(() => undefined) // The caller sees the error; the next in the queue does not need it.
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
  worker.on('error', () => undefined) // The next question notices that an idle thread died. Without a listener it would end the process.
  try {
    await messageOf(worker, (signal) => pause(START_MS, undefined, { signal }))
    return worker
  } catch (error) {
    await worker.terminate()
    throw error
  }
}

/** Returns the thread's next message. Rejects with ThreadLost when `until` settles first. */
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

/** Resolves when the thread has used its processor time, or 10 times as long by the clock. */
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
