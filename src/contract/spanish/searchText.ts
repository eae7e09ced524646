/** The longest search text, in characters (contract.md, section 5). A longer one is refused. */
export const LONGEST_SEARCH = 200
