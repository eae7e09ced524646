import { pauseBetweenPieces } from '../../scheduling/pauses.ts'
import type { Edit } from './postings.ts'
import { rankOf } from './rank.ts'
import { readTerms, termsOf, withBeginnings, writeTerms } from './terms.ts'

/** The pages of a catalogue as the index keeps them. A long document has a million places: other work gets turns between. */

export interface PdfPage {
  /** From 1; the title stands where a page 0 would. */
  readonly pagina: number
  readonly texto: string
  /** Of its words, without what follows from them. */
  readonly terms: string
}

export const TITLE = 0

/** What is kept of a page's text, or of the title. */
export function pdfPageOf(pagina: number, text: string): PdfPage {
  const texto = text.toWellFormed().replaceAll('\0', ' ')
  const terms = termsOf('catalogo', [[pagina === TITLE ? 'name' : 'text', texto]])
  return { pagina, texto, terms: writeTerms(terms) }
}

type Pages = Iterable<Pick<PdfPage, 'pagina' | 'terms'>> | AsyncIterable<Pick<PdfPage, 'pagina' | 'terms'>>

/** What changes under each term when a catalogue has other pages than before. Both in the order of their numbers. */
export async function editsOf(catalogo: number, before: Pages, now: Pages): Promise<Edit[]> {
  const old = await ranksByTerm(catalogo, before)
  const fresh = await ranksByTerm(catalogo, now)
  const pause = pauseBetweenPieces()
  const edits: Edit[] = []
  for (const term of new Set([...old.keys(), ...fresh.keys()])) {
    const { added, removed } = differing(old.get(term) ?? [], fresh.get(term) ?? [])
    if (added.length > 0 || removed.size > 0)
      edits.push({ term, added, removed, delta: added.length - removed.size })
    await pause()
  }
  return edits
}

const NONE: ReadonlySet<number> = new Set()

function differing(before: number[], now: number[]): Pick<Edit, 'added' | 'removed'> {
  // As it is with new documents, and with those that go.
  if (before.length === 0) return { added: now, removed: NONE }
  if (now.length === 0) return { added: [], removed: new Set(before) }
  const [was, is] = [new Set(before), new Set(now)]
  return {
    added: now.filter((rank) => !was.has(rank)),
    removed: new Set(before.filter((rank) => !is.has(rank))),
  }
}

/** For every term, what follows from words included, where it stands. */
async function ranksByTerm(catalogo: number, pages: Pages): Promise<ReadonlyMap<string, number[]>> {
  const lists = new Map<string, number[]>()
  const listOf = (term: string) => {
    const list = lists.get(term) ?? []
    lists.set(term, list)
    return list
  }
  /** Where a word's places go. */
  const leading = new Map<string, readonly number[][]>()
  const pause = pauseBetweenPieces()
  for await (const { pagina, terms } of pages) {
    const rank = rankOf(catalogo, pagina)
    for (const term of readTerms(terms)) {
      const into = leading.get(term) ?? [...withBeginnings([term])].map(listOf)
      leading.set(term, into)
      // Several words of a page have the same beginning.
      for (const list of into) if (list.at(-1) !== rank) list.push(rank)
    }
    await pause()
  }
  return lists
}
