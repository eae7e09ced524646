/**
 * Whether a GIF is complete up to its trailer. libvips draws the frames that it finds and does not report missing ones.
 */
export function isWholeGif(bytes: Uint8Array): boolean {
  let at = HEADER + colours(bytes[10])
  for (;;) {
    const block = bytes[at]
    if (block === TRAILER) return true
    if (block === EXTENSION) at = afterData(bytes, at + 2)
    else if (block === FRAME) at = afterData(bytes, at + FRAME_HEAD + colours(bytes[at + 9]) + 1)
    else return false
  }
}

const TRAILER = 0x3b
const EXTENSION = 0x21
const FRAME = 0x2c
const HEADER = 13
const FRAME_HEAD = 10

/** Bytes of the colour table that a block's flags announce. */
const colours = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** Returns where the data at `at` ends: parts that begin with their length, the last of length 0. */
function afterData(bytes: Uint8Array, at: number): number {
  let next = at
  for (let length = bytes[next]; length; length = bytes[next]) next += length + 1
  return next + 1
}
