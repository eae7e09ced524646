import type { Catalogo } from './tipos.ts'

/** Left edge and width of the text column, in points. */
export const LEFT = 54
export const WIDTH = 504

/** Where the foot begins; nothing else may reach it. */
export const FOOTER_Y = 748

const PAGE_WIDTH = 612
const COVER_HEIGHT = 286
const HEADER_HEIGHT = 92

/** Fills the head of the first sheet with the title, the issuer and how to reach them; leaves the cursor below. */
export function drawCover(doc: PDFKit.PDFDocument, catalogo: Catalogo, title: string): void {
  drawBanner(doc, catalogo, COVER_HEIGHT)
  doc.fillColor(catalogo.accent).font('Helvetica-Bold').fontSize(11)
  doc.text(catalogo.negocio.toLocaleUpperCase('es-MX'), LEFT, 46, { width: WIDTH })
  doc.fillColor('#ffffff').font('display').fontSize(42)
  doc.text(catalogo.titulo, LEFT, 70, { width: WIDTH, lineGap: -4 })
  doc.font('Helvetica').fontSize(13)
  doc.text(catalogo.lema, LEFT, doc.y + 12, { width: WIDTH - 60 })
  doc.fillColor(catalogo.accent).fontSize(10)
  doc.text(catalogo.contacto.join('  ·  '), LEFT, COVER_HEIGHT - 40, { width: WIDTH })
  doc.fillColor(catalogo.color).font('display').fontSize(24)
  doc.text(title, LEFT, COVER_HEIGHT + 42, { width: WIDTH })
  doc.y += 8
}

/** Draws the head of a further sheet and leaves the cursor below it. */
export function drawHeader(doc: PDFKit.PDFDocument, catalogo: Catalogo, title: string): void {
  drawBanner(doc, catalogo, HEADER_HEIGHT)
  doc.fillColor(catalogo.accent).font('Helvetica').fontSize(9)
  doc.text(`${catalogo.negocio} · ${catalogo.titulo}`, LEFT, 24, { width: WIDTH })
  doc.fillColor('#ffffff').font('display').fontSize(27)
  doc.text(title, LEFT, 42, { width: WIDTH })
  doc.y = HEADER_HEIGHT + 44
}

/** Writes the line at the foot of a sheet. */
export function drawFooter(doc: PDFKit.PDFDocument, left: string, right: string): void {
  doc
    .moveTo(LEFT, FOOTER_Y)
    .lineTo(LEFT + WIDTH, FOOTER_Y)
    .lineWidth(0.5)
    .strokeColor('#c9c4bb')
    .stroke()
  doc.fillColor('#6b675f').font('Helvetica').fontSize(8.5)
  doc.text(left, LEFT, FOOTER_Y + 8, { width: WIDTH, lineBreak: false })
  doc.text(right, LEFT, FOOTER_Y + 8, { width: WIDTH, align: 'right', lineBreak: false })
}

/** A coloured banner whose lower edge is cut like papel picado: half circles with a hole in each. */
function drawBanner(doc: PDFKit.PDFDocument, { color, accent }: Catalogo, height: number): void {
  const count = 18
  const radius = PAGE_WIDTH / count / 2
  doc.rect(0, 0, PAGE_WIDTH, height).fill(color)
  for (let index = 0; index < count; index++) {
    const x = radius * (2 * index + 1)
    doc.circle(x, height, radius).fill(color)
    doc.circle(x, height + radius * 0.35, radius * 0.3).fill('#ffffff')
    doc.circle(x, height - radius * 0.7, radius * 0.16).fill(accent)
  }
}
