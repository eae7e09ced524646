import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordsOf } from '../../../test/support/records.ts'
import { dataUrl, pdf, photo } from '../../../test/support/samples.ts'
import { createWorld, DATABASES, type World } from '../../../test/support/world.ts'
import { imageSize } from '../../contract/images.ts'
import { api, imagePath } from '../../contract/paths.ts'

/** What the job makes of an uploaded PDF: a cover, and whether the search can read its text. */
describe.each(DATABASES)('catalogues, on %s', (kind) => {
  let world: World
  beforeAll(async () => {
    world = await createWorld(kind)
  })
  afterAll(() => world.close())
  const { removeForEver } = recordsOf(() => world)

  const admin = async (method: string, path: string, body?: object) =>
    (await world.call(method, path, { token: world.admin, body })).body
  const upload = (titulo: string, bytes: Buffer) =>
    admin('POST', api.admin('catalogo'), { titulo, archivo: dataUrl('application/pdf', bytes) })
  const again = (id: number) => admin('GET', api.adminItem('catalogo', id))
  /** Waits until the job has run; the product may run it by itself. */
  const read = (id: number) =>
    expect
      .poll(async () => {
        await world.product.settle()
        return (await again(id)).texto
      })
      .not.toBe('pendiente')
  const picture = (file: string, width?: 400 | 800) => world.call('GET', imagePath('catalogo', file, width))
  const shown = async (id: number) =>
    (await world.call('GET', api.catalogos)).body.find((one: { id: number }) => one.id === id)

  test('have their first page as cover, in the usual widths, in every public list', async () => {
    const made = await upload('Primavera', await pdf(['Flores', 'Macetas']))
    expect(made).toMatchObject({ portada: null, texto: 'pendiente' })
    await read(made.id)
    const { portada, texto } = await again(made.id)
    expect([texto, imageSize(portada)]).toEqual(['si', { width: 800, height: 1035 }])
    const { raw } = await picture(portada)
    expect(await sharp(raw).metadata()).toMatchObject({ format: 'webp', width: 800, height: 1035 })
    expect(await sharp((await picture(portada, 400)).raw).metadata()).toMatchObject({ width: 400 })
    expect(await shown(made.id)).toMatchObject({ portada })
    const { body: found } = await world.call('POST', api.catalogosSearch, { body: { text: 'macetas' } })
    expect(found).toMatchObject([{ id: made.id, portada, pagina: 2 }])
  })

  test('do not show visitors whether they contain text', async () => {
    const made = await upload('Verano', await pdf(['Sol']))
    const { body: found } = await world.call('POST', api.catalogosSearch, { body: { text: 'verano' } })
    expect([await shown(made.id), ...found].map((one) => 'texto' in one)).toEqual([false, false])
  })

  test('of scanned pages are marked as having no text', async () => {
    const made = await upload('Escaneado', await scanned('- 1 -'))
    await read(made.id)
    expect(await again(made.id)).toMatchObject({ texto: 'no', portada: expect.any(String) })
  })

  test('refuse a cover or a mark from a client', async () => {
    const body = { titulo: 'Otoño', archivo: dataUrl('application/pdf', await pdf(['Hojas'])) }
    const made = await admin('POST', api.admin('catalogo'), { ...body, portada: 'x.webp', texto: 'si' })
    expect(made).toMatchObject({ portada: null, texto: 'pendiente' })
    const changed = await admin('PUT', api.adminItem('catalogo', made.id), { portada: 'x.webp', texto: 'no' })
    expect(changed).toMatchObject({ portada: null, texto: 'pendiente' })
  })

  test('get a new cover with a new PDF', async () => {
    const made = await upload('Invierno', await pdf(['Nieve']))
    await read(made.id)
    const { portada: old } = await again(made.id)
    const archivo = dataUrl('application/pdf', await scanned(''))
    const changed = await admin('PUT', api.adminItem('catalogo', made.id), { archivo })
    expect(changed).toMatchObject({ portada: null, texto: 'pendiente' })
    await read(made.id)
    const { portada, texto } = await again(made.id)
    expect(texto).toBe('no')
    expect(portada).not.toBe(old)
    // The version before names the old one.
    for (const cover of [old, portada]) expect((await picture(cover)).status).toBe(200)
    await removeForEver('catalogo', made.id)
    for (const cover of [old, portada]) await expect.poll(async () => (await picture(cover)).status).toBe(404)
  })

  test('keep their version during the job, so that an open form is not refused', async () => {
    const made = await upload('Cuaresma', await pdf(['Pescado']))
    const path = api.adminItem('catalogo', made.id)
    const { headers } = await world.call('GET', path, { token: world.admin })
    await read(made.id)
    const saved = await world.call('PUT', path, {
      token: world.admin,
      body: { titulo: 'Cuaresma y Pascua' },
      headers: { 'if-match': String(headers.etag) },
    })
    expect([saved.status, saved.body.texto]).toEqual([200, 'si'])
  })

  test('that were deleted or replaced before their job leave no file behind', async () => {
    const made = await upload('Efímero', await pdf(['Nada']))
    await admin('DELETE', api.adminItem('catalogo', made.id))
    await world.product.settle()
    expect((await world.call('GET', api.adminItem('catalogo', made.id), { token: world.admin })).status).toBe(
      404,
    )
  })
})

/** A PDF whose page is a picture, with at most a stamp of characters on it. */
async function scanned(stamp: string): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false })
  document.addPage().image(await photo(600, 800), 0, 0, { width: 600 })
  if (stamp) document.text(stamp)
  document.end()
  return Buffer.concat(await document.toArray())
}
