import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { api, site } from '../../../src/contract/paths.ts'
import { pdf, photo } from '../../support/samples.ts'
import { asAdmin, asCliente, ask } from './person.ts'

/** The panel's calls, as the specification's section 7 defines them. */

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const url = async () => `data:image/jpeg;base64,${(await photo(60, 40)).toString('base64')}`
const archivo = async () => `data:application/pdf;base64,${(await pdf(['Uno'])).toString('base64')}`
const stamp = Date.now()

interface Kind {
  readonly name: string
  readonly body: () => Promise<object>
  readonly save: string
  /** The form of an update, without and with a new file. */
  readonly plain: readonly [method: string, query: string, type: string]
  readonly withFile?: readonly [method: string, query: string, type: string]
  /** Its fields. */
  readonly fields: readonly string[]
}

const JSON_TYPE = 'application/json'
const FORM = 'multipart/form-data'
const article = async () => ({ name: `Nota ${Math.random()}`, title: 'Nota', description: 'D' })

const kinds: Kind[] = [
  {
    name: 'categoria',
    body: async () => ({ nombre: `Giro ${stamp}` }),
    save: 'Actualizar Categoría',
    plain: ['PUT', '', JSON_TYPE],
    withFile: ['PUT', '', FORM],
    fields: ['nombre', 'descripcion', 'orden', 'menu'],
  },
  {
    name: 'producto',
    body: async () => ({ name: `Pan ${stamp}`, title: 'Pan', description: 'D', price: 4 }),
    save: 'Actualizar Producto',
    plain: ['PUT', '', JSON_TYPE],
    withFile: ['PUT', '', FORM],
    fields: [
      'name',
      'slug',
      'title',
      'description',
      'details',
      'code',
      'stock',
      'price',
      'order',
      'categoria_id',
      'visits',
    ],
  },
  {
    name: 'empresa',
    body: async () => ({ nombre: `Molino ${stamp}` }),
    save: 'Actualizar Empresa',
    plain: ['PUT', '', JSON_TYPE],
    fields: ['nombre', 'orden', 'publicado'],
  },
  {
    name: 'slide',
    body: async () => ({ frase: `Feria ${stamp}`, urlfoto: await url() }),
    save: 'Actualizar Slide',
    plain: ['POST', '?_method=PUT', JSON_TYPE],
    withFile: ['POST', '?_method=PUT', FORM],
    fields: ['frase', 'posicion', 'link'],
  },
  {
    name: 'post',
    body: article,
    save: 'Actualizar',
    plain: ['POST', '?_method=PUT', FORM],
    withFile: ['POST', '?_method=PUT', FORM],
    fields: ['name', 'title', 'description', 'descripcion', 'order', 'visits'],
  },
  {
    name: 'pagina',
    body: article,
    save: 'Actualizar',
    plain: ['POST', '?_method=PUT', FORM],
    withFile: ['POST', '?_method=PUT', FORM],
    fields: ['name', 'title', 'description', 'texttop', 'textbottom', 'order'],
  },
  {
    name: 'catalogo',
    body: async () => ({ titulo: `Cosas ${stamp}`, archivo: await archivo() }),
    save: 'Actualizar Catálogo',
    plain: ['POST', '?_method=PUT', FORM],
    withFile: ['POST', '?_method=PUT', FORM],
    fields: ['titulo', 'orden'],
  },
]

/** Saves the form on the page; returns its call. */
async function saved(page: Page, save: string) {
  const [request] = await Promise.all([
    page.waitForRequest((one) => ['PUT', 'POST'].includes(one.method()) && one.url().includes('/api/v1/')),
    button(page, save).click(),
  ])
  await page.getByRole('link', { name: /^(Agregar|Crear|\+)/ }).waitFor()
  const { pathname, search } = new URL(request.url())
  const type = request.headers()['content-type']?.split(';')[0] ?? ''
  return { path: pathname, sent: [request.method(), search, type] as const, body: request.postData() ?? '' }
}

describe.each(kinds)('an update of a $name', ({ name, body, save, plain, withFile, fields }) => {
  it('is sent as the specification says, with and without a file', async () => {
    const { id } = await ask<{ id: number }>('POST', api.admin(name), await body())
    await asAdmin(site.adminEdit(name, id), async (page) => {
      const call = await saved(page, save)
      expect([call.path, call.sent]).toEqual([api.adminItem(name, id), plain])
      const names =
        plain[2] === FORM
          ? [...call.body.matchAll(/name="(\w+)"/g)].map((match) => match[1])
          : Object.keys(JSON.parse(call.body))
      expect(names.sort()).toEqual([...fields].sort())
      if (!withFile) return
      await page.goto(site.adminEdit(name, id))
      const file =
        name === 'catalogo'
          ? { name: 'b.pdf', mimeType: 'application/pdf', buffer: await pdf(['Dos']) }
          : { name: 'b.jpg', mimeType: 'image/jpeg', buffer: await photo(90, 60) }
      await page.locator('.panel-drop input[type=file]').setInputFiles(file)
      expect((await saved(page, save)).sent).toEqual(withFile)
    })
    await ask('DELETE', api.adminItem(name, id))
  })
})

it('a client’s update is a PUT, its picture a file', async () => {
  await asCliente(site.clienteEmpresa, async (page) => {
    await page
      .getByRole('link', { name: /^Editar Panadería La Espiga/ })
      .first()
      .click()
    await page.getByLabel('Nombre').waitFor()
    const file = { name: 'b.jpg', mimeType: 'image/jpeg', buffer: await photo(90, 60) }
    await page.locator('.panel-drop input[type=file]').setInputFiles(file)
    expect((await saved(page, 'Actualizar Empresa')).sent).toEqual(['PUT', '', FORM])
  })
})

describe('an answer', () => {
  it('that is an array in place of a record: its first item is edited', async () => {
    const made = await ask<{ id: number }>('POST', api.admin('catalogo'), {
      titulo: `En lista ${stamp}`,
      archivo: await archivo(),
    })
    await asAdmin(
      site.adminList('catalogo'),
      async (page) => {
        await page.route(`**${api.adminItem('catalogo', made.id)}`, async (route) => {
          const response = await route.fetch()
          await route.fulfill({ response, json: [await response.json()] })
        })
        await page.goto(site.adminEdit('catalogo', made.id))
        await expect.poll(() => page.getByLabel('Título').inputValue()).toBe(`En lista ${stamp}`)
        await page.route(`**${api.adminItem('catalogo', made.id)}`, (route) => route.fulfill({ json: [] }))
        await page.goto(site.adminEdit('catalogo', made.id))
        await page.getByText('Este registro no existe o se eliminó.').waitFor()
      },
      { allow: /Error al cargar/ },
    )
  })

  it.each(['with', 'without'])(
    'with success: false to a form (%s a file) shows its message',
    async (file) => {
      await asAdmin(
        site.adminCreate('categoria'),
        async (page) => {
          await page.getByLabel('Nombre').fill('Nunca')
          if (file === 'with')
            await page
              .locator('.panel-drop input[type=file]')
              .setInputFiles({ name: 'b.jpg', mimeType: 'image/jpeg', buffer: await photo(90, 60) })
          await page.route(`**${api.admin('categoria')}`, (route) =>
            route.fulfill({ json: { success: false, message: 'Hoy no se guarda nada.' } }),
          )
          await button(page, 'Crear Categoría').click()
          await page.getByText('Hoy no se guarda nada.').waitFor()
          expect(new URL(page.url()).pathname).toBe(site.adminCreate('categoria'))
        },
        { allow: /Error al guardar/ },
      )
    },
  )
})
