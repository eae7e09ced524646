/** Escapes text between tags or in a double-quoted attribute, and removes the two characters that XML forbids. */
export const escapeXml = (text: string): string =>
  text
    .replace(/[\uFFFE\uFFFF]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** An XML document as an answer. `type` has no charset. */
export const xml = (type: string, body: string): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`, {
    headers: { 'content-type': `${type}; charset=utf-8` },
  })
