/** The longest text that is searched for, in characters (contract.md, section 5); a longer one is refused. */
export const LONGEST_SEARCH = 200
