import { matcherOf } from '../../contract/spanish/matching.ts'
import { joinedWordsOf, type Word, wordsOf } from '../../contract/spanish/spanish.ts'

const LENGTH = 160
/** The length of the part before the word. */
const BEFORE = 50

/**
 * Returns about 160 characters of a text around the first word that matches a typed word, with `…` where the text
 * continues.
 */
export function excerpt(text: string, typed: readonly string[]): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  const matches = matcherOf(typed)
  const first = (words: readonly Word[]) => words.find(({ word }) => matches(word))?.start ?? flat.length
  const at = Math.min(first(wordsOf(flat)), first(joinedWordsOf(flat)))
  const from = at === flat.length || at <= BEFORE ? 0 : wordAfter(flat, at - BEFORE, at)
  const to = flat.length <= from + LENGTH ? flat.length : wordBefore(flat, from + LENGTH, at)
  return `${from > 0 ? '…' : ''}${flat.slice(from, to).trim().toWellFormed()}${to < flat.length ? '…' : ''}`
}

/** Where the next word begins, but not beyond `latest`. */
function wordAfter(text: string, place: number, latest: number): number {
  const space = text.indexOf(' ', place)
  return space < 0 ? latest : Math.min(space + 1, latest)
}

/**
 * Returns the end of the last whole word before a place, or the place itself when that word began before `earliest`.
 */
function wordBefore(text: string, place: number, earliest: number): number {
  const space = text.lastIndexOf(' ', place)
  return space > earliest ? space : place
}
