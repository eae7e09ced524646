import { validation } from '../../contract/textos.ts'
import { InvalidPdf, type PdfReader, PdfTooHard } from './pdf.ts'
import { hashOfFile, type PreparedFile, UnusableFile } from './prepared.ts'

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
  const name = `${hashOfFile(bytes)}.pdf`
  return { name, files: [{ path: pdfFilePath(name), bytes }] }
}
