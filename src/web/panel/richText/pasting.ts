import { Extension } from '@tiptap/core'

/** Tables become lines of text as they are pasted: texts have no tables, and their cells would stick together. */
export const pastedTables = Extension.create({
  name: 'pastedTables',
  transformPastedHTML: (html) => (/<table/i.test(html) ? withoutTables(html) : html),
})

const BLOCKS = 'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre'

function withoutTables(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  // From the last to the first: a table inside another's cell comes after it.
  for (const table of [...page.querySelectorAll('table')].reverse()) {
    const caption = page.createElement('div')
    caption.append(...(table.caption?.childNodes ?? []))
    table.replaceWith(caption, ...[...table.rows].map((row) => lineOf(row, page)))
  }
  return page.body.innerHTML
}

/** A row as a paragraph, its cells apart; one with a single cell only holds a page together, and stays what it holds. */
function lineOf(row: HTMLTableRowElement, page: Document): HTMLElement {
  const cells = [...row.cells].filter((cell) => cell.textContent.trim() || cell.querySelector('img'))
  const line = page.createElement(cells.length > 1 ? 'p' : 'div')
  for (const [index, cell] of cells.entries()) {
    if (cells.length > 1)
      for (const block of cell.querySelectorAll(BLOCKS)) block.replaceWith(...block.childNodes, ' ')
    line.append(index > 0 ? ' · ' : '', ...cell.childNodes)
  }
  return line
}
