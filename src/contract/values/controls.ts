/** No stored text has these: PostgreSQL cannot store NUL, and a line ends in a line feed alone, however it was sent. */
const controls = /[^\P{Cc}\n\t]/gu

/** Returns a text without control characters save tab and line feed, and with lone surrogates repaired. */
export const withoutControls = (text: string): string => text.replace(controls, '').toWellFormed()
