/**
 * How good a match is, best first: the name equals the text, begins with it, or has its words; or the words stand in
 * the other places of a record (see texts.ts). A word has the tier of its place; the first word of a name has that of a
 * beginning. Of words in different places the worst tier counts.
 */
export const TIER = { exact: 0, beginning: 1, name: 2, category: 3, detail: 4, text: 5 } as const

/** Returns the tier of a name that begins with the text. */
export const tierOfName = (name: string, text: string): number =>
  name.length === text.length ? TIER.exact : TIER.beginning
