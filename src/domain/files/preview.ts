import type { Size } from '../../contract/images.ts'
import { createQueue } from '../queue.ts'
import { loadSharp } from './sharp.ts'

/** A crawler that wants many at once leaves a processor to visitors. */
const inLine = createQueue({ atOnce: 1, waiting: 50 })

/**
 * The JPEG of a picture in this size, its middle when the shape is another: an animation's first frame, and white where it is
 * transparent. Throws unavailable while too many wait.
 */
export async function drawPreview(picture: Buffer, size: Size): Promise<Buffer> {
  const sharp = await loadSharp()
  return inLine(() =>
    sharp(picture)
      .resize({ ...size, fit: 'cover' })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 80 })
      .toBuffer(),
  )
}
