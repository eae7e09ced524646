import type { Locator, Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { panelSite } from '../../../src/contract/panelPaths.ts'
import { api, site } from '../../../src/contract/paths.ts'
import { dataUrl, pdf, photo } from '../../support/samples.ts'
import { asAdmin, asCliente, ask } from './person.ts'

/** The history of a record: its versions, what differs between them, and the way back to one. */

interface Made {
  readonly id: number
}

const post = async (name: string, ...changes: object[]): Promise<number> => {
  // Names are unique, also when a test runs again.
  const first = { name: `${name} ${Date.now()}`, title: name, description: 'Una descripción', ...changes[0] }
  const { id } = await ask<Made>('POST', api.admin('post'), first)
  for (const change of changes.slice(1)) await ask('PUT', api.adminItem('post', id), change)
  return id
}

/** The difference of one field. */
const field = (page: Page, label: string): Locator =>
  page
    .locator('main dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) }) })
const gone = (place: Locator) => place.getByRole('deletion').allInnerTexts()
const added = (place: Locator) => place.getByRole('insertion').allInnerTexts()
/** What a screen reader says before the words is not part of them. */
const words = (texts: readonly string[]) =>
  texts.map((text) => text.replace(/^(Quitado|Agregado):\s*/, '').trim())

const open = (page: Page, n: number) =>
  page.getByRole('link', { name: `Ver la versión ${n}`, exact: true }).click()

describe('the history of a record', () => {
  it('is a press away from its form, and lists who changed what', async () => {
    const id = await post('Feria de historia', {}, { title: 'Otro título', order: 4 })
    await asAdmin(site.adminEdit('post', id), async (page) => {
      await page.getByRole('link', { name: 'Historial' }).click()
      await page.waitForURL(`**${panelSite.adminHistory('post', id)}`)
      const versions = page.getByRole('list', { name: 'Versiones' }).getByRole('listitem')
      await expect.poll(() => versions.count()).toBe(2)
      const [newest, first] = await versions.allInnerTexts()
      expect(newest).toMatch(
        /Versión 2\s+la actual\s+Se cambió: Título, Orden\s[\s\S]*· Administración, en el panel/i,
      )
      expect(first).toMatch(/Versión 1\s+Se creó/)
      expect(await page.title()).toBe('Historial: Post')
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
      await page.getByRole('link', { name: 'Volver al registro' }).click()
      await page.getByLabel('Título').waitFor()
    })
  })

  it('shows each difference by the kind of its field', async () => {
    const { id: category } = await ask<Made>('POST', api.admin('categoria'), { nombre: 'Comparadas' })
    const { id } = await ask<Made>('POST', api.admin('producto'), {
      ...{ name: 'Concha comparada', title: 'Pan dulce de vainilla', description: 'Pan', price: 1250.5 },
      image: null,
      urlfoto: dataUrl('image/jpeg', await photo(300, 200)),
    })
    await ask('PUT', api.adminItem('producto', id), {
      ...{ title: 'Pan dulce de chocolate', price: 13, categoria_id: category, stock: 1200 },
      urlfoto: dataUrl('image/jpeg', await photo(320, 200)),
    })
    await asAdmin(`${panelSite.adminHistory('producto', id)}?version=1`, async (page) => {
      await page.getByText('5 campos son distintos').waitFor()
      const shown = async (label: string) => {
        const place = field(page, label)
        await place.getByRole('insertion').first().waitFor()
        return [words(await gone(place)), words(await added(place))]
      }
      expect(await shown('Título')).toEqual([['vainilla'], ['chocolate']])
      expect(await shown('Precio')).toEqual([['$1,250.50'], ['$13.00']])
      expect(await shown('Existencias')).toEqual([['(vacío)'], ['1,200']])
      expect(await shown('Categoría')).toEqual([['Sin categoría'], ['Comparadas']])
      const pictures = field(page, 'Imagen').getByRole('img')
      const boxes = await Promise.all((await pictures.all()).map((one) => one.boundingBox()))
      expect(boxes).toHaveLength(2)
      expect(boxes[0]?.y).toBe(boxes[1]?.y)
      expect(await pictures.nth(0).getAttribute('alt')).toBe('Imagen: Versión 1')
    })
  })

  it('shows a rich text block by block, with changes of form in words', async () => {
    const id = await post(
      'Feria comparada',
      { descripcion: '<p>La feria abre el martes.</p><p>Horario</p><p>Entrada libre.</p><p>Se irá.</p>' },
      {
        descripcion:
          '<p>La feria abre el <strong>jueves</strong>.</p><h2>Horario</h2><p><strong>Entrada</strong> libre.</p><ul><li><p>Es nuevo.</p></li></ul>',
      },
    )
    await asAdmin(`${panelSite.adminHistory('post', id)}?version=1`, async (page) => {
      const place = field(page, 'Contenido')
      await place.getByText('Pasó a encabezado 2').waitFor()
      expect(words(await gone(place))).toEqual(['martes', 'Se irá.'])
      expect(words(await added(place))).toEqual(['jueves', 'Es nuevo.'])
      expect(await place.innerText()).toContain('Entrada (ahora en negrita) libre.')
    })
  })

  it('shows two PDFs by their links', async () => {
    const file = async (text: string) => dataUrl('application/pdf', await pdf([text]))
    const made = { titulo: 'Temporada comparada', archivo: await file('Uno') }
    const { id } = await ask<Made>('POST', api.admin('catalogo'), made)
    await ask('PUT', api.adminItem('catalogo', id), { archivo: await file('Dos') })
    await asAdmin(`${panelSite.adminHistory('catalogo', id)}?version=1`, async (page) => {
      const link = (side: string) => field(page, 'PDF').getByRole('link', { name: `Ver el PDF: ${side}` })
      const addresses = await Promise.all(
        ['Versión 1', 'Lo que hay ahora'].map((side) => link(side).getAttribute('href')),
      )
      expect(new Set(addresses).size).toBe(2)
      for (const address of addresses) expect((await page.request.get(String(address))).status()).toBe(200)
    })
  })

  it('compares with any other version, and goes back to the list', async () => {
    const id = await post('Tres veces', {}, { title: 'La segunda vez' }, { title: 'La tercera vez' })
    await asAdmin(panelSite.adminHistory('post', id), async (page) => {
      await open(page, 2)
      const heading = page.getByRole('heading', { name: 'Versión 2' })
      await heading.waitFor()
      expect(await heading.evaluate((one) => one === document.activeElement)).toBe(true)
      const place = field(page, 'Título')
      await expect.poll(async () => words(await added(place))).toEqual(['tercera'])
      await page.getByLabel('Comparar con').selectOption({ index: 1 })
      await expect.poll(async () => words(await gone(place))).toEqual(['Tres veces'])
      expect(words(await added(place))).toEqual(['La segunda vez'])
      await page.getByRole('link', { name: 'Todas las versiones' }).click()
      await page.getByRole('list', { name: 'Versiones' }).waitFor()
      // The newest says what it changed.
      await open(page, 3)
      await expect.poll(async () => words(await gone(place))).toEqual(['segunda'])
    })
  })

  it('gives back a field, and undoes that', async () => {
    const id = await post('Por campos', {}, { title: 'Título nuevo', description: 'Descripción nueva' })
    const read = () => ask<{ title: string; description: string }>('GET', api.adminItem('post', id))
    await asAdmin(`${panelSite.adminHistory('post', id)}?version=1`, async (page) => {
      await page.getByRole('button', { name: 'Restaurar «Título»' }).click()
      await page.getByText('se restauró de la versión 1: Título').waitFor()
      expect(await read()).toMatchObject({ title: 'Por campos', description: 'Descripción nueva' })
      await page.getByText('1 campo es distinto').waitFor()
      await page.getByRole('button', { name: 'Deshacer' }).click()
      await page.getByText('Deshecho').waitFor()
      expect(await read()).toMatchObject({ title: 'Título nuevo', description: 'Descripción nueva' })
      await page.getByRole('link', { name: 'Todas las versiones' }).click()
      await page.getByText('al restaurar una versión anterior').first().waitFor()
      expect(await page.getByRole('list', { name: 'Versiones' }).getByRole('listitem').count()).toBe(4)
    })
  })

  it('gives back all of a version, and says what could not be', async () => {
    const { id: category } = await ask<Made>('POST', api.admin('categoria'), { nombre: 'Se irá pronto' })
    const { id } = await ask<Made>('POST', api.admin('producto'), {
      ...{ name: 'Con categoría', title: 'Antes', description: 'Pan', price: 10, categoria_id: category },
    })
    await ask('PUT', api.adminItem('producto', id), { title: 'Después', categoria_id: null })
    await ask('DELETE', api.adminItem('categoria', category))
    await asAdmin(`${panelSite.adminHistory('producto', id)}?version=1`, async (page) => {
      await expect
        .poll(async () => words(await gone(field(page, 'Categoría'))))
        .toEqual([expect.stringContaining('ya no está en la lista')])
      await page.getByRole('button', { name: 'Volver a la versión 1' }).click()
      await page.getByText('se restauró la versión 1').waitFor()
      await page.getByText(/No se pudo restaurar: Categoría/).waitFor()
    })
    expect(await ask('GET', api.adminItem('producto', id))).toMatchObject({
      title: 'Antes',
      categoria_id: null,
    })
  })

  it('restores nothing over what somebody saved meanwhile, and shows that', async () => {
    const id = await post('A la vez', {}, { title: 'La segunda' })
    await asAdmin(
      `${panelSite.adminHistory('post', id)}?version=1`,
      async (page) => {
        await page.getByText('1 campo es distinto').waitFor()
        await ask('PUT', api.adminItem('post', id), { description: 'De otra persona' })
        await page.getByRole('button', { name: 'Volver a la versión 1' }).click()
        await page.getByRole('alert').getByText('Alguien guardó cambios').waitFor()
        await page.getByText('2 campos son distintos').waitFor()
      },
      { allow: /412|Error al/ },
    )
    expect(await ask('GET', api.adminItem('post', id))).toMatchObject({ title: 'La segunda' })
  })

  it('says so when there is no such record or version', async () => {
    const id = await post('Solo una')
    await asAdmin(
      panelSite.adminHistory('post', 999_999),
      async (page) => {
        await page.getByRole('alert').getByText('no existe').waitFor()
        await page.goto(`${panelSite.adminHistory('post', id)}?version=77`)
        await page.getByText('Esta versión no existe').waitFor()
        for (const path of ['/user/1/historial', '/post/create/historial', '/ajustes/historial/1'])
          expect((await page.goto(site.admin + path))?.status()).toBe(404)
      },
      { allow: /404|Error al cargar/ },
    )
  })

  it('of the settings is reached from them', async () => {
    await ask('PUT', api.adminAjustes, { pie: 'Un pie de antes' })
    await ask('PUT', api.adminAjustes, { pie: '' })
    await asAdmin(`${site.admin}/ajustes`, async (page) => {
      await page.getByRole('link', { name: 'Historial' }).click()
      await page.waitForURL('**/admin/ajustes/historial')
      await page
        .getByRole('link', { name: /^Ver la versión/ })
        .first()
        .click()
      // Empty, the site says its original text.
      const place = field(page, 'Pie de página')
      await expect.poll(async () => words(await added(place)).join()).toContain('Todos los derechos')
    })
  })

  it('is the owner’s too, who reads no administrator’s name', async () => {
    let id = 0
    await asCliente(site.cliente, async (page) => {
      id = await page.evaluate(async (path) => {
        const token = sessionStorage.getItem('token')
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
        const body = JSON.stringify({ nombre: 'La de mi historia', telefono: '55 5555 0101' })
        return (await (await fetch(path, { method: 'POST', headers, body })).json()).id
      }, api.clientEmpresa)
      await ask('PUT', api.adminItem('empresa', id), { orden: 9 })
      await page.goto(site.clienteEdit(id))
      await page.getByRole('link', { name: 'Historial' }).click()
      await page.waitForURL(`**${panelSite.clienteHistory(id)}`)
      const versions = page.getByRole('list', { name: 'Versiones' }).getByRole('listitem')
      await expect.poll(() => versions.count()).toBe(2)
      const [newest, first] = await versions.allInnerTexts()
      expect(newest).toContain('Administración')
      expect(first).toContain('en el área de clientes')
      await open(page, 1)
      await page.getByRole('button', { name: 'Restaurar «Orden»' }).click()
      await page.getByText('se restauró de la versión 1: Orden').waitFor()
    })
    expect(await ask('GET', api.adminItem('empresa', id))).toMatchObject({ orden: 0 })
  })

  it('fits a telephone of 320 pixels, whatever the words', async () => {
    const long = 'inacabable'.repeat(25)
    const id = await post(
      'Angosta',
      { descripcion: `<p>${long}</p><h1>Uno</h1>` },
      { title: long, descripcion: `<p>${long}s</p>` },
    )
    await asAdmin(
      panelSite.adminHistory('post', id),
      async (page) => {
        const width = () => page.evaluate(() => document.documentElement.scrollWidth)
        await page.getByRole('list', { name: 'Versiones' }).waitFor()
        expect(await width()).toBe(320)
        await open(page, 1)
        await field(page, 'Contenido').getByRole('deletion').first().waitFor()
        expect(await width()).toBe(320)
      },
      { viewport: { width: 320, height: 640 } },
    )
  })
})
