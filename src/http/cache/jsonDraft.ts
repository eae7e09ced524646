import type { AnswerDraft } from './answerCache.ts'

/** The counted views in it are at most a minute old. */
const SECONDS = 30

/** Returns a public value as a draft of a kept answer. */
export const jsonDraft = (value: unknown, headers: Readonly<Record<string, string>> = {}): AnswerDraft => ({
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache', ...headers },
  body: JSON.stringify(value),
  seconds: SECONDS,
})
