import { once } from 'node:events'
import PDFDocument from 'pdfkit'
import { expect, vi } from 'vitest'
import type { World } from '../support/world.ts'

/** The documents for the tests of the search, in the order of the list: a title and the text of each page. */
export const CATALOGOS: readonly (readonly [titulo: string, ...pages: string[]])[] = [
  [
    'Catálogo de pan dulce',
    'Conchas de vainilla y chocolate',
    'Orejas y polvorones de nuez',
    'Precios para cafeterías',
  ],
  [
    'Herramientas y tornillos 2026',
    'Martillos y desarmadores',
    'Galvanizados y acero inoxidable',
    'Brocas de acero',
  ],
  ['Lista de precios', 'Pan de muerto y rosca de reyes', 'Conchas por docena'],
  ['Arreglos florales', 'Rosas, girasoles y alcatraces', 'Entregas en Peñón Blanco y Cañada Honda'],
  ['Uniformes escolares', 'Suéter, falda y pantalón', 'Tallas para niños de 3 a 12 años'],
  ['Pan', ''],
  [
    'Manual del afiliado',
    `${'Bienvenida y datos de la mesa directiva. '.repeat(8)}Los estatutos se leen cada enero. ${'Horario de oficina y Wi-Fi. '.repeat(8)}`,
  ],
]

/** Creates them through the administrator's calls, and waits until all their text is found. */
export async function createCatalogos(world: World): Promise<void> {
  for (const [orden, [titulo, ...pages]] of CATALOGOS.entries())
    await world.call('POST', '/api/v1/admin/catalogo', {
      token: world.admin,
      form: { titulo, orden: String(orden), archivo: await pdfOf(pages) },
    })
  for (const [, page = ''] of CATALOGOS) if (page) await textFound(world, page.slice(0, 100))
}

/** Waits until a search finds the text of a new PDF, for as long as the contract allows. */
export async function textFound(world: World, text: string): Promise<void> {
  const found = async () => {
    const asked = { body: { text }, ip: '10.1.0.1' }
    const { body } = await world.call('POST', '/api/v1/public/catalogos/searchc', asked)
    expect(body).not.toEqual([])
  }
  await vi.waitFor(found, { timeout: 15_000, interval: 100 })
}

export async function pdfOf(pages: readonly string[]): Promise<Buffer> {
  const pdf = new PDFDocument({ autoFirstPage: false })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  for (const text of pages) pdf.addPage().text(text)
  pdf.end()
  await once(pdf, 'end')
  return Buffer.concat(chunks)
}
