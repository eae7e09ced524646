import { pauseBetweenPieces } from '../../scheduling/pauses.ts'
import type { Edit } from './postings.ts'
import { rankOf } from './rank.ts'
import { readTerms, termsOf, withBeginnings, writeTerms } from './terms.ts'

/** The indexed pages of a catalogue. A long document has a million words, so the work pauses for other work. */

export interface PdfPage {
  /** From 1; 0 is the title. */
  readonly pagina: number
  readonly texto: string
  /** The terms of its words, without those that `withBeginnings` derives. */
  readonly terms: string
}

export const TITLE = 0

/** Returns the row of a page's text, or of the title. */
export function pdfPageOf(pagina: number, text: string): PdfPage {
  const texto = text.toWellFormed().replaceAll('\0', ' ')
  const terms = termsOf('catalogo', [[pagina === TITLE ? 'name' : 'text', texto]])
  return { pagina, texto, terms: writeTerms(terms) }
}

type Pages = Iterable<Pick<PdfPage, 'pagina' | 'terms'>> | AsyncIterable<Pick<PdfPage, 'pagina' | 'terms'>>

/** Returns the changes of each term when a catalogue's pages change. Both lists are in the order of page numbers. */
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
  // A new or a deleted document needs no comparison.
  if (before.length === 0) return { added: now, removed: NONE }
  if (now.length === 0) return { added: [], removed: new Set(before) }
  const [was, is] = [new Set(before), new Set(now)]
  return {
    added: now.filter((rank) => !was.has(rank)),
    removed: new Set(before.filter((rank) => !is.has(rank))),
  }
}

/** Returns the ranks of every term, derived terms included. */
async function ranksByTerm(catalogo: number, pages: Pages): Promise<ReadonlyMap<string, number[]>> {
  const lists = new Map<string, number[]>()
  const listOf = (term: string) => {
    const list = lists.get(term) ?? []
    lists.set(term, list)
    return list
  }
  /** The lists of ranks that a term's pages are added to. */
  const leading = new Map<string, readonly number[][]>()
  const pause = pauseBetweenPieces()
  for await (const { pagina, terms } of pages) {
    const rank = rankOf(catalogo, pagina)
    for (const term of readTerms(terms)) {
      const into = leading.get(term) ?? [...withBeginnings([term])].map(listOf)
      leading.set(term, into)
      // Several words of a page may share a beginning.
      for (const list of into) if (list.at(-1) !== rank) list.push(rank)
    }
    await pause()
  }
  return lists
}
