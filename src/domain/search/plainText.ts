/** Words on both sides of these are not one word. */
const BREAKS = /<\/?(?:p|h[1-6]|li|ul|ol|br|img|div|tr|td|th|blockquote)\b[^<>]*>/gi
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** What a person reads of a text of the editor, as it is stored: cleaned HTML, which knows no other entities. */
export const plainText = (html: string): string =>
  html
    .replace(BREAKS, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (all, name: string) => ENTITIES[name] ?? all)
    .replace(/\s+/g, ' ')
    .trim()
