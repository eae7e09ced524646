import { LEFT, WIDTH } from './frame.ts'
import type { Block, Catalogo, PriceRow } from './tipos.ts'

const INK = '#2b2823'
const MUTED = '#6b675f'
const PRICE_WIDTH = 96
const DETAIL_WIDTH = 168
const ROW_HEIGHT = 25

const pesos = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' })

/** Draws blocks below each other from the document's cursor on. They never start a sheet of their own. */
export function drawBlocks(doc: PDFKit.PDFDocument, catalogo: Catalogo, blocks: readonly Block[]): void {
  for (const block of blocks) {
    if (block.kind === 'heading') drawHeading(doc, catalogo, block.text)
    else if (block.kind === 'text') drawText(doc, block.text)
    else if (block.kind === 'list') drawList(doc, catalogo, block.items)
    else drawPrices(doc, catalogo, block.rows)
  }
}

function drawHeading(doc: PDFKit.PDFDocument, { color }: Catalogo, text: string): void {
  doc.fillColor(color).font('Helvetica-Bold').fontSize(15.5)
  doc.text(text, LEFT, doc.y + 4, { width: WIDTH })
  doc.y += 9
}

function drawText(doc: PDFKit.PDFDocument, text: string): void {
  doc.fillColor(INK).font('Helvetica').fontSize(12)
  doc.text(text, LEFT, doc.y, { width: WIDTH, lineGap: 4.5 })
  doc.y += 13
}

function drawList(doc: PDFKit.PDFDocument, { color }: Catalogo, items: readonly string[]): void {
  for (const item of items) {
    doc.circle(LEFT + 5, doc.y + 6, 2.6).fill(color)
    doc.fillColor(INK).font('Helvetica').fontSize(12)
    doc.text(item, LEFT + 18, doc.y, { width: WIDTH - 18, lineGap: 4 })
    doc.y += 6
  }
  doc.y += 8
}

function drawPrices(doc: PDFKit.PDFDocument, { color }: Catalogo, rows: readonly PriceRow[]): void {
  const priceX = LEFT + WIDTH - PRICE_WIDTH
  const detailX = priceX - DETAIL_WIDTH
  for (const [index, [name, detail, price]] of rows.entries()) {
    const y = doc.y
    if (index % 2 === 0) doc.rect(LEFT - 8, y - 7, WIDTH + 16, ROW_HEIGHT).fill('#f6f2ea')
    cell(doc, 'Helvetica-Bold', INK, name, LEFT, y)
    cell(doc, 'Helvetica', MUTED, detail, detailX, y)
    doc.fillColor(color).font('Helvetica-Bold')
    doc.text(typeof price === 'number' ? pesos.format(price) : price, priceX, y, {
      width: PRICE_WIDTH,
      align: 'right',
    })
    doc.y = y + ROW_HEIGHT
  }
  doc.y += 12
}

function cell(doc: PDFKit.PDFDocument, font: string, ink: string, text: string, x: number, y: number): void {
  doc.fillColor(ink).font(font).fontSize(11.5).text(text, x, y, { lineBreak: false })
}
