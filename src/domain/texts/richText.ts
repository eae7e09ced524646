import { imagePath } from '../../contract/paths.ts'
import { validation } from '../../contract/texts/server.ts'
import { Refusal } from '../errors.ts'
import { type PreparedFile, UnusableFile } from '../files/prepared.ts'
import { createThread, ThreadLost } from '../scheduling/thread.ts'
import type { Sanitized } from './richTextRules.ts'
import type { CleaningReply } from './richTextWorker.ts'

/** Cleans texts of the editor, all but short ones in a thread of its own, so that nobody else waits. */

export interface CleanHtml {
  readonly html: string
  /** Pictures that the text contained as data, to be stored beside it. */
  readonly pictures: readonly PreparedFile[]
}

export interface HtmlCleaner {
  /**
   * Cleans HTML and replaces its pictures, which `receive` prepares. Throws what `receive` throws, UnusableFile when
   * the text takes too much work or contains a bad picture, unavailable when too many texts wait.
   */
  readonly clean: (html: string, receive: Receive) => Promise<CleanHtml>
  readonly close: () => Promise<void>
}

type Receive = (bytes: Uint8Array) => Promise<PreparedFile>

/** The folder of pictures inside texts, below /img/. */
export const TEXT_FOLDER = 'contenido'

/** The worst text of this length takes a few milliseconds, less than a message to another thread is worth. */
const SHORT = 8 * 1024
const TIMEOUT_MS = 2000
const MAX_MEMORY_MB = 256
const MOST_WAITING = 20
const RETRY_SECONDS = 5

export function createHtmlCleaner({ timeoutMs = TIMEOUT_MS, maxMemoryMb = MAX_MEMORY_MB } = {}): HtmlCleaner {
  const program = new URL('./richTextWorker.ts', import.meta.url)
  const thread = createThread({ program, timeoutMs, maxMemoryMb })

  async function sanitize(html: string): Promise<Sanitized> {
    if (html.length <= SHORT) return sanitizeHere(html)
    if (thread.waiting() >= MOST_WAITING) throw new Refusal('unavailable', { retryAfter: RETRY_SECONDS })
    const reply = await thread
      .ask<CleaningReply>(() => ({ message: html }))
      .catch((cause) => {
        throw cause instanceof ThreadLost ? tooHard(cause) : cause
      })
    if ('tooDeep' in reply) throw tooHard()
    return reply
  }

  return {
    clean: async (html, receive) => withPictures(await sanitize(html), receive),
    close: thread.close,
  }
}

/** Loaded with the first text that is saved; a site that only serves never loads it. */
async function sanitizeHere(html: string): Promise<Sanitized> {
  const { sanitized, TooDeep } = await import('./richTextRules.ts')
  try {
    return sanitized(html)
  } catch (error) {
    throw error instanceof TooDeep ? tooHard(error) : error
  }
}

const tooHard = (cause?: unknown) => new UnusableFile(validation.htmlTooHard, { cause })

async function withPictures(
  { html, place, pictures: sent }: Sanitized,
  receive: Receive,
): Promise<CleanHtml> {
  const pictures: PreparedFile[] = []
  // One after another: a text may hold thousands, and only a few of one person's may wait.
  for (const data of sent) pictures.push(await receive(fromDataUrl(data)))
  const [first = '', ...rest] = html.split(`"${place}`)
  const addressed = rest.map((text) => {
    const end = text.indexOf('"')
    const picture = pictures[Number(text.slice(0, end))]
    return `"${picture ? imagePath(TEXT_FOLDER, picture.name) : ''}${text.slice(end)}`
  })
  return { html: [first, ...addressed].join(''), pictures }
}

/** Returns the names of this site's own pictures that a text shows. */
export function picturesIn(html: string): string[] {
  return [...html.matchAll(/\/img\/contenido\/([\w.-]+\.webp)/g)].map((match) => match[1] ?? '')
}

/** Returns the bytes of a base64 data-URL. Throws UnusableFile for any other text. */
function fromDataUrl(text: string): Buffer {
  const found = /^data:[^,]{0,200};base64,/i.exec(text)
  const data = found ? text.slice(found[0].length).replace(/\s/g, '') : ''
  if (!data || !/^[A-Za-z0-9+/_-]+={0,2}$/.test(data)) throw new UnusableFile(validation.notImage)
  return Buffer.from(data, 'base64')
}
