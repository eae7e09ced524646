/** The longest search text, in characters (contract.md, section 5). A longer one is refused. */
export const LONGEST_SEARCH = 200

/** The most branches, or catalogues, that their own search returns. */
export const MOST_OF_ONE_SEARCH = 50
