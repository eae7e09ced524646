/**
 * What a search says of similar results, in the header `X-Search-Words` (docs/decisions/0108). Both ends of the header.
 */
export interface SimilarWords {
  /** Typed words, and up to three written ones of the results that stand for them. */
  readonly en_lugar: readonly { readonly de: string; readonly a: readonly string[] }[]
  /** Typed words that the results do not have. */
  readonly falta: readonly string[]
  /** Folded words of the results that were looked for beside the typed ones: they are highlighted. */
  readonly palabras: readonly string[]
}

export const NOTHING_SIMILAR: SimilarWords = { en_lugar: [], falta: [], palabras: [] }

/** A header holds ASCII only. */
export const writeSimilarWords = (words: SimilarWords): string => encodeURIComponent(JSON.stringify(words))

/** Reads the header; nothing similar when it is absent or not ours. */
export function readSimilarWords(header: string | null | undefined): SimilarWords {
  if (!header) return NOTHING_SIMILAR
  try {
    const read: unknown = JSON.parse(decodeURIComponent(header))
    return isSimilarWords(read) ? read : NOTHING_SIMILAR
  } catch {
    return NOTHING_SIMILAR
  }
}

const isSimilarWords = (read: unknown): read is SimilarWords =>
  typeof read === 'object' &&
  read !== null &&
  'en_lugar' in read &&
  Array.isArray(read.en_lugar) &&
  'falta' in read &&
  Array.isArray(read.falta) &&
  'palabras' in read &&
  Array.isArray(read.palabras)
