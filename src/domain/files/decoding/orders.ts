import type { Size } from '../../../contract/images.ts'
import type { validation } from '../../../contract/texts/server.ts'

/** What the process that decodes is asked for and answers, with the bytes of files beside it. */

/** What each task is given besides a file. */
export interface Given {
  /** The copies of a picture that arrived. */
  readonly picture: null
  /** The copies of a document's first page, drawn. */
  readonly cover: null
  /** How many pages a document that arrived has. */
  readonly document: null
  /** The text of each page of a document, and the terms by which the search finds it. */
  readonly text: null
  /** A stored picture as a link shows it, in this size. */
  readonly preview: Size
}

/** What each task finds, beside the bytes that it makes. `name` is what a record keeps of a file. */
export interface Decoded {
  readonly picture: { readonly name: string }
  readonly cover: { readonly name: string }
  readonly document: { readonly name: string; readonly pages: number }
  /** It makes two for each page: both are long, and are read one by one. */
  readonly text: null
  readonly preview: null
}

export type Task = keyof Given

export interface DecodingOrder<T extends Task> {
  readonly task: T
  readonly given: Given[T]
}

/** What a task found, and the files that it made. */
export interface Done<F> {
  readonly found: F
  readonly made: readonly Buffer[]
}

export type DecodingReply<F> =
  | { readonly found: F; readonly residentMb: number }
  | { readonly fault: DecodingFault; readonly because: string }

/** Why a file is refused: the name of the text that a person is told. */
export type DecodingFault = {
  [K in keyof typeof validation]: (typeof validation)[K] extends string ? K : never
}[keyof typeof validation]

/** The file is at fault, and the process that read it is well. */
export class Unreadable extends Error {
  override name = 'Unreadable'
  readonly fault: DecodingFault

  constructor(fault: DecodingFault, options?: ErrorOptions) {
    super(fault, options)
    this.fault = fault
  }
}
