import type { Size } from '../../contract/images.ts'
import type { Decoder } from './decoding/decoder.ts'

/** All crawlers share one queue, so that they take turns with people's uploads as one person. */
const CRAWLERS = 'previews'

/**
 * Draws the JPEG of a picture in this size: its middle when the shape differs, an animation's first frame, on white.
 * Throws unavailable while too many wait.
 */
export async function makePreview(decoder: Decoder, picture: Uint8Array, size: Size): Promise<Buffer> {
  const { made } = await decoder.decode(CRAWLERS, { task: 'preview', given: size }, picture)
  return Buffer.concat(made)
}
