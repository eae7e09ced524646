import { PDFiumLibrary } from '@hyzyla/pdfium'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogos } from './index.ts'
import { renderCatalogo } from './render.ts'
import type { Block, Catalogo } from './tipos.ts'

let pdfium: PDFiumLibrary

beforeAll(async () => {
  pdfium = await PDFiumLibrary.init()
})
afterAll(() => pdfium.destroy())

describe.each(catalogos.map((catalogo) => [catalogo.titulo, catalogo] as const))(
  '%s',
  (_titulo, catalogo) => {
    it('has three to six sheets, whose text reads with its accents and ñ', async () => {
      const sheets = await readSheets(await renderCatalogo(catalogo))
      expect(catalogo.pages.length).toBeGreaterThanOrEqual(3)
      expect(catalogo.pages.length).toBeLessThanOrEqual(6)
      expect(sheets).toHaveLength(catalogo.pages.length)
      for (const [index, page] of catalogo.pages.entries()) {
        const words = new Set(wordsOf(sheets[index] ?? ''))
        const written = [page.title, ...page.blocks.flatMap(textsOf)].flatMap(wordsOf)
        expect(written.filter((word) => !words.has(word))).toEqual([])
      }
    })

    it('is the same file every time', async () => {
      const [first, second] = [await renderCatalogo(catalogo), await renderCatalogo(catalogo)]
      expect(first.equals(second)).toBe(true)
    })
  },
)

it('refuses a page that does not fit its sheet', async () => {
  const blocks: Block[] = [
    { kind: 'list', items: Array.from({ length: 60 }, (_, index) => `Punto ${index}`) },
  ]
  const long: Catalogo = {
    titulo: 'Larga',
    negocio: 'Tlapalería',
    lema: 'No cabe',
    color: '#000000',
    accent: '#ffffff',
    contacto: [],
    pages: [{ title: 'Todo', blocks }],
  }
  await expect(renderCatalogo(long)).rejects.toThrow('Larga: page 1 does not fit its sheet')
})

async function readSheets(pdf: Buffer): Promise<string[]> {
  const document = await pdfium.loadDocument(pdf)
  const texts = [...document.pages()].map((page) => page.getText())
  document.destroy()
  return texts
}

function textsOf(block: Block): string[] {
  if (block.kind === 'list') return [...block.items]
  if (block.kind === 'prices') return block.rows.flatMap((row) => row.slice(0, 2).map(String))
  return [block.text]
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\d]+/gu) ?? []
}
