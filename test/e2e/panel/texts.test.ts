import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { api, site } from '../../../src/contract/paths.ts'
import { asAdmin, asCliente, ask } from './person.ts'

/** The specification's texts of the two areas, to the letter, including its misspellings. */
const ADMIN_TEXTS = [
  ...['ORDEN', 'NAME', 'Editar', 'Aprobado', 'Actualizar Usuario', 'Sucursales', 'Logout'],
  ...['Orden', 'Imagen', 'slug', 'Eliminar', 'Agregar categoría', 'Portada?', 'Actualizar Categoría'],
  ...['Nombre', 'Precio', 'Categoría', 'Sin categoría', '+ Nuevo producto', 'Nueva Imagen (opcional)'],
  ...['Frase', 'Link', 'Sin imagen', 'Título', 'Crear Post', 'Guardar', 'Editar Post', 'Actualizar'],
  ...['Titulo', 'Acciones', 'Crear nueva página', 'Crear Página', 'Contenido Superior', 'Contenido Inferior'],
  ...['Editar Página', 'ID', 'Archivo', 'Ver PDF', 'Acción', 'Agregar Catálogo', 'Crear Catálogo', 'Volver'],
  ...['Ver PDF actual', 'Actualizar Catálogo', '-- Selecciona una categoría --'],
  ...['Cargando usuarios...', 'Cargando categorías...', 'Cargando empresas...', 'Cargando Slides...'],
  ...['Cargando posts...', 'Cargando páginas...', 'Cargando datos del post...', 'Cargando...'],
  'No hay usuarios para mostrar.',
]
const OUTCOMES = [
  'Error al crear Catergoria, revise datos o conexión.',
  'Categoria creado exitosamente.',
  'Error al crear producto, revise los datos o la conexión.',
  'Producto creado exitosamente.',
  'Error al crear slide, revise datos o conexión.',
  'Slide creado exitosamente.',
  'Slide actualizado correctamente',
  'No se pudo eliminar el slide.',
  'Título y PDF son requeridos.',
  'Error al crear catálogo, revisa la consola.',
  'Catálogo creado exitosamente.',
]
const ADMIN_QUESTIONS = [
  '¿Borrar categoría?',
  '¿Estás segura de eliminar este producto?',
  '¿Borrar Empresa?',
  '¿Borrar Slide?',
  '¿Deseas eliminar este post?',
  '¿Deseas eliminar esta página?',
  '¿Borrar Catálogo?',
]
const CLIENTE_TEXTS = [
  ...['CLIENTE', 'Empresa', 'ID', 'NAME', 'ACCIÓN', 'Editar', 'Eliminar', 'Agregar Empresa', 'Volver'],
  ...['Crear Empresa', 'Editar Empresa', 'Actualizar Empresa', 'Cargando empresas...'],
]

const lists = ['user', 'categoria', 'producto', 'empresa', 'slide', 'post', 'pagina', 'catalogo'] as const
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Records everything that the page shows, however briefly, and every question that it asks. */
async function watch(page: Page, answer: 'accept' | 'dismiss' = 'dismiss') {
  const shown = new Set<string>()
  const asked = new Set<string>()
  await page.exposeFunction('saw', (text: string) => shown.add(text))
  await page.addInitScript(() => {
    const tell = (text: string) => Reflect.get(window, 'saw')(text)
    new MutationObserver(() => tell(document.body?.innerText ?? '')).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    })
  })
  page.on('dialog', (dialog) => {
    asked.add(dialog.message())
    return dialog[answer]()
  })
  return { shown, asked }
}

const missing = (texts: readonly string[], shown: ReadonlySet<string>) =>
  texts.filter((text) => {
    const whole = new RegExp(`(^|\\s)${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}($|[\\s*])`, 'm')
    return ![...shown].some((page) => whole.test(page))
  })

async function ready(page: Page): Promise<void> {
  await page.locator('form button[type=submit]').waitFor()
  await page.getByText('Cargando el editor...').first().waitFor({ state: 'detached' })
}

async function tour(page: Page): Promise<void> {
  for (const name of lists) {
    await page.goto(site.adminList(name))
    await page.locator('tbody tr').first().waitFor()
    const [first] = await ask<{ id: number }[]>('GET', `${api.admin(name)}?per_page=1`)
    if (name !== 'user') {
      await page
        .getByRole('button', { name: /^Eliminar / })
        .first()
        .click()
      await page.goto(site.adminCreate(name))
      await ready(page)
    }
    await page.goto(site.adminEdit(name, first?.id ?? 0))
    await ready(page)
  }
  await page.route('**/admin/user?**', (route) => route.fulfill({ json: [] }))
  await page.goto(site.adminList('user'))
  await page.getByText('No hay usuarios para mostrar.').waitFor()
}

/** Creates one record through its form: first without an answer of the server, then with one. */
async function make(
  page: Page,
  name: 'categoria' | 'producto' | 'slide' | 'catalogo',
  fill: () => Promise<void>,
) {
  await page.goto(site.adminCreate(name))
  await ready(page)
  await page.locator('form button[type=submit]').click()
  await page.getByRole('alert').waitFor()
  await fill()
  await page.route(`**${api.admin(name)}`, (route) => route.abort(), { times: 1 })
  await page.locator('form button[type=submit]').click()
  await page.getByText('Lo escrito sigue aquí').waitFor()
  await page.route(`**${api.admin(name)}`, (route) => route.fulfill({ status: 201, json: { id: 1 } }), {
    times: 1,
  })
  await page.locator('form button[type=submit]').click()
  await page.waitForURL(`**${site.adminList(name)}`)
  await page.locator('tbody tr').first().waitFor()
}

describe('every text of the specification is on the screens, verbatim', () => {
  it('in the administration', async () => {
    await ask('POST', api.admin('producto'), {
      name: 'Sin nada',
      title: 'Sin',
      description: 'Nada',
      price: 1,
      order: 0,
    })
    await asAdmin(site.admin, async (page) => {
      const { shown, asked } = await watch(page)
      await tour(page)
      expect(missing(ADMIN_TEXTS, shown)).toEqual([])
      expect([...asked]).toEqual(ADMIN_QUESTIONS)
    })
  })

  it('in the results of saves and deletions', async () => {
    await asAdmin(
      site.admin,
      async (page) => {
        const { shown } = await watch(page, 'accept')
        await make(page, 'categoria', () => page.getByLabel('Nombre').fill('Texto'))
        await make(page, 'producto', async () => {
          for (const label of ['Nombre', 'Título', 'Descripción', 'Precio'])
            await page.getByLabel(label).fill('12')
        })
        const file = {
          name: 'a.png',
          mimeType: 'image/png',
          buffer: Buffer.from(pixel.split(',')[1] ?? '', 'base64'),
        }
        await make(page, 'slide', async () => {
          await page.getByLabel('Frase').fill('Texto')
          await page.locator('input[type=file]').setInputFiles(file)
        })
        await make(page, 'catalogo', async () => {
          await page.getByLabel('Título').fill('Texto')
          const pdf = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') }
          await page.locator('input[type=file]').setInputFiles(pdf)
        })
        const [slide] = await ask<{ id: number }[]>('GET', `${api.admin('slide')}?per_page=1`)
        await page.goto(site.adminEdit('slide', slide?.id ?? 0))
        await ready(page)
        await page.getByRole('button', { name: 'Actualizar Slide' }).click()
        await page.getByText('Slide actualizado correctamente').waitFor()
        await page.route('**/admin/slide/*', (route) => route.abort())
        await page
          .getByRole('button', { name: /^Eliminar / })
          .first()
          .click()
        await page.getByText('No se pudo eliminar el slide.').waitFor()

        expect(missing(OUTCOMES, shown)).toEqual([])
      },
      { allow: /ERR_FAILED|422|Error al/ },
    )
  })

  it('in the client’s area', async () => {
    await asCliente(site.cliente, async (page) => {
      const { shown, asked } = await watch(page)
      await page.goto(site.cliente)
      await page.getByText('CLIENTE').waitFor()
      await page.goto(site.clienteEmpresa)
      await page
        .getByRole('button', { name: /^Eliminar / })
        .first()
        .click()
      await page.getByRole('link', { name: 'Agregar Empresa' }).click()
      await ready(page)
      await page.getByRole('link', { name: 'Volver' }).click()
      await page
        .getByRole('link', { name: /^Editar / })
        .first()
        .click()
      await page.getByRole('button', { name: 'Actualizar Empresa' }).waitFor()
      expect(missing(CLIENTE_TEXTS, shown)).toEqual([])
      expect([...asked]).toEqual(['¿Borrar Empresa?'])
    })
  })
})
