import type { Readable, Writable } from 'node:stream'

/** Sends a few byte arrays over a pipe: their number and their lengths, in 4 bytes each, then the arrays. */
export function sendParcel(pipe: Writable, pieces: readonly Uint8Array[]): void {
  const lengths = Buffer.alloc(NUMBER * (pieces.length + 1))
  for (const [index, number] of [pieces.length, ...pieces.map(({ length }) => length)].entries())
    lengths.writeUInt32BE(number, NUMBER * index)
  for (const piece of [lengths, ...pieces]) pipe.write(piece)
}

const NUMBER = 4

/** Yields the parcels until the pipe ends; ignores an incomplete one. */
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

/** Returns a function that reads the next bytes of a given length; null at the end. */
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
    // When many small pieces arrive, most are here already.
    const all = got.length > 1 ? Buffer.concat(got, have) : rest
    rest = all.subarray(length)
    return all.subarray(0, length)
  }
}
