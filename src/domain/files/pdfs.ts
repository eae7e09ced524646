import { validation } from '../../contract/texts/server.ts'
import type { Decoder } from './decoding/decoder.ts'
import { type PreparedFile, UnusableFile } from './prepared.ts'

/** The path of a catalogue's document. */
export const pdfFilePath = (name: string): string => `storage/${name}`

/**
 * Checks a PDF, in the queue of its owner, and stores it unchanged. Throws UnusableFile when it is no PDF or does not
 * open.
 */
export async function preparePdf(decoder: Decoder, who: string, bytes: Uint8Array): Promise<PreparedFile> {
  if (!beginsAsPdf(bytes)) throw new UnusableFile(validation.notPdf)
  const { found } = await decoder.decode(who, { task: 'document', given: null }, bytes)
  const { name } = found
  return { name, files: [{ path: pdfFilePath(name), bytes }] }
}

const beginsAsPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-'
