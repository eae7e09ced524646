import { type SiteKind, siteKindNames } from '../../../contract/siteKinds.ts'
import type { SiteAnswer } from '../../../contract/views.ts'
import { drawn, type Result } from './drawn.ts'
import { kindTitle, searchAddress, seeAll } from './kinds.ts'

/** The results of a site-wide search, for the search page and the search dialog. */

export interface Group {
  readonly key: SiteKind
  readonly title: string
  readonly results: readonly Result[]
  /** The results are files. */
  readonly files: boolean
  /** The address of a longer list. */
  readonly more: { readonly to: string; readonly text: string } | null
}

/**
 * Returns the kinds with results, in the order of the site's sections; with `only`, the answer is a page of that kind.
 */
export function groupsOf(answer: SiteAnswer, text: string, only: SiteKind | null = null): Group[] {
  const q = text.trim()
  const groups = siteKindNames.map((key): Group => {
    const { results: resultsIn, section, files = false } = drawn[key]
    const results = resultsIn(answer)
    const total = answer.totales[key]
    const all = { to: searchAddress(q, key), text: seeAll(key, total) }
    const more = !only && total > results.length ? all : (section?.(q) ?? null)
    return { key, title: kindTitle(key), results, files, more }
  })
  return groups.filter(({ results }) => results.length > 0)
}

export const countIn = (groups: readonly Group[]): number =>
  groups.reduce((sum, { results }) => sum + results.length, 0)
