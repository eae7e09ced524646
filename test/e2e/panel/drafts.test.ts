import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { afterEach, describe, expect, it } from 'vitest'
import { api, site } from '../../../src/contract/paths.ts'
import { withPreview } from '../../../src/contract/resources/index.ts'
import { photo } from '../../support/samples.ts'
import { siteUrl, visit } from '../visit.ts'
import { asAdmin, asCliente, ask } from './person.ts'

/** Drafts, set times and previews, on the panel's screens. */

interface Saved {
  readonly id: number
  readonly publicado: boolean
  readonly publicar_el: string | null
  readonly retirar_el: string | null
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const state = (page: Page) => page.getByRole('row').nth(1).locator('.panel-badge').last()
const stamp = Date.now()
let last = 0
const post = (more: object = {}) =>
  ask<Saved>('POST', api.admin('post'), {
    ...{ name: `Aviso${stamp}n${++last}n`, title: `Aviso ${last}`, description: 'D' },
    ...more,
  })
/** What finds the last one in the list. */
const found = () => `Aviso${stamp}n${last}n`
const read = ({ id }: Saved) => ask<Saved>('GET', api.adminItem('post', id))

describe('the list', () => {
  it.each<[object, RegExp]>([
    [{}, /^Publicado$/],
    [{ publicado: false }, /^Borrador$/],
    [{ publicar_el: '2096-12-24T18:30' }, /^Se publica el 24 dic 2096, 6:30\sp\.m\.$/],
    [{ retirar_el: '2096-12-31T23:59' }, /^Se retira el 31 dic 2096, 11:59\sp\.m\.$/],
  ])('says of %j: %s', async (more, text) => {
    await post(more)
    await asAdmin(
      `${site.adminList('post')}?q=${found()}`,
      async (page) => {
        await state(page).getByText(text).waitFor()
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(wide).toBeLessThanOrEqual(320)
      },
      { viewport: { width: 320, height: 700 } },
    )
  })

  it('publishes and withdraws many at once', async () => {
    const made = await post({ publicado: false })
    await asAdmin(`${site.adminList('post')}?q=${found()}`, async (page) => {
      for (const [label, published] of [
        ['Publicado', true],
        ['Borrador', false],
      ] as const) {
        await page.getByLabel('Elegir toda la página').check()
        await button(page, `Marcar como «${label}»`).click()
        await state(page).getByText(label, { exact: true }).waitFor()
        expect((await read(made)).publicado).toBe(published)
      }
    })
  })
})

describe('the form', () => {
  const zone = (zona_horaria: string) => ask('PUT', api.adminAjustes, { zona_horaria })
  afterEach(() => zone('America/Mexico_City'))

  it('takes a moment in the organisation’s zone, whatever the browser’s', async () => {
    const made = await post()
    await asAdmin(
      site.adminEdit('post', made.id),
      async (page) => {
        await page.getByText('Hora de America/Mexico_City.').first().waitFor()
        await page.getByLabel('Publicar el').fill('2096-12-24T18:30')
        await page.getByLabel('Retirar el').fill('2096-12-24T18:30')
        await button(page, 'Actualizar').click()
        await page.getByText('Elige un momento posterior al de publicación.').waitFor()
        await page.getByLabel('Retirar el').fill('2096-12-31T12:00')
        await button(page, 'Actualizar').click()
        await page.waitForURL(`**${site.adminList('post')}`)
        const saved = { publicar_el: '2096-12-25T00:30:00.000Z', retirar_el: '2096-12-31T18:00:00.000Z' }
        expect(await read(made)).toMatchObject({ ...saved, publicado: false })
        await page.goto(site.adminEdit('post', made.id))
        await expect.poll(() => page.getByLabel('Publicar el').inputValue()).toBe('2096-12-24T18:30')
        expect(await page.getByRole('switch', { name: 'Publicado' }).isChecked()).toBe(false)
        // To publish now uses the moment up.
        await page.getByRole('switch', { name: 'Publicado' }).click()
        await button(page, 'Actualizar').click()
        await page.waitForURL(`**${site.adminList('post')}`)
        expect(await read(made)).toMatchObject({ publicado: true, publicar_el: null })
      },
      { timezoneId: 'Asia/Tokyo', allow: /422|Error al guardar/ },
    )
  })

  it('follows the zone that the settings choose', async () => {
    const made = await post({ publicar_el: '2096-12-25T00:30:00Z' })
    await asAdmin(`${site.admin}/ajustes`, async (page) => {
      await page.getByLabel('Zona horaria').selectOption('Noroeste (Tijuana)')
      await button(page, 'Guardar ajustes').click()
      await page.getByText('Guardado.').waitFor()
      await page.getByRole('link', { name: 'Posts' }).click()
      await page.getByLabel('Buscar', { exact: true }).fill(found())
      await page.getByText('1 registro', { exact: true }).waitFor()
      await page.getByText(/^Se publica el 24 dic 2096, 4:30\sp\.m\.$/).waitFor()
      await page.getByRole('link', { name: /^Editar/ }).click()
      await page.getByText('Hora de America/Tijuana.').first().waitFor()
      expect(await page.getByLabel('Publicar el').inputValue()).toBe('2096-12-24T16:30')
      expect(await read(made)).toMatchObject({ publicar_el: '2096-12-25T00:30:00.000Z' })
    })
  })

  it('has no fault for a screen reader', async () => {
    const made = await post({ publicar_el: '2096-12-24T18:30' })
    await asAdmin(site.adminEdit('post', made.id), async (page) => {
      await page.getByText('Hora de America/Mexico_City.').first().waitFor()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    })
  })
})

describe('save and see', () => {
  /** Presses the button; returns the tab that it opens. */
  const see = async (page: Page) => {
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      button(page, 'Guardar y ver').click(),
    ])
    await tab.waitForURL(/\/vista-previa\/[\w-]{22,}$/)
    await tab.getByText('Vista previa:').waitFor()
    return tab
  }

  it('shows a draft in another tab, and the form goes on', async () => {
    const made = await post({ publicado: false, descripcion: '<p>Primero</p>' })
    await asAdmin(site.adminEdit('post', made.id), async (page) => {
      await page.getByLabel('Título').fill(`Otro título ${stamp}`)
      const tab = await see(page)
      await tab.getByRole('heading', { name: `Otro título ${stamp}`, level: 1 }).waitFor()
      await tab.getByText('Primero').waitFor()
      await page.getByText('Guardado.').waitFor()
      await page.getByLabel('Título').fill(`Tercer título ${stamp}`)
      await button(page, 'Actualizar').click()
      await page.waitForURL(`**${site.adminList('post')}`)
      // It shows what is saved now, also to a person without an account.
      const { pathname } = new URL(tab.url())
      await visit(pathname, async (visitor) => {
        await visitor.getByRole('heading', { name: `Tercer título ${stamp}`, level: 1 }).waitFor()
        expect(await visitor.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
        expect(await visitor.locator('link[rel=canonical]').count()).toBe(0)
        const { violations } = await new AxeBuilder({ page: visitor }).analyze()
        expect(violations.map(({ id }) => id)).toEqual([])
      })
    })
    expect(await ask('GET', api.adminItem('post', made.id))).toMatchObject({ visits: 0, publicado: false })
  })

  it('creates a record and goes on with its form', async () => {
    await asAdmin(site.adminCreate('slide'), async (page) => {
      await page.getByLabel('Frase').fill(`Feria ${stamp}`)
      const buffer = await photo(900, 500)
      await page
        .locator('.panel-drop input[type=file]')
        .setInputFiles({ name: 'feria.jpg', mimeType: 'image/jpeg', buffer })
      await page.getByRole('switch', { name: 'Publicado' }).click()
      const tab = await see(page)
      await tab.getByLabel('Destacados').getByText(`Feria ${stamp}`).waitFor()
      await page.waitForURL(/\/admin\/slide\/edit\/\d+$/)
      await button(page, 'Actualizar Slide').waitFor()
    })
  })

  it('opens no tab for a form that is refused', async () => {
    const made = await post()
    await asAdmin(site.adminEdit('post', made.id), async (page) => {
      await page.getByLabel('Título').fill(' ')
      await button(page, 'Guardar y ver').click()
      await page.getByText('Este campo es obligatorio.').waitFor()
      expect(page.context().pages()).toHaveLength(1)
    })
  })

  it('shows a client a branch that waits for approval', async () => {
    await asCliente(site.clienteCreate, async (page) => {
      await page.getByLabel('Nombre').fill(`Molino ${stamp}`)
      const tab = await see(page)
      await tab.getByRole('heading', { name: `Molino ${stamp}` }).waitFor()
    })
  })
})

describe('a preview’s page', () => {
  it.each(withPreview)('of a %s is complete, and kept by nobody', async (name) => {
    const [record] = await ask<{ id: number }[]>('GET', `${api.admin(name)}?per_page=1`)
    const { url } = await ask<{ url: string }>('POST', api.adminPreview(name, record?.id ?? 0))
    const { pathname } = new URL(url)
    for (const path of [pathname, `${pathname}.data`]) {
      const { headers, status } = await fetch(siteUrl(path))
      expect([
        status,
        headers.get('cache-control'),
        headers.get('x-robots-tag'),
        headers.get('referrer-policy'),
      ]).toEqual([200, 'no-store', 'noindex', 'no-referrer'])
    }
    await visit(pathname, async (page) => {
      await page.getByText('Vista previa:').waitFor()
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    })
  })

  it('that does not exist is the not-found screen', async () => {
    expect((await fetch(siteUrl(site.preview('a'.repeat(43))))).status).toBe(404)
  })
})
