import PDFDocument from 'pdfkit'
import sharp from 'sharp'

/** Files that tests send. */

/** A PNG of one pixel as a data-URL. */
export const onePixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A JPEG with visible content. */
export function photo(width: number, height: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50" width="${width}" height="${height}" preserveAspectRatio="none">
    <rect width="100" height="50" fill="#c96b4b"/><circle cx="30" cy="25" r="15" fill="#2f5d62"/></svg>`
  return sharp(Buffer.from(svg)).jpeg().toBuffer()
}

/** A PDF with one line of text on each page. */
export async function pdf(pages: readonly string[]): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false })
  for (const line of pages) document.addPage().text(line)
  document.end()
  return Buffer.concat(await document.toArray())
}

export const dataUrl = (type: string, bytes: Buffer): string =>
  `data:${type};base64,${bytes.toString('base64')}`
