import { parentPort } from 'node:worker_threads'
import { type Sanitized, sanitized, TooDeep } from './richTextRules.ts'

/** The thread behind richText.ts: receives HTML, answers with the part that is kept. */
export type CleaningReply = Sanitized | { readonly tooDeep: true }

parentPort?.on('message', (html: string) => parentPort?.postMessage(replyTo(html)))
parentPort?.postMessage('ready')

function replyTo(html: string): CleaningReply {
  try {
    return sanitized(html)
  } catch (error) {
    if (error instanceof TooDeep) return { tooDeep: true }
    throw error
  }
}
