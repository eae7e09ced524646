import { prepareImage } from './images.ts'
import { InvalidPdf, type PdfReader, PdfTooHard } from './pdf.ts'
import type { PreparedFile } from './prepared.ts'
import { loadSharp } from './sharp.ts'

/** The first page of a PDF as a picture of the folder, in the usual widths; null when the page cannot be drawn. */
export async function prepareCover(
  reader: PdfReader,
  folder: string,
  bytes: Uint8Array,
): Promise<PreparedFile | null> {
  try {
    const { rgba, width, height } = await reader.cover(bytes)
    const sharp = await loadSharp()
    const page = sharp(rgba, { raw: { width, height, channels: 4 } }).removeAlpha()
    return await prepareImage(folder, await page.png({ compressionLevel: 1 }).toBuffer())
  } catch (error) {
    if (error instanceof InvalidPdf || error instanceof PdfTooHard) return null
    throw error
  }
}
