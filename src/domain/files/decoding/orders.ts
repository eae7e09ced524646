import type { Size } from '../../../contract/images.ts'
import type { validation } from '../../../contract/texts/server.ts'

/** The messages to and from the decoding process; the files' bytes travel beside them. */

/** The input of each task, besides the file. */
export interface Given {
  /** Makes the copies of an uploaded picture. */
  readonly picture: null
  /** Draws the first page of a document and makes the picture's copies. */
  readonly cover: null
  /** Counts the pages of an uploaded document. */
  readonly document: null
  /** Reads the text of each page of a document, and the terms by which the search finds it. */
  readonly text: null
  /** Draws a stored picture for link previews, in this size. */
  readonly preview: Size
}

/** The result of each task, besides the files that it makes. `name` is the value that a record stores. */
export interface Decoded {
  readonly picture: { readonly name: string }
  readonly cover: { readonly name: string }
  readonly document: { readonly name: string; readonly pages: number }
  /** The files are two texts for each page, because both are long and are read one by one. */
  readonly text: null
  readonly preview: null
}

export type Task = keyof Given

export interface DecodingOrder<T extends Task> {
  readonly task: T
  readonly given: Given[T]
}

/** The result of a task, and the files that it made. */
export interface Done<F> {
  readonly found: F
  readonly made: readonly Buffer[]
}

export type DecodingReply<F> =
  | { readonly found: F; readonly residentMb: number }
  | { readonly fault: DecodingFault; readonly because: string }

/** Why a file is refused: the name of the text for people. */
export type DecodingFault = {
  [K in keyof typeof validation]: (typeof validation)[K] extends string ? K : never
}[keyof typeof validation]

/** Thrown when the file is at fault and the process is fine. */
export class Unreadable extends Error {
  override name = 'Unreadable'
  readonly fault: DecodingFault

  constructor(fault: DecodingFault, options?: ErrorOptions) {
    super(fault, options)
    this.fault = fault
  }
}
