import { Refusal } from '../../errors.ts'

/** Timeout for the first byte of an answer, and for each further part. */
const ANSWER_MS = 15_000
const RETRY_AFTER_SECONDS = 5

/** A timeout for everything that is awaited with it. */
export interface Patience {
  readonly signal: AbortSignal
  /** Throws unavailable when the store fails or does not answer in time: the caller may try again. */
  readonly waitFor: <T>(awaited: Promise<T>) => Promise<T>
}

/** Waits `ms` for each thing. */
export function patience(ms = ANSWER_MS): Patience {
  const giveUp = new AbortController()
  return {
    signal: giveUp.signal,
    waitFor: async (awaited) => {
      const timer = setTimeout(() => giveUp.abort(new Error(`No answer in ${ms} ms`)), ms)
      try {
        return await awaited
      } catch (cause) {
        throw unavailable(cause)
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

/** Streams the body. The timeout covers waiting for the store only, not the time that the reader takes. */
export async function* partsOf({ body }: Response, { waitFor }: Patience): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader()
  if (!reader) return
  try {
    for (;;) {
      const { value, done } = await waitFor(reader.read())
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

/** The refusal of a call that failed because another service did. */
export const unavailable = (cause: unknown) =>
  new Refusal('unavailable', { retryAfter: RETRY_AFTER_SECONDS, cause })
