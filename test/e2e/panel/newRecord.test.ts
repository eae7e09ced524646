import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { api, site } from '../../../src/contract/paths.ts'
import { asAdmin, asCliente, ask } from './person.ts'

/** What the forms of new records offer and require. */

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

describe('the order', () => {
  it('is 0, and «Al final» is after the last record', async () => {
    const { orden } = await ask<{ orden: number }>('POST', api.admin('empresa'), {
      nombre: 'De las últimas',
      orden: 4000,
    })
    await asAdmin(site.adminCreate('empresa'), async (page) => {
      const order = page.getByLabel('Orden')
      expect(await order.inputValue()).toBe('0')
      await button(page, 'Al final').click()
      await expect.poll(() => order.inputValue()).toBe(String(orden + 1))
      await page.getByLabel('Nombre').fill('La última de todas')
      await button(page, 'Crear Empresa').click()
      await page.getByText('Guardado.').waitFor()
    })
    const last = await ask<{ nombre: string }[]>('GET', `${api.admin('empresa')}?sort=-orden&per_page=1`)
    expect(last[0]?.nombre).toBe('La última de todas')
  })

  it('is offered to clients after their own branches, and not in a form of an existing record', async () => {
    await asCliente(site.clienteCreate, async (page) => {
      await button(page, 'Al final').click()
      await expect.poll(() => page.getByLabel('Orden').inputValue()).toMatch(/^[1-9]\d{0,2}$/)
      await page.getByLabel('Orden').fill('0')
      await page.getByRole('link', { name: 'Volver' }).click()
      await page
        .getByRole('link', { name: /^Editar/ })
        .first()
        .click()
      await page.getByLabel('Orden').waitFor()
      expect(await button(page, 'Al final').count()).toBe(0)
    })
  })

  it('shows at its button when it cannot be loaded', async () => {
    await asAdmin(
      site.adminCreate('slide'),
      async (page) => {
        await page.route('**/admin/slide?**', (route) => route.abort())
        await button(page, 'Al final').click()
        await page.getByText('El servicio no puede atender').waitFor()
        expect(await page.getByLabel('Posición').inputValue()).toBe('0')
      },
      { allow: /ERR_FAILED/ },
    )
  })
})

describe('the address of a new record', () => {
  it('follows the name until somebody types one, and never again', async () => {
    await asAdmin(site.adminCreate('categoria'), async (page) => {
      const [name, slug] = [page.getByLabel('Nombre'), page.getByLabel('Slug')]
      await name.fill('Pan dulce')
      expect(await slug.inputValue()).toBe('pan-dulce')
      await name.fill('Pan de dulce')
      expect(await slug.inputValue()).toBe('pan-de-dulce')
      await slug.fill('panes')
      await name.fill('Pan salado')
      expect(await slug.inputValue()).toBe('panes')
      await slug.fill('')
      await name.fill('Pan de ayer')
      expect(await slug.inputValue()).toBe('')
    })
  })

  it('continues to follow it in a restored form', async () => {
    await asAdmin(site.adminCreate('categoria'), async (page) => {
      page.on('dialog', (dialog) => dialog.accept())
      await page.getByLabel('Nombre').fill('Moler')
      await page.reload()
      await page.getByText('Se recuperaron los cambios sin guardar').waitFor()
      await page.getByLabel('Nombre').fill('Molinos')
      expect(await page.getByLabel('Slug').inputValue()).toBe('molinos')
    })
  })

  it.each([
    ['categoria', 'Crear Categoría', { nombre: '' }],
    ['producto', 'Crear Producto', { name: '', title: 'Igual', description: 'Igual', price: 1 }],
  ] as const)('of a second %s of the same name gets -2', async (kind, save, body) => {
    const name = `Repetida ${Date.now()}`
    const title = 'nombre' in body ? 'nombre' : 'name'
    const first = await ask<{ slug: string }>('POST', api.admin(kind), { ...body, [title]: name })
    await asAdmin(site.adminCreate(kind), async (page) => {
      await page.getByLabel('Nombre').fill(name)
      expect(await page.getByLabel('Slug').inputValue()).toBe(first.slug)
      if (kind === 'producto') {
        await page.getByLabel('Título').fill('Igual')
        await page.getByLabel('Descripción').fill('Igual')
        await page.getByLabel('Precio').fill('$1,250.50')
      }
      await button(page, save).click()
      await page.waitForURL(`**${site.adminList(kind)}`)
    })
    const found = await ask<{ slug: string; price?: number }[]>('GET', `${api.admin(kind)}?q=${name}&sort=id`)
    expect(found.map(({ slug }) => slug)).toEqual([first.slug, `${first.slug}-2`])
    if (kind === 'producto') expect(found[1]?.price).toBe(1250.5)
  })
})

describe('a required field', () => {
  it.each([
    [site.adminCreate('categoria'), ['nombre']],
    [site.adminCreate('empresa'), ['nombre']],
    [site.adminCreate('slide'), ['frase', 'urlfoto']],
    [site.adminCreate('post'), ['name', 'title', 'description']],
    [`${site.admin}/ajustes`, ['nombre']],
    [`${site.admin}/cuenta`, ['name', 'actual', 'nueva']],
  ])('is marked in %s: %j', async (path, names) => {
    await asAdmin(path, async (page) => {
      const marked = page.locator('[required]')
      await marked.first().waitFor()
      expect(await marked.evaluateAll((all) => all.map((one) => one.getAttribute('name')))).toEqual(names)
      expect(await page.locator('.mantine-InputWrapper-required').count()).toBe(names.length)
    })
  })

  it.each(['categoria', 'slide', 'catalogo'])('is marked in the form of an existing %s', async (kind) => {
    const [record] = await ask<{ id: number }[]>('GET', `${api.admin(kind)}?per_page=1`)
    await asAdmin(site.adminEdit(kind, record?.id ?? 0), async (page) => {
      const marked = page.locator('[required]')
      await marked.first().waitFor()
      expect(await marked.count()).toBe(1)
      const text = page.getByRole('textbox', { name: /^(Nombre|Frase|Título)/ })
      await text.fill('')
      await page.getByRole('button', { name: /^Actualizar/ }).click()
      await page.getByText('Revisa los datos marcados.').waitFor()
      await text.fill('Algo')
      await page.getByText('Revisa los datos marcados.').waitFor({ state: 'detached' })
      await text.fill('')
    })
  })
})
