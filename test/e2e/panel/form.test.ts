import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { api, site } from '../../../src/contract/paths.ts'
import { pdf, photo } from '../../support/samples.ts'
import { asAdmin, asCliente, ask } from './person.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const picture = async (name = 'foto.jpg') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await photo(900, 600),
})

describe('creating', () => {
  it('a product: required fields are checked in the page, and the slug follows the name', async () => {
    await asAdmin(site.adminCreate('producto'), async (page) => {
      const sent: string[] = []
      page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
      await button(page, 'Crear Producto').click()
      await page.getByText('Error al crear producto, revise los datos o la conexión.').waitFor()
      expect(await page.getByText('Este campo es obligatorio.').count()).toBe(5)
      expect(
        await page.locator('[required]').evaluateAll((all) => all.map((one) => one.getAttribute('name'))),
      ).toEqual(['name', 'slug', 'title', 'description', 'price'])
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
      expect(sent).toEqual([])

      const said = page.getByText('Error al crear producto, revise los datos o la conexión.')
      await page.getByLabel('Nombre').fill('Repisa de año nuevo')
      expect(await page.getByLabel('Slug').inputValue()).toBe('repisa-de-anio-nuevo')
      await page.getByLabel('Título').fill('Repisa')
      await page.getByLabel('Descripción').fill('De pino')
      // The explanation of the marks disappears with the last of them.
      expect(await said.count()).toBe(1)
      await page.getByLabel('Precio').fill('120.50')
      await said.waitFor({ state: 'detached' })
      await page.getByLabel('Categoría').selectOption({ index: 1 })
      await button(page, 'Crear Producto').click()
      await page.waitForURL(`**${site.adminList('producto')}`)
      await page.getByRole('status').getByText('Producto creado exitosamente.').waitFor()
    })
  })

  it('Back skips the form that was sent', async () => {
    await asAdmin(site.adminList('categoria'), async (page) => {
      await page.getByRole('link', { name: 'Agregar categoría' }).click()
      await page.getByLabel('Nombre').fill('Cesterías')
      await button(page, 'Crear Categoría').click()
      await page.getByText('Categoria creado exitosamente.').waitFor()
      await page.goBack()
      await page.getByRole('link', { name: 'Agregar categoría' }).waitFor()
      expect(new URL(page.url()).pathname).toBe(site.adminList('categoria'))
    })
  })

  it('shows the server’s first error under each field, and keeps everything typed', async () => {
    const { slug } = await ask<{ slug: string }>('POST', api.admin('producto'), {
      name: 'Banco doble',
      title: 'Banco',
      description: 'De pino',
      price: 10,
    })
    await asAdmin(
      site.adminCreate('producto'),
      async (page) => {
        await page.getByLabel('Nombre').fill('Otro banco')
        await page.getByLabel('Slug').fill(slug)
        await page.getByLabel('Título').fill('Banco')
        await page.getByLabel('Descripción').fill('De pino')
        await page.getByLabel('Precio').fill('10')
        await button(page, 'Crear Producto').click()
        await page.getByText('Ya existe un registro con este valor').waitFor()
        await page.getByText('Error al crear producto, revise los datos o la conexión.').waitFor()
        expect(await page.getByLabel('Slug').getAttribute('aria-invalid')).toBe('true')
        expect(await page.getByLabel('Descripción').inputValue()).toBe('De pino')
      },
      { allow: /422|Error al guardar/ },
    )
  })

  it('a category without a connection: shows the specification’s text, and a retry succeeds', async () => {
    await asAdmin(
      site.adminCreate('categoria'),
      async (page) => {
        expect(await page.getByLabel('Orden').inputValue()).toBe('1')
        await page.getByLabel('Nombre').fill('Cestería')
        await page.getByLabel('Imagen').setInputFiles(await picture())
        await page.route('**/admin/categoria', (route) => route.abort(), { times: 1 })
        await button(page, 'Crear Categoría').click()
        await page.getByText('Error al crear Catergoria, revise datos o conexión.').waitFor()
        expect(await page.getByLabel('Nombre').inputValue()).toBe('Cestería')
        await button(page, 'Crear Categoría').click()
        await page.getByText('Categoria creado exitosamente.').waitFor()
      },
      { allow: /ERR_FAILED|Error al guardar/ },
    )
  })

  it('a slide: needs picture and phrase; shows the picture 200 px wide before it is sent', async () => {
    await asAdmin(site.adminCreate('slide'), async (page) => {
      await button(page, 'Crear Slide').click()
      await page.getByText('Elige una imagen.').waitFor()
      await page.getByText('Error al crear slide, revise datos o conexión.').waitFor()
      await page.getByLabel('Frase').fill('Feria de las flores')
      await page.getByLabel('Link').fill('ejemplo')
      await page.getByLabel('Imagen').setInputFiles(await picture())
      const preview = page.getByAltText('Imagen elegida')
      await preview.waitFor()
      expect((await preview.boundingBox())?.width).toBe(200)
      await button(page, 'Crear Slide').click()
      await page.getByText('Escribe una dirección web completa').waitFor()
      await page.getByLabel('Link').fill('https://ejemplo.mx/flores')
      await button(page, 'Crear Slide').click()
      await page.getByText('Slide creado exitosamente.').waitFor()
    })
  })

  it('a catalogue: sends nothing without title or PDF, and refuses other dropped files', async () => {
    await asAdmin(site.adminCreate('catalogo'), async (page) => {
      const sent: string[] = []
      page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
      await button(page, 'Crear Catálogo').click()
      await page.getByText('Título y PDF son requeridos.').waitFor()
      expect(sent).toEqual([])
      expect(await page.locator('[required]').count()).toBe(0)
      expect(await page.locator('input[type=file]').getAttribute('accept')).toBe('application/pdf')

      await page.getByLabel('Título').fill('Catálogo de prueba')
      await page.locator('input[type=file]').setInputFiles(await picture())
      await page.getByText('El archivo no es un PDF.').waitFor()
      const buffer = await pdf(['Flores de temporada'])
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'flores.pdf', mimeType: 'application/pdf', buffer })
      await page.getByText('flores.pdf').waitFor()
      await button(page, 'Crear Catálogo').click()
      await page.getByText('Catálogo creado exitosamente.').waitFor()
      await page.getByRole('link', { name: 'Volver' }).waitFor({ state: 'detached' })
    })
  })

  it('a catalogue without an answer: shows the specification’s text', async () => {
    await asAdmin(
      site.adminCreate('catalogo'),
      async (page) => {
        await page.getByLabel('Título').fill('Sin conexión')
        const buffer = await pdf(['Nada'])
        await page
          .locator('input[type=file]')
          .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer })
        await page.route('**/admin/catalogo', (route) => route.abort())
        await button(page, 'Crear Catálogo').click()
        await page.getByText('Error al crear catálogo, revisa la consola.').waitFor()
      },
      { allow: /ERR_FAILED|Error al guardar/ },
    )
  })

  it('a branch: an administrator’s is published immediately, a client’s waits', async () => {
    await asAdmin(site.adminCreate('empresa'), async (page) => {
      expect(await page.getByLabel('Publicado').isChecked()).toBe(true)
      await page.getByLabel('Nombre').fill('Vidriería del panel')
      await button(page, 'Crear Empresa').click()
      await page.waitForURL(`**${site.adminList('empresa')}`)
    })
    const found = await ask<{ publicado: boolean }[]>('GET', `${api.admin('empresa')}?q=vidrieria del panel`)
    expect(found[0]?.publicado).toBe(true)
  })
})

describe('a client’s form', () => {
  it('has no required marks: an empty one is sent, and the server’s message is under nombre', async () => {
    await asCliente(
      site.clienteCreate,
      async (page) => {
        expect(await page.locator('[required]').count()).toBe(0)
        for (const [name, type] of [
          ['email', 'email'],
          ['telefono', 'tel'],
          ['website', 'url'],
          ['tiktok', 'url'],
        ])
          expect(await page.locator(`[name=${name}]`).getAttribute('type')).toBe(type)
        const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
        await button(page, 'Crear Empresa').click()
        expect((await answered).status()).toBe(422)
        await page.getByText('Este campo es obligatorio.').waitFor()
        expect(await page.getByLabel('Nombre').getAttribute('aria-invalid')).toBe('true')

        await page.getByLabel('Nombre').fill('La Espiga de prueba')
        await page.getByLabel('Categoría').selectOption({ index: 2 })
        await button(page, 'Crear Empresa').click()
        await page.waitForURL(`**${site.clienteEmpresa}`)
        const row = page.locator('tbody tr', { hasText: 'La Espiga de prueba' })
        await row.getByText('En revisión').waitFor()
        await row.getByRole('link', { name: /^Editar/ }).click()
        await page.getByRole('heading', { name: 'Editar Empresa' }).waitFor()
        expect(await page.getByAltText('Imagen actual').getAttribute('src')).toBe('/img/empresa/foto.jpg')
        await page.getByLabel('Teléfono').fill('462 555 0100')
        await button(page, 'Actualizar Empresa').click()
        await page.waitForURL(`**${site.clienteEmpresa}`)
      },
      { allow: /422|Error al guardar/ },
    )
  })
})

describe('editing', () => {
  it('a branch by an administrator: the name is locked, and the state is a switch', async () => {
    const made = await ask<{ id: number }>('POST', api.admin('empresa'), {
      nombre: 'Candado',
      publicado: true,
    })
    await asAdmin(site.adminEdit('empresa', made.id), async (page) => {
      const name = page.getByLabel('Nombre')
      expect(await name.inputValue()).toBe('Candado')
      expect(await name.getAttribute('readonly')).not.toBeNull()
      await page.getByLabel('Publicado').setChecked(false, { force: true })
      await button(page, 'Actualizar Empresa').click()
      await page.getByRole('status').getByText('Guardado.').waitFor()
    })
    const now = await ask<{ publicado: boolean }>('GET', api.adminItem('empresa', made.id))
    expect(now.publicado).toBe(false)
  })

  it('a user: the name is shown, the approval is a switch', async () => {
    const users = await ask<{ id: number }[]>('GET', `${api.admin('user')}?q=alegria`)
    await asAdmin(site.adminEdit('user', users[0]?.id ?? 0), async (page) => {
      expect(await page.getByLabel('Nombre').inputValue()).toBe('Estética Uñas y Alegría')
      await page.getByRole('switch', { name: 'Aprobado' }).waitFor()
      await button(page, 'Actualizar Usuario').waitFor()
    })
  })

  it('a slide: the present picture is shown 200 px wide, another replaces it', async () => {
    const slides = await ask<{ id: number; imagen: string }[]>('GET', api.admin('slide'))
    const first = slides[0]
    await asAdmin(site.adminEdit('slide', first?.id ?? 0), async (page) => {
      await page.getByText('Nueva Imagen (opcional)').waitFor()
      expect(await page.getByAltText('Imagen actual').getAttribute('width')).toBe('200')
      await page.locator('input[type=file]').setInputFiles(await picture())
      await page.getByAltText('Imagen elegida').waitFor()
      await page.getByRole('button', { name: 'Deshacer la elección' }).click()
      await page.getByAltText('Imagen actual').waitFor()
      await page.locator('input[type=file]').setInputFiles(await picture('otra.jpg'))
      await button(page, 'Actualizar Slide').click()
      await page.getByText('Slide actualizado correctamente').waitFor()
    })
    const after = await ask<{ imagen: string }>('GET', api.adminItem('slide', first?.id ?? 0))
    expect(after.imagen).not.toBe(first?.imagen)
  })

  it('an unknown id: says so, with a link to the list', async () => {
    await asAdmin(
      site.adminEdit('categoria', 999_999),
      async (page) => {
        await page.getByText('Este registro no existe o se eliminó.').waitFor()
        await page.getByRole('link', { name: 'Ir a la lista' }).click()
        await page.waitForURL(`**${site.adminList('categoria')}`)
      },
      { allow: /404|Error al cargar/ },
    )
  })

  it('a post: says that its data are loading', async () => {
    const posts = await ask<{ id: number }[]>('GET', `${api.admin('post')}?per_page=1`)
    await asAdmin(site.admin, async (page) => {
      const seen = Promise.withResolvers<void>()
      await page.route('**/admin/post/*', async (route) => {
        await seen.promise
        await route.continue()
      })
      await page.goto(site.adminEdit('post', posts[0]?.id ?? 0))
      await page.getByText('Cargando datos del post...').waitFor()
      seen.resolve()
      await page.getByRole('toolbar').waitFor()
    })
  })
})
