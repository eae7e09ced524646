import type { Metadata, Sharp } from 'sharp'
import { imageName, LARGEST_WIDTH, type Size, widthsOf } from '../../../contract/images.ts'
import { hashOfFile } from '../prepared.ts'
import { isWholeGif } from './gif.ts'
import { type Done, Unreadable } from './orders.ts'
import { loadSharp } from './sharp.ts'

/** Pictures, in the decoding process: WebP files in several widths, without metadata, upright. */

const MAX_PIXELS = 50_000_000
/** All frames of an animation together. */
const MAX_MOVING_PIXELS = 100_000_000
const MAX_WEBP_SIDE = 16_383
/** In these formats several images are frames. In others, one of them is the principal image. */
const MOVING: readonly string[] = ['gif', 'webp']

/**
 * Makes a copy for each width of `widthsOf`, in that order. Throws Unreadable for a picture that is broken or too
 * large.
 */
export async function copiesOf(bytes: Buffer): Promise<Done<{ name: string }>> {
  if (bytes.toString('latin1', 0, 3) === 'GIF' && !isWholeGif(bytes)) throw new Unreadable('notImage')
  const sharp = await loadSharp()
  return reading(async () => {
    const meta = await sharp(bytes, { limitInputPixels: false }).metadata()
    const moves = MOVING.includes(meta.format) && (meta.pages ?? 1) > 1
    checkPixels(meta, moves)
    const open = () => sharp(bytes, { animated: moves, failOn: 'error', limitInputPixels: MAX_MOVING_PIXELS })
    // libvips cannot rotate the frames of an animation, so they stay as they are.
    const copies = moves ? eachDecoded(open, meta) : onceDecoded(open().autoOrient(), meta.autoOrient)
    return named(bytes, await copies)
  })
}

/** Makes the copies of a decoded picture, which was made from `origin`: four channels, on white. */
export async function copiesOfPixels(
  origin: Uint8Array,
  rgba: Uint8Array,
  size: Size,
): Promise<Done<{ name: string }>> {
  const sharp = await loadSharp()
  const picture = sharp(rgba, { raw: { ...size, channels: 4 } }).removeAlpha()
  return named(origin, await onceDecoded(picture, size))
}

/** Returns a JPEG of a picture in this size: its middle, an animation's first frame, on white. */
export async function drawPreview(bytes: Buffer, size: Size): Promise<Done<null>> {
  const sharp = await loadSharp()
  const resized = sharp(bytes).resize({ ...size, fit: 'cover' })
  return {
    found: null,
    made: [await resized.flatten({ background: '#fff' }).jpeg({ quality: 80 }).toBuffer()],
  }
}

const named = (origin: Uint8Array, { found: size, made }: Done<Size>): Done<{ name: string }> => ({
  found: { name: imageName(hashOfFile(origin), size) },
  made,
})

function checkPixels({ width, height, pages = 1 }: Metadata, moves: boolean): void {
  const pixels = width * height
  if (pixels > MAX_PIXELS) throw new Unreadable('tooManyPixels')
  if (moves && pixels * pages > MAX_MOVING_PIXELS) throw new Unreadable('tooManyMovingPixels')
}

async function onceDecoded(picture: Sharp, original: Size): Promise<Done<Size>> {
  const sharp = await loadSharp()
  const size = largestCopy(original)
  const { data, info } = await fitted(picture, size)
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return encoded(size, original, () => sharp(data, { raw: { width, height, channels } }))
}

/** Decodes again for each copy, because all frames together would take too much memory. */
const eachDecoded = (open: () => Sharp, original: Size): Promise<Done<Size>> =>
  encoded(largestCopy(original), original, () => open().toColorspace('srgb'))

/** `found` is the size of the largest. */
async function encoded(size: Size, original: Size, open: () => Sharp): Promise<Done<Size>> {
  const made: Buffer[] = []
  for (const width of widthsOf(size.width)) {
    const copy = fitted(open(), { width, height: heightAt(width, original) })
    made.push(await copy.webp({ quality: 80, effort: 3 }).toBuffer())
  }
  return { found: size, made }
}

const fitted = (picture: Sharp, size: Size) => picture.resize({ ...size, fit: 'fill' })

/** The original up to the largest width, or smaller when it would be taller than WebP allows. */
function largestCopy(original: Size): Size {
  const fitting = Math.floor((original.width * MAX_WEBP_SIDE) / original.height)
  const width = Math.max(1, Math.min(original.width, LARGEST_WIDTH, fitting))
  return { width, height: heightAt(width, original) }
}

const heightAt = (width: number, original: Size) =>
  Math.min(MAX_WEBP_SIDE, Math.max(1, Math.round((original.height * width) / original.width)))

/** Replaces libvips' technical errors by Unreadable, whose text tells a person what to do. */
async function reading<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw cause instanceof Unreadable ? cause : new Unreadable('notImage', { cause })
  }
}
