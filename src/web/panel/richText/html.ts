import { DOMSerializer, type Node } from '@tiptap/pm/model'

/**
 * Writes a document as HTML, and each of its blocks once: a block that was not changed is the same object, and its HTML
 * is known. A long text is written out bit by bit while nobody types, and at once when it has to be.
 */
export function createHtmlWriter() {
  const known = new WeakMap<Node, string>()
  // In a document of its own: nothing in it is loaded or shown.
  const page = document.implementation.createHTMLDocument()
  const write = (block: Node): string => {
    const html = known.get(block) ?? htmlOf(block, page)
    known.set(block, html)
    return html
  }
  return {
    /** The whole document as HTML. */
    html: (doc: Node): string => doc.children.map(write).join(''),
    /** Writes blocks that are not known yet while there is time; gives whether all are. */
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
