import { imageSize, widthsOf } from '../../contract/images.ts'
import { validation } from '../../contract/texts/server.ts'
import type { Decoder } from './decoding/decoder.ts'
import type { Done } from './decoding/orders.ts'
import { type PreparedFile, UnusableFile } from './prepared.ts'

/** Turns an upload into WebP files in several widths, without metadata, upright. */

/**
 * Makes the folder's files of a picture, in the queue of its owner. Throws UnusableFile when it is none of the five
 * formats, broken or too large.
 */
export async function prepareImage(
  decoder: Decoder,
  who: string,
  folder: string,
  bytes: Uint8Array,
): Promise<PreparedFile> {
  if (!isKnownImage(bytes)) throw new UnusableFile(validation.notImage)
  return imageFiles(folder, await decoder.decode(who, { task: 'picture', given: null }, bytes))
}

/** Returns the folder's files of a picture's copies. */
export function imageFiles(folder: string, { found: { name }, made }: Done<{ name: string }>): PreparedFile {
  const paths = imageFilePaths(folder, name)
  return { name, files: made.map((bytes, index) => ({ path: paths[index] ?? '', bytes })) }
}

/** The path of a width's copy; without a width, of the largest. */
export const imageFilePath = (folder: string, name: string, width?: number): string =>
  width ? `img/${folder}/${width}/${name}` : `img/${folder}/${name}`

/** The paths of every copy of a stored picture, from its name; none for a name that the product did not make. */
export function imageFilePaths(folder: string, name: string): string[] {
  const size = imageSize(name)
  if (!size) return []
  // Only a picture of the largest width may have had a wider original. Its smaller copies are the same in both cases.
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
