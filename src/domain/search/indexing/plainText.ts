/** Words on both sides of these are not one word. */
const BREAKS = /<\/?(?:p|h[1-6]|li|ul|ol|br|img|div|tr|td|th|blockquote)\b[^<>]*>/gi

/** What a person reads of a text of the editor, as it is stored: cleaned HTML, which knows no other entities. */
export const plainText = (html: string): string =>
  html
    .replace(BREAKS, ' ')
    .replace(/<[^<>]*>/g, '')
    // One by one and without a function: a text may hold half a million, and others wait meanwhile.
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    // Last: `&amp;lt;` is a sign that somebody wrote as `&lt;`.
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
