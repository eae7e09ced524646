import { Extension } from '@tiptap/core'
import { dropForeignColours } from './foreignColours.ts'
import { makeLists } from './pastedLists.ts'

/**
 * Converts pasted content to what texts can have. Word's lists become lists. Tables become lines of text: texts have
 * none, and their cells would stick together. Another page's backgrounds, black on white and link colours are removed;
 * content copied inside the editor keeps the writer's colours.
 */
export const pastedTexts = Extension.create({
  name: 'pastedTexts',
  transformPastedHTML: (html) => (/<table|style=|data-aria-level/i.test(html) ? asText(html) : html),
})

function asText(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  if (!page.querySelector('[data-pm-slice]')) {
    makeLists(page)
    dropForeignColours(page)
  }
  dropTables(page)
  return page.body.innerHTML
}

const BLOCKS = 'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre'

function dropTables(page: Document): void {
  // From the last to the first: a table inside another's cell comes after it.
  for (const table of [...page.querySelectorAll('table')].reverse()) {
    const caption = page.createElement('div')
    caption.append(...(table.caption?.childNodes ?? []))
    table.replaceWith(caption, ...[...table.rows].map((row) => lineOf(row, page)))
  }
}

/**
 * Returns a row as a paragraph with separated cells. A row with a single cell is only layout, and keeps its content as
 * it is.
 */
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
