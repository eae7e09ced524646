import type { ErrorBody } from './errors.ts'

/** Asks a path of the API in process; with a body, by POST. Never throws: what fails is told. */
export type Ask = <T>(path: string, body?: object) => Promise<Told<T>>

/** A status as over HTTP, and the value of the answer's JSON or what is refused. */
export type Told<T> =
  | { readonly status: number; readonly refused: ErrorBody }
  | {
      readonly status: number
      readonly refused: null
      readonly data: T
      /** Of a list: how many records there are on all its pages. */
      readonly total: number
      /** Of a search: nothing is written as it was typed, an error was forgiven. */
      readonly similar: boolean
    }
