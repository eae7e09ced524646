import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { catalogos } from './catalogos.ts'
import { categorias } from './categorias.ts'
import { empresas } from './empresas.ts'
import { fotosDe } from './fichas.ts'
import { type DemoFile, fileOf } from './files.ts'
import { paginas } from './paginas.ts'
import { posts } from './posts.ts'
import { productos } from './productos.ts'
import { slides } from './slides.ts'

const NAMES: Readonly<Record<DemoFile, readonly string[]>> = {
  categoria: categorias.map((one) => one.nombre),
  slide: slides.map((one) => one.frase),
  producto: productos.map((one) => one.name),
  empresa: empresas.map((one) => one.nombre),
  foto: empresas.flatMap(({ nombre }) => fotosDe(nombre).map(({ key }) => key)),
  post: posts.map((one) => one.name),
  pagina: paginas.map((one) => one.name),
  catalogo: catalogos.map((one) => one.titulo),
}
const files = (Object.keys(NAMES) as DemoFile[]).flatMap((kind) =>
  NAMES[kind].map((name) => fileURLToPath(fileOf(kind, name))),
)
const pictures = files.filter((path) => !path.endsWith('.pdf'))
const pdfs = files.filter((path) => path.endsWith('.pdf'))

test('every record of the demo has its own file, and every file its record', () => {
  expect(new Set(files).size).toBe(files.length)
  expect(globSync(fileURLToPath(new URL('files/*/*', import.meta.url))).sort()).toEqual(files.toSorted())
})

test('every picture is valid, and as large as the site shows it', async () => {
  for (const path of pictures) {
    const { format, width, height } = await sharp(path).metadata()
    expect([path, format, Math.max(width, height) >= 1200]).toEqual([path, 'webp', true])
  }
})

test('every PDF has three to six pages with text', async () => {
  const pdfium = await PDFiumLibrary.init()
  for (const path of pdfs) {
    const document = await pdfium.loadDocument(await readFile(path))
    const sheets = [...document.pages()].map((page) => page.getText())
    document.destroy()
    expect([path, sheets.length >= 3 && sheets.length <= 6]).toEqual([path, true])
    for (const text of sheets) expect(text).toMatch(/[áéíóúñ]/)
  }
  pdfium.destroy()
})
