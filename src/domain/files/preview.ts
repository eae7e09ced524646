import type { Size } from '../../contract/images.ts'
import type { Decoder } from './decoding/decoder.ts'

/** A crawler that wants many at once is one among the people who send pictures. */
const CRAWLERS = 'previews'

/**
 * The JPEG of a picture in this size, its middle when the shape is another: an animation's first frame, and white where it is
 * transparent. Throws unavailable while too many wait.
 */
export async function makePreview(decoder: Decoder, picture: Uint8Array, size: Size): Promise<Buffer> {
  const { made } = await decoder.decode(CRAWLERS, { task: 'preview', given: size }, picture)
  return Buffer.concat(made)
}
