/** What one file may cost before it is given up. */
export interface Limits {
  /** Of the processor, in seconds: a busy machine takes longer by the clock, and refuses nothing that a quiet one takes. */
  readonly seconds: number
  /** Of the whole process, in MB. */
  readonly memoryMb: number
  /** Of the PDF library, whose memory never shrinks, in MB. */
  readonly pdfMemoryMb: number
  /** Of a document no page is read after these, and no character, all pages together. */
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
