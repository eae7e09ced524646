import type { ErrorBody } from './errors.ts'
import type { SimilarWords } from './similarWords.ts'

/** Asks a path of the API in process; with a body, by POST. Never throws: returns a failure as a value. */
export type Ask = <T>(path: string, body?: object) => Promise<Outcome<T>>

/** A status as over HTTP, and the value of the answer's JSON or the body of the refusal. */
export type Outcome<T> =
  | { readonly status: number; readonly refused: ErrorBody }
  | {
      readonly status: number
      readonly refused: null
      readonly data: T
      /** Of a list: the number of records on all its pages. */
      readonly total: number
      /** Of a search: whether nothing matches the text as typed, and what is said of similar results. */
      readonly similar: boolean
      readonly words: SimilarWords
    }
