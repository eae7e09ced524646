import type { AnswerDraft } from './answerCache.ts'

/** Counted views show within a minute. */
const SECONDS = 30

/** A public value as an answer to be kept. */
export const jsonDraft = (value: unknown, headers: Readonly<Record<string, string>> = {}): AnswerDraft => ({
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache', ...headers },
  body: JSON.stringify(value),
  seconds: SECONDS,
})
