import { once } from 'node:events'
import PDFDocument from 'pdfkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPdfReader, InvalidPdf, PdfTooHard } from './pdf.ts'

const reader = createPdfReader()
let valid: Uint8Array
beforeAll(async () => {
  valid = await makePdf(['Panadería Peñafiel: pan dulce', '', 'Teléfono y ubicación del café'])
})
afterAll(() => reader.close())

describe('a good PDF', () => {
  test('has its pages counted and read in order, in NFC', async () => {
    expect(await reader.inspect(valid)).toEqual({ pages: 3 })
    expect(await reader.text(valid)).toEqual([
      'Panadería Peñafiel: pan dulce',
      '',
      'Teléfono y ubicación del café',
    ])
  })

  test('gives its first page as a picture: white paper, dark letters', async () => {
    const { width, height, rgba } = await reader.cover(valid)
    expect({ width, height, bytes: rgba.length }).toEqual({ width: 800, height: 1035, bytes: 800 * 1035 * 4 })
    expect([...rgba.subarray(0, 4)]).toEqual([255, 255, 255, 255])
    expect(rgba.some((value) => value < 60)).toBe(true)
  })

  test('keeps its colours in the order red, green, blue', async () => {
    const { rgba } = await reader.cover(
      await makePdf(['x'], { draw: (pdf) => pdf.rect(0, 0, 700, 800).fill('#ff8000') }),
    )
    expect([...rgba.subarray(0, 4)]).toEqual([255, 128, 0, 255])
  })

  test('stays whole in the hands of the caller', async () => {
    const before = valid.slice()
    await reader.inspect(valid)
    expect(valid).toEqual(before)
  })

  test('may be asked about many times at once', async () => {
    const answers = await Promise.all([reader.inspect(valid), reader.text(valid), reader.cover(valid)])
    expect(answers).toMatchObject([{ pages: 3 }, { length: 3 }, { width: 800 }])
  })

  test('is read up to the limits of pages and characters', async () => {
    const modest = createPdfReader({ maxPages: 2, maxChars: 9 })
    expect(await modest.text(valid)).toEqual(['Panadería', ''])
    await modest.close()
  })

  test('opens when it is encrypted for its owner only', async () => {
    const locked = await makePdf(['Peñafiel'], { ownerPassword: 'secreto' })
    expect(await reader.text(locked)).toEqual(['Peñafiel'])
  })
})

describe('InvalidPdf is the answer to', () => {
  const noise = (length: number) => Uint8Array.from({ length }, seededRandom(7))
  test.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
    ['no bytes', () => new Uint8Array()],
    ['another kind of file', () => Buffer.from('GIF89a, no PDF')],
    ['a PDF that begins later', () => Buffer.concat([Buffer.from('\n'), valid])],
    ['only the first bytes', () => valid.slice(0, 8)],
    ['noise after %PDF-', () => Buffer.concat([Buffer.from('%PDF-1.7\n'), noise(5000)])],
    ['the first tenth of a file', () => valid.slice(0, valid.length / 10)],
    ['a file that wants a password', () => makePdf(['Peñafiel'], { userPassword: 'secreto' })],
  ])('%s', async (_, bytes) => {
    await expect(reader.inspect(await bytes())).rejects.toBeInstanceOf(InvalidPdf)
  })
})

describe('a hostile PDF', () => {
  test('that takes too long costs its own call; the calls in line go on', async () => {
    const impatient = createPdfReader({ timeoutMs: 2000 })
    const calls = await Promise.allSettled([
      impatient.inspect(valid),
      impatient.cover(nestedForms(12, 12)),
      impatient.text(valid),
    ])
    expect(calls.map((call) => call.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(calls[1]).toMatchObject({ reason: expect.any(PdfTooHard) })
    await impatient.close()
  })

  test('that takes too much memory costs its own call', async () => {
    const poor = createPdfReader({ maxMemoryMb: 48 })
    await expect(poor.inspect(Buffer.concat([valid, Buffer.alloc(60 * 2 ** 20)]))).rejects.toBeInstanceOf(
      PdfTooHard,
    )
    expect(await poor.inspect(valid)).toEqual({ pages: 3 })
    await poor.close()
  })

  test('with a page of 200 inches, or of a size that no paper has, has a cover of ordinary size', async () => {
    const poor = createPdfReader({ maxMemoryMb: 48 })
    for (const box of [
      '0 0 14400 14400',
      '0 0 99999999 99999999',
      '0 0 1 99999999',
      '0 0 99999999 1',
      '0 0 0 0',
    ]) {
      const { width, height, rgba } = await poor.cover(page(`/MediaBox [${box}]`))
      expect([box, width <= 800, height <= 2400, rgba.length]).toEqual([box, true, true, width * height * 4])
    }
    await poor.close()
  })

  test('whose pages refer to one another, or claim to be two thousand million, is read in bounds', async () => {
    for (const tree of [
      '/Kids [2 0 R] /Count 2147483647',
      '/Kids [3 0 R] /Count 2147483647',
      `/Kids [${'3 0 R '.repeat(20_000)}] /Count 20000`,
    ]) {
      const pages = await reader.text(page('/MediaBox [0 0 600 800]', tree)).catch((error: unknown) => {
        expect([InvalidPdf, PdfTooHard]).toContain(error?.constructor)
        return []
      })
      expect(pages.length).toBeLessThanOrEqual(2000)
    }
    expect(await reader.inspect(valid)).toEqual({ pages: 3 })
  })

  test('that is nested deeply settles', async () => {
    const deep = `/MediaBox [0 0 600 800] /Resources ${'<< /X '.repeat(100_000)}1${' >>'.repeat(100_000)}`
    for (const bytes of [page(deep), nestedPages(5000)])
      await reader.cover(bytes).then(
        ({ width }) => expect(width).toBeLessThanOrEqual(800),
        (error: unknown) => expect([InvalidPdf, PdfTooHard]).toContain(error?.constructor),
      )
    expect(await reader.inspect(valid)).toEqual({ pages: 3 })
  })

  test('of any damage settles, and the reader goes on', async () => {
    const random = seededRandom(2026)
    for (let round = 0; round < 100; round++) {
      const broken = valid.slice()
      for (let hit = 0; hit <= round % 20; hit++) {
        broken[5 + ((random() * 65536 + random() * 256 + random()) % (broken.length - 5))] = random()
      }
      const task = (['inspect', 'text', 'cover'] as const)[round % 3] ?? 'text'
      const error = await reader[task](broken).then(
        () => undefined,
        (reason: unknown) => reason,
      )
      if (error) expect([InvalidPdf, PdfTooHard]).toContain(error.constructor)
    }
    expect(await reader.inspect(valid)).toEqual({ pages: 3 })
  })
})

type Pdf = InstanceType<typeof PDFDocument>

async function makePdf(
  pages: string[],
  { draw, ...options }: PDFKit.PDFDocumentOptions & { draw?: (pdf: Pdf) => unknown } = {},
): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: 'LETTER', autoFirstPage: false, ...options })
  const chunks: Uint8Array[] = []
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = once(pdf, 'end')
  for (const text of pages) {
    pdf.addPage().text(text)
    draw?.(pdf)
  }
  pdf.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}

/** A document of one page with these entries, under a tree with those. */
function page(entries: string, tree = '/Kids [3 0 R] /Count 1'): Uint8Array {
  return Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages ${tree} >>\nendobj\n` +
      `3 0 obj\n<< /Type /Page /Parent 2 0 R ${entries} >>\nendobj\ntrailer\n<< /Root 1 0 R /Size 4 >>\n%%EOF\n`,
  )
}

/** A page that stands so many branches deep in the tree. */
function nestedPages(depth: number): Uint8Array {
  const branches = Array.from({ length: depth }, (_, level) => {
    const type =
      level === depth - 1
        ? '/Type /Page /MediaBox [0 0 600 800]'
        : `/Type /Pages /Count 1 /Kids [${level + 3} 0 R]`
    return `${level + 2} 0 obj\n<< ${type} /Parent ${level + 1} 0 R >>\nendobj\n`
  })
  return Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n${branches.join('')}trailer\n<< /Root 1 0 R /Size ${depth + 2} >>\n%%EOF\n`,
  )
}

/** A small file whose page draws a form that draws a form …, `fan` times each: fan ** depth drawings. */
function nestedForms(depth: number, fan: number): Uint8Array {
  const form = (level: number) => {
    const last = level === depth
    const content = last ? '0 0 300 300 re f' : '/F Do '.repeat(fan)
    const resources = last ? '' : `/Resources << /XObject << /F ${level + 5} 0 R >> >>`
    return `${level + 4} 0 obj\n<< /Type /XObject /Subtype /Form /BBox [0 0 600 800] ${resources} /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj\n`
  }
  return Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n` +
      `3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >> >>\nendobj\n` +
      Array.from({ length: depth + 1 }, (_, level) => form(level)).join('') +
      `trailer\n<< /Root 1 0 R /Size ${depth + 5} >>\n%%EOF\n`,
  )
}

/** Bytes that are the same in every run. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state >>> 24
  }
}
