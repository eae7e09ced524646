import { Worker } from 'node:worker_threads'
import type { Cover, Limits, Reply, Request } from './pdfWorker.ts'

/** The bytes are not a PDF that opens without a password and has a page. */
export class InvalidPdf extends Error {
  override name = 'InvalidPdf'
}

/** Reading the PDF asked for more time or memory than one file may have, or broke the reader; `cause` says which. */
export class PdfTooHard extends Error {
  override name = 'PdfTooHard'
}

export interface PdfReaderOptions {
  /** For one call, from the moment its turn comes. */
  timeoutMs?: number
  /** For the PDF library and, separately, for the worker's own objects. */
  maxMemoryMb?: number
  /** `text` reads no page after these. */
  maxPages?: number
  /** `text` keeps no character after these, all pages together. */
  maxChars?: number
}

/** Every call takes the bytes of one file, leaves them untouched, and rejects with InvalidPdf or PdfTooHard. */
export interface PdfReader {
  /** Opens the document and counts its pages (at least 1). */
  inspect(bytes: Uint8Array): Promise<{ pages: number }>
  /** The plain text of each page in order, on one line and in Unicode's composed form (NFC); '' for a page without text. */
  text(bytes: Uint8Array): Promise<string[]>
  /** The first page as a picture on white: RGBA bytes, 800 px wide unless the page is very tall. */
  cover(bytes: Uint8Array): Promise<Cover>
  /** Frees the worker once the calls already made have settled. */
  close(): Promise<void>
}

const IDLE_MS = 30_000

/** Runs PDF work in a worker thread with memory and time limits: a hostile PDF costs one worker, not the site. */
export function createPdfReader(options: PdfReaderOptions = {}): PdfReader {
  const { timeoutMs = 20_000, maxMemoryMb = 384, maxPages = 2_000, maxChars = 5_000_000 } = options
  const limits: Limits = { maxMemoryMb, maxPages, maxChars }
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let queue: Promise<unknown> = Promise.resolve()

  function enqueue<Task extends Request['task']>(task: Task, bytes: Uint8Array): Promise<Reply[Task]> {
    if (!startsLikePdf(bytes)) return Promise.reject(new InvalidPdf('does not begin with %PDF-'))
    const turn = queue.then(() => run(task, bytes))
    queue = turn.catch(() => undefined) // the caller hears of it; the next in line does not care
    return turn
  }

  async function run<Task extends Request['task']>(task: Task, bytes: Uint8Array): Promise<Reply[Task]> {
    clearTimeout(idle)
    worker ??= startWorker(limits)
    worker.ref()
    try {
      return await ask(worker, task, bytes, timeoutMs)
    } catch (error) {
      if (!(error instanceof InvalidPdf)) await free()
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
    inspect: (bytes) => enqueue('inspect', bytes),
    text: (bytes) => enqueue('text', bytes),
    cover: (bytes) => enqueue('cover', bytes),
    close: () => queue.then(free),
  }
}

function startsLikePdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-'
}

function startWorker(limits: Limits): Worker {
  const worker = new Worker(new URL('./pdfWorker.ts', import.meta.url), {
    workerData: limits,
    resourceLimits: { maxOldGenerationSizeMb: limits.maxMemoryMb },
  })
  worker.on('error', () => undefined) // an idle worker's death is met by the next call; unheard, it would end the site
  return worker
}

/** One question to the worker. Rejects with InvalidPdf (the worker is well) or PdfTooHard (the worker is lost). */
async function ask<Task extends Request['task']>(
  worker: Worker,
  task: Task,
  bytes: Uint8Array,
  timeoutMs: number,
): Promise<Reply[Task]> {
  const copy = new Uint8Array(bytes)
  const answer = Promise.withResolvers<Reply[Task]>()
  const fail = (cause: unknown) => answer.reject(new PdfTooHard('the PDF could not be read', { cause }))
  const onExit = () => fail(new Error('the PDF worker ended'))
  const onMessage = (reply: { value: Reply[Task] } | { invalid: string }) =>
    'value' in reply ? answer.resolve(reply.value) : answer.reject(new InvalidPdf(reply.invalid))
  const timer = setTimeout(() => fail(new Error(`no answer in ${timeoutMs} ms`)), timeoutMs)
  worker.on('message', onMessage).on('error', fail).on('exit', onExit)
  worker.postMessage({ task, bytes: copy } satisfies Request, [copy.buffer])
  try {
    return await answer.promise
  } finally {
    clearTimeout(timer)
    worker.off('message', onMessage).off('error', fail).off('exit', onExit)
  }
}
