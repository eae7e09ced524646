import { DOMSerializer, type Node } from '@tiptap/pm/model'

/**
 * Writes a document as HTML, and each of its blocks only once: an unchanged block is the same object, so its HTML is
 * known. A long text is written in parts while nobody types, and at once when needed.
 */
export function createHtmlWriter() {
  const known = new WeakMap<Node, string>()
  // In a separate document, so that nothing in it is loaded or shown.
  const page = document.implementation.createHTMLDocument()
  const write = (block: Node): string => {
    const html = known.get(block) ?? htmlOf(block, page)
    known.set(block, html)
    return html
  }
  return {
    /** Returns the whole document as HTML. */
    html: (doc: Node): string => doc.children.map(write).join(''),
    /** Writes unknown blocks while there is time. Returns whether all are written. */
    prepare: (doc: Node, hasTime: () => boolean): boolean =>
      doc.children.every((block) => {
        if (!known.has(block) && !hasTime()) return false
        write(block)
        return true
      }),
  }
}

function htmlOf(block: Node, page: Document): string {
  const box = page.createElement('div')
  box.append(DOMSerializer.fromSchema(block.type.schema).serializeNode(block, { document: page }))
  return box.innerHTML
}
