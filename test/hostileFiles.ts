import { crc32 } from 'node:zlib'
import sharp from 'sharp'

/** Pictures that are small to send and long to read, or that say of themselves what is not so. */

/** An animated GIF of so many equal frames. */
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

/** A PNG of one pixel that says it has more. */
export async function claiming(width: number, height: number): Promise<Buffer> {
  const claimed = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  claimed.writeUInt32BE(width, 16)
  claimed.writeUInt32BE(height, 20)
  claimed.writeUInt32BE(crc32(claimed.subarray(12, 29)), 29)
  return claimed
}
