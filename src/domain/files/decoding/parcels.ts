import type { Readable, Writable } from 'node:stream'

/**
 * A few pieces of bytes that belong together, over a pipe: how many they are and the length of each, in 4 bytes a number,
 * then the pieces.
 */
export function sendParcel(pipe: Writable, pieces: readonly Uint8Array[]): void {
  const lengths = Buffer.alloc(NUMBER * (pieces.length + 1))
  for (const [index, number] of [pieces.length, ...pieces.map(({ length }) => length)].entries())
    lengths.writeUInt32BE(number, NUMBER * index)
  for (const piece of [lengths, ...pieces]) pipe.write(piece)
}

const NUMBER = 4

/** Ends with the pipe; what is cut off in its middle is left out. */
export async function* readParcels(pipe: Readable): AsyncGenerator<Buffer[], void> {
  const take = taking(pipe)
  for (;;) {
    const count = await take(NUMBER)
    const lengths = count && (await take(NUMBER * count.readUInt32BE()))
    if (!lengths) return
    const pieces: Buffer[] = []
    for (let at = 0; at < lengths.length; at += NUMBER) {
      const piece = await take(lengths.readUInt32BE(at))
      if (!piece) return
      pieces.push(piece)
    }
    yield pieces
  }
}

/** How to get the next so many bytes; null when there are no more. */
function taking(pipe: Readable): (length: number) => Promise<Buffer | null> {
  const chunks: AsyncIterator<Buffer> = pipe[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  return async (length) => {
    const got = [rest]
    let have = rest.length
    while (have < length) {
      const { value, done } = await chunks.next()
      if (done) return null
      got.push(value)
      have += value.length
    }
    // Of many small pieces most are here already.
    const all = got.length > 1 ? Buffer.concat(got, have) : rest
    rest = all.subarray(length)
    return all.subarray(0, length)
  }
}
