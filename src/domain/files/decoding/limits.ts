/** What one file may cost before its decoding is given up. */
export interface Limits {
  /** Processor time in seconds, so that a busy machine refuses no file that an idle one accepts. */
  readonly seconds: number
  /** Memory of the whole process, in MB. */
  readonly memoryMb: number
  /** Memory of the PDF library, which never shrinks, in MB. */
  readonly pdfMemoryMb: number
  /** The text of a document is read up to this many pages, and up to this many characters in all. */
  readonly pages: number
  readonly characters: number
}

export const usualLimits: Limits = {
  seconds: 20,
  memoryMb: 1200,
  pdfMemoryMb: 384,
  pages: 2000,
  characters: 5_000_000,
}
