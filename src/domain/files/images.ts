import { imageName, imageSize, LARGEST_WIDTH, type Size, widthsOf } from '../../contract/images.ts'
import { validation } from '../../contract/textos.ts'
import { isWholeGif } from './gif.ts'
import { hashOfFile, type PreparedFile, UnusableFile } from './prepared.ts'
import { loadSharp } from './sharp.ts'

/** What a sent picture becomes: WebP files in its widths, without metadata, upright. */

const MAX_PIXELS = 50_000_000
/** All frames of an animation together. */
const MAX_MOVING_PIXELS = 400_000_000
const MAX_WEBP_SIDE = 16_383

/** The folder's files of a picture given as bytes. Throws UnusableFile when it is none of the five kinds, broken or too large. */
export async function prepareImage(folder: string, bytes: Uint8Array): Promise<PreparedFile> {
  if (!isKnownImage(bytes)) throw new UnusableFile(validation.notImage)
  if (startsWith(bytes, 'GIF') && !isWholeGif(bytes)) throw new UnusableFile(validation.notImage)
  const original = await measure(bytes)
  const size = largestCopy(original)
  const name = imageName(hashOfFile(bytes), size)
  const files = []
  for (const width of widthsOf(size.width))
    files.push({
      path: imageFilePath(folder, name, width === size.width ? undefined : width),
      bytes: await render(bytes, { width, height: heightAt(width, original) }, original.moves),
    })
  return { name, files }
}

/** The original up to the largest width, or less when it would be taller than WebP can be. */
function largestCopy(original: Size): Size {
  const fitting = Math.floor((original.width * MAX_WEBP_SIDE) / original.height)
  const width = Math.max(1, Math.min(original.width, LARGEST_WIDTH, fitting))
  return { width, height: heightAt(width, original) }
}

const heightAt = (width: number, original: Size) =>
  Math.min(MAX_WEBP_SIDE, Math.max(1, Math.round((original.height * width) / original.width)))

/** Where the copy of a width is kept; without a width, the largest. */
export const imageFilePath = (folder: string, name: string, width?: number): string =>
  width ? `img/${folder}/${width}/${name}` : `img/${folder}/${name}`

/** The paths of every copy of a stored picture, told by its name; none for a name that is not ours. */
export function imageFilePaths(folder: string, name: string): string[] {
  const size = imageSize(name)
  if (!size) return []
  // Only a picture of the largest width may come from a wider one; its smaller copies are the same either way.
  return widthsOf(size.width).map((width) =>
    imageFilePath(folder, name, width === size.width ? undefined : width),
  )
}

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  latin(bytes.subarray(at, at + text.length)) === text

/** JPEG, PNG, GIF, WebP or AVIF, by their first bytes. */
function isKnownImage(bytes: Uint8Array): boolean {
  return (
    startsWith(bytes, '\xff\xd8\xff') ||
    startsWith(bytes, '\x89PNG\r\n\x1a\n') ||
    startsWith(bytes, 'GIF87a') ||
    startsWith(bytes, 'GIF89a') ||
    (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) ||
    (startsWith(bytes, 'ftyp', 4) &&
      (startsWith(bytes, 'avi', 8) || /avi[fs]/.test(latin(bytes.subarray(8, 64)))))
  )
}

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

/** One frame, upright. The frames of an animation stay as they are: libvips cannot turn them. */
async function measure(bytes: Uint8Array): Promise<Size & { moves: boolean }> {
  const sharp = await loadSharp()
  const meta = await reading(() => sharp(bytes, { limitInputPixels: false }).metadata())
  const pages = meta.pages ?? 1
  const pixels = meta.width * meta.height
  if (pixels > MAX_PIXELS || pixels * pages > MAX_MOVING_PIXELS)
    throw new UnusableFile(validation.tooManyPixels)
  const { width, height } = pages > 1 ? meta : meta.autoOrient
  return { width, height, moves: pages > 1 }
}

async function render(bytes: Uint8Array, size: Size, moves: boolean): Promise<Buffer> {
  const sharp = await loadSharp()
  const original = sharp(bytes, { animated: true, failOn: 'error', limitInputPixels: MAX_MOVING_PIXELS })
  return reading(() =>
    (moves ? original : original.autoOrient())
      .resize({ ...size, fit: 'fill' })
      .toColorspace('srgb')
      .webp({ quality: 80, effort: 3 })
      .toBuffer(),
  )
}

/** libvips explains a broken picture in its own words; a person is told what to do instead. */
async function reading<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw new UnusableFile(validation.notImage, { cause })
  }
}
