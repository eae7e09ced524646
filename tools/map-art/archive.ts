import { gzipSync } from 'node:zlib'
import { zxyToTileId } from 'pmtiles'

/** Writes a PMTiles archive, version 3 (github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md), with one directory. */

export interface Tile {
  readonly z: number
  readonly x: number
  readonly y: number
  readonly bytes: Uint8Array
}

export interface About {
  readonly metadata: object
  readonly bounds: readonly [west: number, south: number, east: number, north: number]
  readonly center: readonly [lng: number, lat: number, zoom: number]
}

const HEADER_BYTES = 127
const [GZIP, MVT] = [2, 1]

export function archiveOf(tiles: readonly Tile[], { metadata, bounds, center }: About): Buffer {
  const entries = tiles
    .map(({ z, x, y, bytes }) => ({ id: zxyToTileId(z, x, y), bytes: packed(bytes) }))
    .sort((a, b) => a.id - b.id)
  const root = packed(directoryOf(entries.map(({ id, bytes }) => ({ id, length: bytes.length }))))
  const json = packed(Buffer.from(JSON.stringify(metadata)))
  const data = Buffer.concat(entries.map(({ bytes }) => bytes))
  const zooms = tiles.map(({ z }) => z)

  const header = Buffer.alloc(HEADER_BYTES)
  header.write('PMTiles')
  header[7] = 3
  let at = HEADER_BYTES
  for (const [index, length] of [root.length, json.length, 0, data.length].entries()) {
    header.writeBigUInt64LE(BigInt(at), 8 + index * 16)
    header.writeBigUInt64LE(BigInt(length), 16 + index * 16)
    at += length
  }
  for (const offset of [72, 80, 88]) header.writeBigUInt64LE(BigInt(entries.length), offset)
  header.set([1, GZIP, GZIP, MVT, Math.min(...zooms), Math.max(...zooms)], 96)
  for (const [index, degrees] of bounds.entries())
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4)
  header[118] = center[2]
  header.writeInt32LE(Math.round(center[0] * 1e7), 119)
  header.writeInt32LE(Math.round(center[1] * 1e7), 123)
  return Buffer.concat([header, root, json, data])
}

/** Columns of varints: the ids as differences, run lengths, lengths, and offsets, 0 where a tile follows the one before. */
function directoryOf(entries: readonly { id: number; length: number }[]): Buffer {
  const columns = [
    entries.map(({ id }, index) => id - (entries[index - 1]?.id ?? 0)),
    entries.map(() => 1),
    entries.map(({ length }) => length),
    entries.map((_, index) => (index === 0 ? 1 : 0)),
  ]
  return Buffer.from([entries.length, ...columns.flat()].flatMap(varint))
}

function varint(value: number): number[] {
  const bytes: number[] = []
  let left = value
  while (left > 127) {
    bytes.push((left % 128) + 128)
    left = Math.floor(left / 128)
  }
  return [...bytes, left]
}

/** Without a time in its header, so that the same town gives the same file. */
const packed = (bytes: Uint8Array) => gzipSync(bytes, { level: 9 })
