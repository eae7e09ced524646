import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { PDFiumModule } from '@hyzyla/pdfium'
import { cleanText } from './pdfText.ts'

/**
 * The thread behind pdf.ts. A document that does not open is answered as invalid; any other trouble is thrown,
 * which ends the thread: after it, nothing says that the library's memory is still sound.
 */
export type Request = { task: 'inspect' | 'text' | 'cover'; bytes: Uint8Array<ArrayBuffer> }
export type Reply = { inspect: { pages: number }; text: string[]; cover: Cover }
export type Cover = { width: number; height: number; rgba: Uint8Array }
export type Limits = { maxMemoryMb: number; maxPages: number; maxChars: number }

// The library's class keeps every page it has opened; its bare functions can close them.
type Pdfium = Awaited<ReturnType<typeof PDFiumModule>>

const COVER_WIDTH = 800
const COVER_MAX_HEIGHT = 2400
const RENDER_ANNOTATIONS = 0x01
const RENDER_AS_RGBA = 0x10
const FOUR_CHANNELS = 4

const limits: Limits = workerData
const pdfium = await loadPdfium(limits.maxMemoryMb)

parentPort?.on('message', ({ task, bytes }: Request) => parentPort?.postMessage(answer(task, bytes)))

function answer(
  task: Request['task'],
  bytes: Uint8Array,
): { value: Reply[keyof Reply] } | { invalid: string } {
  const memory = pdfium.wasmExports.malloc(bytes.length)
  pdfium.HEAPU8.set(bytes, memory)
  const document = pdfium._FPDF_LoadMemDocument(memory, bytes.length, 0)
  try {
    if (!document) return { invalid: `does not open (PDFium error ${pdfium._FPDF_GetLastError()})` }
    const pages = pdfium._FPDF_GetPageCount(document)
    if (pages < 1) return { invalid: 'has no pages' }
    if (task === 'inspect') return { value: { pages } }
    if (task === 'text') return { value: readText(document, pages) }
    const cover = withPage(document, 0, drawCover)
    return cover ? { value: cover } : { invalid: 'its first page does not open' }
  } finally {
    if (document) pdfium._FPDF_CloseDocument(document)
    pdfium.wasmExports.free(memory)
  }
}

function readText(document: number, pages: number): string[] {
  let left = limits.maxChars
  return Array.from({ length: Math.min(pages, limits.maxPages) }, (_, index) => {
    const text = left > 0 ? (withPage(document, index, readPage) ?? '').slice(0, left) : ''
    left -= text.length
    return text
  })
}

/** What `use` makes of a page, or undefined when the page is too damaged to open. */
function withPage<T>(document: number, index: number, use: (page: number) => T): T | undefined {
  const page = pdfium._FPDF_LoadPage(document, index)
  if (!page) return undefined
  try {
    return use(page)
  } finally {
    pdfium._FPDF_ClosePage(page)
  }
}

function readPage(page: number): string {
  const textPage = pdfium._FPDFText_LoadPage(page)
  if (!textPage) return ''
  const characters = Math.min(pdfium._FPDFText_CountChars(textPage), limits.maxChars)
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

function drawCover(page: number): Cover {
  const pageWidth = pdfium._FPDF_GetPageWidth(page)
  const pageHeight = pdfium._FPDF_GetPageHeight(page)
  const scale = Math.min(COVER_WIDTH / pageWidth, COVER_MAX_HEIGHT / pageHeight)
  const width = Math.max(1, Math.round(pageWidth * scale))
  const height = Math.max(1, Math.round(pageHeight * scale))
  const size = width * height * FOUR_CHANNELS
  const memory = pdfium.wasmExports.malloc(size)
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, FOUR_CHANNELS, memory, width * FOUR_CHANNELS)
  try {
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff)
    pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, RENDER_ANNOTATIONS | RENDER_AS_RGBA)
    return { width, height, rgba: pdfium.HEAPU8.slice(memory, memory + size) }
  } finally {
    pdfium._FPDFBitmap_Destroy(bitmap)
    pdfium.wasmExports.free(memory)
  }
}

/** Node's resource limits do not see WebAssembly memory, so the door through which it grows is watched here. */
async function loadPdfium(maxMemoryMb: number): Promise<Pdfium> {
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
