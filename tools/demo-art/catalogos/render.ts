import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { organizacion } from '../../../seed/organizacion.ts'
import { drawBlocks } from './blocks.ts'
import { drawCover, drawFooter, drawHeader, FOOTER_Y } from './frame.ts'
import type { Catalogo } from './tipos.ts'

/** A fixed date: the same catalogue must give the same bytes, or its stored name would change. */
const CREATED = new Date('2025-11-03T15:00:00Z')

const LOBSTER = createRequire(import.meta.url).resolve(
  '@fontsource/lobster/files/lobster-latin-400-normal.woff',
)

/**
 * Draws a catalogue as a PDF in letter size, one sheet for each of its pages.
 * Returns the file's bytes, the same ones every time; rejects if a font cannot be read
 * or if the text of a page does not fit its sheet.
 */
export async function renderCatalogo(catalogo: Catalogo): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    lang: 'es-MX',
    info: { Title: catalogo.titulo, Author: catalogo.negocio, CreationDate: CREATED },
  })
  const done = collect(doc)
  doc.registerFont('display', LOBSTER)
  drawPages(doc, catalogo)
  doc.end()
  return done
}

function drawPages(doc: PDFKit.PDFDocument, catalogo: Catalogo): void {
  for (const [index, page] of catalogo.pages.entries()) {
    doc.addPage()
    if (index === 0) drawCover(doc, catalogo, page.title)
    else drawHeader(doc, catalogo, page.title)
    drawBlocks(doc, catalogo, page.blocks)
    // pdfkit opens a sheet of its own for text that runs over the edge.
    const fits = doc.y <= FOOTER_Y && doc.bufferedPageRange().count === index + 1
    if (!fits) throw new Error(`${catalogo.titulo}: page ${index + 1} does not fit its sheet`)
    drawFooter(doc, `${organizacion.nombre} · Tel. 55 5555 0100`, `${index + 1} de ${catalogo.pages.length}`)
  }
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}
