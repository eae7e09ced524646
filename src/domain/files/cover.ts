import type { Decoder } from './decoding/decoder.ts'
import { imageFiles } from './images.ts'
import { type PreparedFile, UnusableFile } from './prepared.ts'

/**
 * Draws the first page of a PDF as a picture of the folder, in the usual widths; null when the page cannot be drawn.
 */
export async function prepareCover(
  decoder: Decoder,
  who: string,
  folder: string,
  bytes: Uint8Array,
): Promise<PreparedFile | null> {
  try {
    return await imageFiles(folder, await decoder.decode(who, { task: 'cover', given: null }, bytes))
  } catch (error) {
    if (error instanceof UnusableFile) return null
    throw error
  }
}
