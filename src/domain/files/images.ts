import { createHash, randomBytes } from 'node:crypto'
import { imageName, imageSize, widthsOf } from '../../contract/images.ts'
import { validation } from '../../contract/textos.ts'
import { loadSharp } from './sharp.ts'

/** What an upload becomes: WebP files of one picture in its widths, without metadata, upright. */

export interface PreparedFile {
  /** What the record keeps. */
  readonly name: string
  /** The files to store, by path. */
  readonly files: readonly { path: string; bytes: Uint8Array }[]
}

/** Says, in Spanish, why a file was not taken. */
export class UnusableFile extends Error {}

const MAX_PIXELS = 50_000_000
/** All frames of an animation together. */
const MAX_MOVING_PIXELS = 400_000_000

/** The folder's files of a picture given as bytes. Throws UnusableFile when it is none of the five kinds, broken or too large. */
export async function prepareImage(folder: string, bytes: Uint8Array): Promise<PreparedFile> {
  if (!isKnownImage(bytes)) throw new UnusableFile(validation.notImage)
  const { width, height } = await uprightSize(bytes)
  const target = Math.min(width, 1600)
  const size = { width: target, height: Math.max(1, Math.round((height * target) / width)) }
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16) + randomBytes(3).toString('hex')
  const name = imageName(hash, size)
  const files = []
  for (const copy of widthsOf(width))
    files.push({
      path: imageFilePath(folder, name, copy === target ? undefined : copy),
      bytes: await render(bytes, copy),
    })
  return { name, files }
}

/** Where the copy of a width is kept; without a width, the largest. */
export const imageFilePath = (folder: string, name: string, width?: number): string =>
  width ? `img/${folder}/${width}/${name}` : `img/${folder}/${name}`

/** The paths of every copy of a stored picture, told by its name; none for a name that is not ours. */
export function imageFilePaths(folder: string, name: string): string[] {
  const size = imageSize(name)
  if (!size) return []
  // Only a picture that is 1600 wide may come from a wider one; its smaller copies are the same either way.
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

async function uprightSize(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const sharp = await loadSharp()
  const meta = await reading(() => sharp(bytes, { limitInputPixels: false }).metadata())
  const frame = meta.autoOrient
  const pixels = frame.width * frame.height
  if (pixels > MAX_PIXELS || pixels * (meta.pages ?? 1) > MAX_MOVING_PIXELS)
    throw new UnusableFile(validation.tooManyPixels)
  return frame
}

async function render(bytes: Uint8Array, width: number): Promise<Buffer> {
  const sharp = await loadSharp()
  return reading(() =>
    sharp(bytes, { animated: true, failOn: 'error', limitInputPixels: MAX_MOVING_PIXELS })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
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
