import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { PDFiumModule } from '@hyzyla/pdfium'
import type { Size } from '../../../contract/images.ts'
import { pdfPageOf } from '../../search/indexing/pages.ts'
import { hashOfFile } from '../prepared.ts'
import type { Limits } from './limits.ts'
import { type Decoded, type DecodingFault, type Done, Unreadable } from './orders.ts'
import { cleanText } from './pdfText.ts'
import { copiesOfPixels } from './pictures.ts'

/**
 * PDFs, in the decoding process. A PDF that does not open throws Unreadable. Any other error has to end the process,
 * because the library's memory may be corrupt after it.
 */

// The library's class keeps every page that it has opened; its plain functions can close them.
type Pdfium = Awaited<ReturnType<typeof PDFiumModule>>

const COVER_WIDTH = 800
const COVER_MAX_HEIGHT = 2400
const RENDER_ANNOTATIONS = 0x01
const RENDER_AS_RGBA = 0x10
const FOUR_CHANNELS = 4
const WANTS_A_PASSWORD = 4

/** Opens the document and counts its pages (at least 1). */
export const pagesOf = (bytes: Uint8Array, limits: Limits): Promise<Done<Decoded['document']>> =>
  opened(bytes, limits, (_pdfium, _document, pages) => ({
    found: { name: `${hashOfFile(bytes)}.pdf`, pages },
    made: [],
  }))

/**
 * Returns two texts for each page, in order: its plain text on one line in Unicode's composed form (NFC), '' for a page
 * without text; then its terms for the search.
 */
export const pdfTexts = (bytes: Uint8Array, limits: Limits): Promise<Done<Decoded['text']>> =>
  opened(bytes, limits, (pdfium, document, count) => {
    let left = limits.characters
    const pages = Array.from({ length: Math.min(count, limits.pages) }, (_, index) => {
      const read = (page: number) => readPage(pdfium, page, limits.characters)
      const text = left > 0 ? (withPage(pdfium, document, index, read) ?? '').slice(0, left) : ''
      left -= text.length
      return text
    })
    const kept = pages.map((text, index) => pdfPageOf(index + 1, text))
    return { found: null, made: kept.flatMap(({ texto, terms }) => [Buffer.from(texto), Buffer.from(terms)]) }
  })

/** Draws the first page as a picture on white, 800 pixels wide unless the page is very tall. */
export async function coverOf(bytes: Uint8Array, limits: Limits): Promise<Done<Decoded['cover']>> {
  const drawn = await opened(bytes, limits, (pdfium, document) =>
    withPage(pdfium, document, 0, (page) => drawPage(pdfium, page)),
  )
  if (!drawn) throw new Unreadable('pdfDamaged')
  return copiesOfPixels(bytes, drawn.rgba, drawn.size)
}

async function opened<T>(
  bytes: Uint8Array,
  limits: Limits,
  use: (pdfium: Pdfium, document: number, pages: number) => T,
): Promise<T> {
  const pdfium = await loadPdfium(limits.pdfMemoryMb)
  const memory = pdfium.wasmExports.malloc(bytes.length)
  pdfium.HEAPU8.set(bytes, memory)
  const document = pdfium._FPDF_LoadMemDocument(memory, bytes.length, 0)
  try {
    if (!document) throw new Unreadable(faultOf(pdfium._FPDF_GetLastError()))
    const pages = pdfium._FPDF_GetPageCount(document)
    if (pages < 1) throw new Unreadable('pdfDamaged')
    return use(pdfium, document, pages)
  } finally {
    if (document) pdfium._FPDF_CloseDocument(document)
    pdfium.wasmExports.free(memory)
  }
}

const faultOf = (error: number): DecodingFault => (error === WANTS_A_PASSWORD ? 'pdfLocked' : 'pdfDamaged')

/** Returns the result of `use` for a page, or undefined when the page is too damaged to open. */
function withPage<T>(
  pdfium: Pdfium,
  document: number,
  index: number,
  use: (page: number) => T,
): T | undefined {
  const page = pdfium._FPDF_LoadPage(document, index)
  if (!page) return undefined
  try {
    return use(page)
  } finally {
    pdfium._FPDF_ClosePage(page)
  }
}

function readPage(pdfium: Pdfium, page: number, most: number): string {
  const textPage = pdfium._FPDFText_LoadPage(page)
  if (!textPage) return ''
  const characters = Math.min(pdfium._FPDFText_CountChars(textPage), most)
  const memory = pdfium.wasmExports.malloc((characters + 1) * 2)
  try {
    const written = pdfium._FPDFText_GetText(textPage, 0, characters, memory)
    const utf16 = pdfium.HEAPU8.slice(memory, memory + Math.max(written - 1, 0) * 2)
    return cleanText(new TextDecoder('utf-16le').decode(utf16))
  } finally {
    pdfium.wasmExports.free(memory)
    pdfium._FPDFText_ClosePage(textPage)
  }
}

function drawPage(pdfium: Pdfium, page: number): { rgba: Uint8Array; size: Size } {
  const pageWidth = pdfium._FPDF_GetPageWidth(page)
  const pageHeight = pdfium._FPDF_GetPageHeight(page)
  const scale = Math.min(COVER_WIDTH / pageWidth, COVER_MAX_HEIGHT / pageHeight)
  const width = Math.max(1, Math.round(pageWidth * scale))
  const height = Math.max(1, Math.round(pageHeight * scale))
  const bytes = width * height * FOUR_CHANNELS
  const memory = pdfium.wasmExports.malloc(bytes)
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, FOUR_CHANNELS, memory, width * FOUR_CHANNELS)
  try {
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff)
    pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, RENDER_ANNOTATIONS | RENDER_AS_RGBA)
    return { rgba: pdfium.HEAPU8.slice(memory, memory + bytes), size: { width, height } }
  } finally {
    pdfium._FPDFBitmap_Destroy(bitmap)
    pdfium.wasmExports.free(memory)
  }
}

let loading: Promise<Pdfium> | undefined

/**
 * Loads the library once for the process. WebAssembly's memory cannot be limited from outside, so its growth is checked
 * here.
 */
function loadPdfium(maxMemoryMb: number): Promise<Pdfium> {
  loading ??= startPdfium(maxMemoryMb)
  return loading
}

async function startPdfium(maxMemoryMb: number): Promise<Pdfium> {
  const wasm = await WebAssembly.compile(
    await readFile(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm'))),
  )
  const library = await PDFiumModule({
    instantiateWasm(imports, done) {
      const grow = imports.env?.emscripten_resize_heap
      if (typeof grow !== 'function') throw new Error('this PDFium grows its memory in an unknown way')
      const guarded = (bytes: number) => {
        if (bytes >>> 0 > maxMemoryMb * 2 ** 20) throw new Error(`needs over ${maxMemoryMb} MB`)
        return grow(bytes)
      }
      const instance = new WebAssembly.Instance(wasm, {
        ...imports,
        env: { ...imports.env, emscripten_resize_heap: guarded },
      })
      done(instance)
      return instance.exports
    },
  })
  library._FPDF_InitLibraryWithConfig({ version: 2 })
  return library
}
