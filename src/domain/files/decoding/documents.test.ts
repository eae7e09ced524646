import { once } from 'node:events'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { validation } from '../../../contract/texts/server.ts'
import { preparePdf } from '../pdfs.ts'
import { UnusableFile } from '../prepared.ts'
import { createDecoder, type Decoder } from './decoder.ts'
import type { Limits } from './limits.ts'

/** How the product reads PDFs, in a process of their own. */

const readerOf = (decoder: Decoder) => ({
  pages: async (bytes: Uint8Array) =>
    (await decoder.decode('ana', { task: 'document', given: null }, bytes)).found.pages,
  text: async (bytes: Uint8Array) =>
    (await decoder.decode('ana', { task: 'text', given: null }, bytes)).made
      .filter((_, index) => index % 2 === 0)
      .map(String),
  /** The largest copy of the cover. */
  cover: async (bytes: Uint8Array) => {
    const { made } = await decoder.decode('ana', { task: 'cover', given: null }, bytes)
    const { data, info } = await sharp(made.at(-1)).raw().toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, rgb: data }
  },
  close: decoder.close,
})
const limited = (limits: Partial<Limits>) => readerOf(createDecoder(limits))

const decoder = createDecoder()
const reader = readerOf(decoder)
let valid: Uint8Array
beforeAll(async () => {
  valid = await makePdf(['Panadería Peñafiel: pan dulce', '', 'Teléfono y ubicación del café'])
})
afterAll(() => reader.close())

describe('a valid PDF', () => {
  test('has its pages counted and their text read in order, in NFC', async () => {
    expect(await reader.pages(valid)).toBe(3)
    expect(await reader.text(valid)).toEqual([
      'Panadería Peñafiel: pan dulce',
      '',
      'Teléfono y ubicación del café',
    ])
  })

  test('has its first page drawn: white paper, dark letters', async () => {
    const { width, height, rgb } = await reader.cover(valid)
    expect([width, height]).toEqual([800, 1035])
    expect([...rgb.subarray(0, 3)]).toEqual([255, 255, 255])
    expect(rgb.some((value) => value < 60)).toBe(true)
  })

  test('keeps its colours in the order red, green, blue', async () => {
    const { rgb } = await reader.cover(
      await makePdf(['x'], { draw: (pdf) => pdf.rect(0, 0, 700, 800).fill('#ff8000') }),
    )
    const [red = 0, green = 0, blue = 0] = rgb
    expect([red > 240, green > 110 && green < 145, blue < 15]).toEqual([true, true, true])
  })

  test('leaves the caller’s bytes unchanged', async () => {
    const before = valid.slice()
    await reader.pages(valid)
    expect(valid).toEqual(before)
  })

  test('can be read many times concurrently', async () => {
    const answers = await Promise.all([reader.pages(valid), reader.text(valid), reader.cover(valid)])
    expect(answers).toMatchObject([3, { length: 3 }, { width: 800 }])
  })

  test('is read up to the limits of pages and characters', async () => {
    const modest = limited({ pages: 2, characters: 9 })
    expect(await modest.text(valid)).toEqual(['Panadería', ''])
    modest.close()
  })

  test('opens when only changes need its password', async () => {
    const locked = await makePdf(['Peñafiel'], { ownerPassword: 'secreto' })
    expect(await reader.text(locked)).toEqual(['Peñafiel'])
  })
})

describe('refuses, with the reason,', () => {
  const noise = (length: number) => Uint8Array.from({ length }, seededRandom(7))
  test.each<[string, string, () => Uint8Array | Promise<Uint8Array>]>([
    ['no bytes', validation.notPdf, () => new Uint8Array()],
    ['another kind of file', validation.notPdf, () => Buffer.from('GIF89a, no PDF')],
    ['a PDF that begins later', validation.notPdf, () => Buffer.concat([Buffer.from('\n'), valid])],
    ['only the first bytes', validation.pdfDamaged, () => valid.slice(0, 8)],
    [
      'noise after %PDF-',
      validation.pdfDamaged,
      () => Buffer.concat([Buffer.from('%PDF-1.7\n'), noise(5000)]),
    ],
    ['the first tenth of a file', validation.pdfDamaged, () => valid.slice(0, valid.length / 10)],
    ['one without a page', validation.pdfDamaged, () => page('', '/Kids [] /Count 0')],
    [
      'a PDF that needs a password',
      validation.pdfLocked,
      () => makePdf(['Peñafiel'], { userPassword: 'secreto' }),
    ],
  ])('%s', async (_, message, bytes) => {
    const refused = preparePdf(decoder, 'ana', await bytes())
    await expect(refused).rejects.toMatchObject({ constructor: UnusableFile, message })
  })
})

describe('a hostile PDF', () => {
  const tooHard = { constructor: UnusableFile, message: validation.pdfTooHard }

  test('that takes too long fails its own call only; the queued ones go on', async () => {
    const impatient = limited({ seconds: 2 })
    const calls = await Promise.allSettled([
      impatient.pages(valid),
      impatient.cover(nestedForms(12, 12)),
      impatient.text(valid),
    ])
    expect(calls.map((call) => call.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(calls[1]).toMatchObject({ reason: tooHard })
    impatient.close()
  })

  test('that takes too much memory fails its own call only', async () => {
    const large = Buffer.concat([valid, Buffer.alloc(60 * 2 ** 20)])
    for (const limits of [{ pdfMemoryMb: 48 }, { memoryMb: 48, seconds: 1000 }]) {
      const poor = limited(limits)
      await expect(poor.cover('memoryMb' in limits ? nestedForms(12, 12) : large)).rejects.toMatchObject(
        tooHard,
      )
      poor.close()
    }
    expect(await reader.pages(valid)).toBe(3)
  })

  test('with a page of 200 inches or an impossible size gets a cover of ordinary size', async () => {
    const poor = limited({ pdfMemoryMb: 48 })
    for (const box of [
      '0 0 14400 14400',
      '0 0 99999999 99999999',
      '0 0 1 99999999',
      '0 0 99999999 1',
      '0 0 0 0',
    ]) {
      const { width, height } = await poor.cover(page(`/MediaBox [${box}]`))
      expect([box, width <= 800, height <= 2400]).toEqual([box, true, true])
    }
    poor.close()
  })

  test('with circular pages, or a claim of two thousand million, takes bounded work', async () => {
    for (const tree of [
      '/Kids [2 0 R] /Count 2147483647',
      '/Kids [3 0 R] /Count 2147483647',
      `/Kids [${'3 0 R '.repeat(20_000)}] /Count 20000`,
    ]) {
      const pages = await reader.text(page('/MediaBox [0 0 600 800]', tree)).catch((error: unknown) => {
        expect(error).toBeInstanceOf(UnusableFile)
        return []
      })
      expect(pages.length).toBeLessThanOrEqual(2000)
    }
    expect(await reader.pages(valid)).toBe(3)
  })

  test('that is nested deeply gets an answer', async () => {
    const deep = `/MediaBox [0 0 600 800] /Resources ${'<< /X '.repeat(100_000)}1${' >>'.repeat(100_000)}`
    for (const bytes of [page(deep), nestedPages(5000)])
      await reader.cover(bytes).then(
        ({ width }) => expect(width).toBeLessThanOrEqual(800),
        (error: unknown) => expect(error).toBeInstanceOf(UnusableFile),
      )
    expect(await reader.pages(valid)).toBe(3)
  })

  test('with any damage gets an answer, and the process goes on', async () => {
    const random = seededRandom(2026)
    for (let round = 0; round < 100; round++) {
      const broken = valid.slice()
      for (let hit = 0; hit <= round % 20; hit++) {
        broken[5 + ((random() * 65536 + random() * 256 + random()) % (broken.length - 5))] = random()
      }
      const task = (['pages', 'text', 'cover'] as const)[round % 3] ?? 'text'
      await reader[task](broken).catch((error: unknown) => expect(error).toBeInstanceOf(UnusableFile))
    }
    expect(await reader.pages(valid)).toBe(3)
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

/** Returns a document of one page with these entries, in a page tree with those. */
function page(entries: string, tree = '/Kids [3 0 R] /Count 1'): Uint8Array {
  return Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages ${tree} >>\nendobj\n` +
      `3 0 obj\n<< /Type /Page /Parent 2 0 R ${entries} >>\nendobj\ntrailer\n<< /Root 1 0 R /Size 4 >>\n%%EOF\n`,
  )
}

/** A page at this depth of the page tree. */
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

/** A small file whose page draws nested forms, `fan` of them at each level: fan ** depth drawings. */
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

/** Random bytes, the same in every run. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state >>> 24
  }
}
