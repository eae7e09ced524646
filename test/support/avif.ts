/** AVIF files that no available encoder writes, made from files with one image (ISO/IEC 14496-12 and 23008-12). */

/** Returns one file with several images; `principal` is the index of the one that is shown. */
export function avifOf(images: readonly Buffer[], principal: number): Buffer {
  const items = images.map((image) => ({
    data: contentOf(image, 'mdat'),
    properties: PROPERTIES.map((type) => box(type, contentOf(image, 'meta', 'iprp', 'ipco', type))),
  }))
  const brands = box('ftyp', 'avif', int32(0), 'mif1avifmiaf')
  const meta = (dataAt: number) => {
    let at = dataAt
    const places = items.map(({ data }, index) => {
      const place = [int16(index + 1), int16(0), int16(1), int32(at), int32(data.length)]
      at += data.length
      return Buffer.concat(place)
    })
    return box(
      'meta',
      VERSION_0,
      box('hdlr', VERSION_0, int32(0), 'pict', Buffer.alloc(13)),
      box('pitm', VERSION_0, int16(principal + 1)),
      box('iloc', VERSION_0, Buffer.from([0x44, 0]), int16(items.length), ...places),
      box(
        'iinf',
        VERSION_0,
        int16(items.length),
        ...items.map((_, index) =>
          box('infe', Buffer.from([2, 0, 0, 0]), int16(index + 1), int16(0), 'av01', '\0'),
        ),
      ),
      box(
        'iprp',
        box('ipco', ...items.flatMap(({ properties }) => properties)),
        box('ipma', VERSION_0, int32(items.length), ...items.map((_, index) => propertiesOf(index))),
      ),
    )
  }
  const head = brands.length + meta(0).length + BOX_HEAD
  return Buffer.concat([brands, meta(head), box('mdat', ...items.map(({ data }) => data))])
}

/** Returns the same file with another size in its header. */
export function avifClaiming(image: Buffer, width: number, height: number): Buffer {
  const claimed = Buffer.from(image)
  const at = claimed.indexOf('ispe') + 8
  claimed.writeUInt32BE(width, at)
  claimed.writeUInt32BE(height, at + 4)
  return claimed
}

const PROPERTIES = ['av1C', 'ispe', 'pixi'] as const
const BOX_HEAD = 8
const VERSION_0 = Buffer.alloc(4)
/** Bytes before the inner boxes. */
const BEFORE_INNER: Readonly<Record<string, number>> = { meta: 4 }

function box(type: string, ...content: readonly (string | Buffer)[]): Buffer {
  const bytes = Buffer.concat(content.map((part) => Buffer.from(part)))
  return Buffer.concat([int32(bytes.length + BOX_HEAD), Buffer.from(type), bytes])
}

/** Returns the content of a box, found by the types of the boxes around it. */
function contentOf(file: Buffer, ...path: readonly string[]): Buffer {
  let inside = file
  for (const type of path) {
    let at = 0
    while (inside.toString('latin1', at + 4, at + BOX_HEAD) !== type) at += inside.readUInt32BE(at)
    inside = inside.subarray(at + BOX_HEAD + (BEFORE_INNER[type] ?? 0), at + inside.readUInt32BE(at))
  }
  return inside
}

/** An item has its own properties, of which the decoder's is essential. */
const propertiesOf = (index: number): Buffer =>
  Buffer.concat([
    int16(index + 1),
    Buffer.from([
      PROPERTIES.length,
      ...PROPERTIES.map((type, at) => (type === 'av1C' ? 0x80 : 0) | (index * PROPERTIES.length + at + 1)),
    ]),
  ])

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
