/** These elements separate words. */
const BREAKS = /<\/?(?:p|h[1-6]|li|ul|ol|br|img|div|tr|td|th|blockquote)\b[^<>]*>/gi

/** Returns the readable text of the editor's HTML as stored: cleaned, so that it has no other entities. */
export const plainText = (html: string): string =>
  html
    .replace(BREAKS, ' ')
    .replace(/<[^<>]*>/g, '')
    // Simple replacements, because a text may have half a million entities and this runs in the serving thread.
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    // Last, because `&amp;lt;` is the text `&lt;`.
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
