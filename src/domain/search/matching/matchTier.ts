/**
 * How well a record is found, best first: its name is the text, or begins with it, or has the words; or they stand in the
 * other places of a record (see texts.ts). A word has the tier of its place, the first of a name that of a beginning; of
 * words in different places the worst counts.
 */
export const TIER = { exact: 0, beginning: 1, name: 2, category: 3, detail: 4, text: 5 } as const

/** That of a name that begins with the text. */
export const tierOfName = (name: string, text: string): number =>
  name.length === text.length ? TIER.exact : TIER.beginning
