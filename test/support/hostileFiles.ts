import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { pdf } from './samples.ts'

/** Files that are small but slow to decode, or that have wrong headers. */

/** An animated GIF of equal frames. */
export async function film(width: number, height: number, frames: number): Promise<Buffer> {
  const still = await sharp({ create: { width, height, channels: 3, background: '#c96b4b' } })
    .gif()
    .toBuffer()
  const screen = 13 + coloursOf(still[10])
  let at = screen
  while (still[at] === EXTENSION) at = afterData(still, at + 2)
  const end = afterData(still, at + 10 + coloursOf(still[at + 9]) + 1)
  const frame = Buffer.concat([A_TENTH_OF_A_SECOND, still.subarray(at, end)])
  return Buffer.concat([still.subarray(0, screen), ...new Array<Buffer>(frames).fill(frame), TRAILER])
}

const EXTENSION = 0x21
const A_TENTH_OF_A_SECOND = Buffer.from([EXTENSION, 0xf9, 4, 0, 10, 0, 0, 0])
const TRAILER = Buffer.from([0x3b])

/** Bytes of the colour table that a block's flags announce. */
const coloursOf = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

function afterData(bytes: Buffer, start: number): number {
  let at = start
  for (let length = bytes[at]; length; length = bytes[at]) at += length + 1
  return at + 1
}

/** A PNG of one pixel that claims to have more. */
export async function claiming(width: number, height: number): Promise<Buffer> {
  const claimed = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  claimed.writeUInt32BE(width, 16)
  claimed.writeUInt32BE(height, 20)
  claimed.writeUInt32BE(crc32(claimed.subarray(12, 29)), 29)
  return claimed
}

/** A PNG of 50 megapixels: noise in a corner, the rest plain, so that it stays below 10 MB. */
export function hugePicture(): Promise<Buffer> {
  const grain = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const corner = { width: 1000, height: 800, channels: 3, background: '#888', noise: grain } as const
  return sharp({ create: { width: 8000, height: 6250, channels: 3, background: '#c96b4b' } })
    .composite([{ input: { create: corner }, left: 100, top: 100 }])
    .png({ compressionLevel: 6 })
    .toBuffer()
}

/** A PDF of this many pages, each with thirty of twenty thousand words. */
export const longDocument = (pages: number): Promise<Buffer> =>
  pdf(
    Array.from({ length: pages }, (_, page) =>
      Array.from({ length: 30 }, (__, word) => wordOf((page * 7919 + word * 104_729) % 20_000)).join(' '),
    ),
  )

const SYLLABLES = [
  'pa',
  'ne',
  'ti',
  'lo',
  'ra',
  'mu',
  'si',
  'ca',
  'que',
  'bro',
  'tor',
  'men',
  'sa',
  'do',
  'le',
  'zu',
]

/** A word of three syllables or more. */
const wordOf = (number: number): string =>
  [number % 16, (number >> 4) % 16, (number >> 8) % 16, number >> 12].map((at) => SYLLABLES[at]).join('')
