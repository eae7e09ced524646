/** The most characters of the note with which an administrator rejects a change. */
export const LONGEST_NOTE = 1000
