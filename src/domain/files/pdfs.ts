import { createHash, randomBytes } from 'node:crypto'
import { validation } from '../../contract/textos.ts'
import { type PreparedFile, UnusableFile } from './images.ts'
import { InvalidPdf, type PdfReader, PdfTooHard } from './pdf.ts'

/** Where a catalogue's document is kept. */
export const pdfFilePath = (name: string): string => `storage/${name}`

/** A PDF to store unchanged. Throws UnusableFile when it does not begin as one or does not open. */
export async function preparePdf(reader: PdfReader, bytes: Uint8Array): Promise<PreparedFile> {
  try {
    await reader.inspect(bytes)
  } catch (cause) {
    if (cause instanceof InvalidPdf || cause instanceof PdfTooHard)
      throw new UnusableFile(validation.notPdf, { cause })
    throw cause
  }
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16) + randomBytes(3).toString('hex')
  const name = `${hash}.pdf`
  return { name, files: [{ path: pdfFilePath(name), bytes }] }
}
