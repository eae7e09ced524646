import { parseSynonyms, type Synonyms, switchedOff } from '../../contract/spanish/matching.ts'
import { madeOf, tags } from '../changes/cacheTags.ts'
import type { Db } from '../db/types.ts'
import { createLexicon, type Lexicon, shippedWords, tellingWords } from './similar/lexicon.ts'

/** What words mean besides what they say: the administrator's synonyms, and the shipped trades without those switched off. */
export interface Wording {
  readonly synonyms: Synonyms
  readonly lexicon: Lexicon
}

/** Reads the settings' text of synonyms. */
export function wordingOf(text: string): Wording {
  const synonyms = parseSynonyms(text)
  const { trades, common } = shippedWords()
  const own = synonyms.map((group) => {
    const phrases = group.map((phrase) => phrase.map(({ word }) => word).join(' '))
    return { levels: [phrases.filter((phrase) => !phrase.includes(' '))], phrases }
  })
  return { synonyms, lexicon: createLexicon(trades, common, switchedOff(text).map(tellingWords), own) }
}

/** Returns the wording of a site without settings. */
export const shippedWording = (): Wording => {
  shipped ??= wordingOf('')
  return shipped
}
let shipped: Wording | undefined

/**
 * Returns the function that gives the wording of the settings. It reads them for every search, so that all nodes follow,
 * and parses them when they changed.
 */
export function createWording(): (db: Db) => Promise<Wording> {
  let known: { text: string; wording: Wording } | undefined
  return async (db) => {
    madeOf(tags.all('ajustes'), tags.field('ajustes', 1, 'sinonimos'))
    const row = await db.selectFrom('ajustes').select('sinonimos').where('id', '=', 1).executeTakeFirst()
    const text = row?.sinonimos ?? ''
    if (text !== known?.text) known = { text, wording: wordingOf(text) }
    return known.wording
  }
}
