import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { api } from '../../src/contract/paths.ts'
import { alive, siteUrl, visit } from './visit.ts'

const documents = (page: Page) => page.getByRole('searchbox', { name: 'Buscar documentos' })
const branches = (page: Page) => page.getByRole('searchbox', { name: 'Buscar sucursales' })
const hasCover = ({ portada }: { portada: string | null }) => portada !== null
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

describe('Documentos', () => {
  it('searches on every keystroke and opens the PDF in a new tab, at the page of the match', async () => {
    await visit('/', async (page) => {
      await alive(page)
      await documents(page).pressSequentially('nochebuena')
      const card = section(page, 'Documentos').getByRole('listitem').first()
      await expect.poll(() => card.textContent()).toMatch(/Página \d+: .*nochebuena/i)
      const link = card.getByRole('link', { name: 'Ver PDF' })
      expect(await link.getAttribute('target')).toBe('_blank')
      expect(await link.getAttribute('href')).toMatch(/^\/storage\/[0-9a-f]+\.pdf#page=\d+$/)
    })
  })

  it('shows each catalogue’s first page, lazily and without a jump, and a placeholder without one', async () => {
    // A job makes the covers of a new site.
    await expect
      .poll(async () => (await (await fetch(siteUrl(api.catalogos))).json()).every(hasCover), {
        timeout: 30_000,
      })
      .toBe(true)
    await visit('/', async (page) => {
      await alive(page)
      const card = section(page, 'Documentos').getByRole('listitem').first()
      const cover = card.locator('img')
      await cover.scrollIntoViewIfNeeded()
      await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
      for (const [name, value] of Object.entries({ alt: '', loading: 'lazy', width: '800' }))
        expect([name, await cover.getAttribute(name)]).toEqual([name, value])
      const json = [{ id: 1, titulo: 'Recién llegado', archivo: 'a.pdf', portada: null }]
      await page.route('**/catalogos/searchc', (route) => route.fulfill({ json }))
      await documents(page).fill('r')
      await card.getByText('Recién llegado').waitFor()
      expect([await cover.count(), await card.locator('svg').count()]).toEqual([0, 1])
    })
  })

  it('never shows an older answer over a newer one', async () => {
    await visit('/', async (page) => {
      await alive(page)
      await page.route('**/catalogos/searchc', async (route) => {
        const { text } = route.request().postDataJSON()
        // The first letter's answer is the slowest.
        if (text === 'f') await new Promise((resolve) => setTimeout(resolve, 600))
        await route
          .fulfill({ json: [{ id: 1, titulo: `Hallado: ${text}`, archivo: 'a.pdf' }] })
          .catch(() => undefined)
      })
      await documents(page).pressSequentially('flo')
      const list = section(page, 'Documentos').getByRole('list')
      await expect.poll(() => list.textContent()).toContain('Hallado: flo')
      await page.waitForTimeout(800)
      expect(await list.textContent()).toContain('Hallado: flo')
    })
  })

  it('says that a search failed, and tries again', async () => {
    await visit(
      '/',
      async (page) => {
        await alive(page)
        await page.route('**/catalogos/searchc', (route) => route.abort())
        await documents(page).fill('flores')
        const alert = page.getByRole('alert')
        expect(await alert.textContent()).toContain('No se pudo buscar.')
        await page.unroute('**/catalogos/searchc')
        await alert.getByRole('button', { name: 'Reintentar' }).click()
        await alert.waitFor({ state: 'detached' })
        expect(await section(page, 'Documentos').getByRole('list').textContent()).toContain(
          'Flores para cada ocasión',
        )
      },
      { allow: /ERR_FAILED/ },
    )
  })

  it('says so when nothing is found', async () => {
    await visit('/', async (page) => {
      await alive(page)
      await documents(page).fill('xyzxyz')
      await page.getByText('No hay documentos para mostrar.').waitFor()
    })
  })
})

describe('Sucursales', () => {
  it('shows five, finds without accents, and opens a branch over the page under its own address', async () => {
    await visit('/', async (page) => {
      await alive(page)
      const rows = section(page, 'Sucursales').getByRole('listitem')
      expect(await rows.count()).toBe(5)
      await branches(page).pressSequentially('panaderia la espiga')
      const name = page.getByRole('link', { name: 'Panadería La Espiga', exact: true })
      await name.click()
      const dialog = page.getByRole('dialog', { name: 'Panadería La Espiga' })
      await dialog.waitFor()
      expect(new URL(page.url()).pathname).toBe('/sucursales/panaderia-la-espiga')
      for (const text of ['Panaderías y pastelerías', 'Calle Hidalgo 18', '55 5555 0101', 'Horno de piedra'])
        expect(await dialog.textContent()).toContain(text)
      expect(await dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(
        'https://wa.me/525555550101',
      )
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      await page.waitForURL((url) => url.pathname === '/')
      expect(await branches(page).inputValue()).toBe('panaderia la espiga')
      await expect.poll(() => name.evaluate((link) => link === document.activeElement)).toBe(true)
    })
  })

  it('keeps the focus inside the modal', async () => {
    await visit('/', async (page) => {
      await alive(page)
      await page.getByRole('link', { name: 'Panadería La Espiga', exact: true }).press('Enter')
      await page.getByRole('dialog').waitFor()
      for (let step = 0; step < 20; step++) {
        await page.keyboard.press('Tab')
        // Between the last and the first element the browser's own toolbar has the focus, and the page has none.
        expect(
          await page.evaluate(
            () =>
              document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
          ),
        ).toBe(true)
      }
    })
  })

  it('shows the branch’s own page after a reload with the open modal, and Back closes the modal', async () => {
    await visit('/', async (page) => {
      await alive(page)
      const name = page.getByRole('link', { name: 'Panadería La Espiga', exact: true })
      await name.click()
      await page.getByRole('dialog').waitFor()
      await page.goBack()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await name.click()
      await page.getByRole('dialog').waitFor()
      await page.reload()
      await page.getByRole('heading', { level: 1, name: 'Panadería La Espiga' }).waitFor()
      expect(await page.getByRole('dialog').count()).toBe(0)
    })
  })
})

describe('the rest of the page', () => {
  it('shows six blog cards with 100 characters, first posts, then pages, and a link to all', async () => {
    await visit('/', async (page) => {
      const blog = section(page, 'Blog y Contenidos')
      const texts = await blog.locator('li p').allTextContents()
      expect(texts).toHaveLength(6)
      for (const text of texts) expect(text.length).toBeLessThanOrEqual(101)
      expect(texts.some((text) => text.endsWith('…'))).toBe(true)
      const links = await blog
        .locator('li a')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
      expect(links.map((link) => link?.split('/')[2])).toEqual([
        ...Array.from({ length: 4 }, () => 'post'),
        ...Array.from({ length: 2 }, () => 'pagina'),
      ])
      expect(links).toContain('/blog/pagina/quienes-somos')
      await blog.getByRole('link', { name: 'Ver todo', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor()
    })
  })

  it('asks about cookies once in 150 days', async () => {
    await visit('/', async (page) => {
      await page
        .getByRole('link', { name: 'Usamos cookies para mejorar tu experiencia en nuestro sitio.' })
        .waitFor()
      await page.getByRole('button', { name: 'Acepto' }).click()
      const [cookie] = await page.context().cookies()
      const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
      expect(Math.round(days)).toBe(150)
      await page.reload()
      await alive(page)
      expect(await page.getByRole('button', { name: 'Acepto' }).count()).toBe(0)
    })
  })

  it('has a chat button that opens WhatsApp with a text', async () => {
    await visit('/', async (page) => {
      const chat = page.getByRole('link', { name: /^Chat/ })
      expect(await chat.getAttribute('href')).toBe(
        `https://wa.me/525555550100?text=${encodeURIComponent('¡Hola! Quiero más información.')}`,
      )
    })
  })

  it('has a navbar with links to everything, the guides in new tabs', async () => {
    await visit('/', async (page) => {
      await alive(page)
      const nav = page.getByRole('navigation', { name: 'Principal' })
      for (const guide of ['Cotización', 'Manual'])
        expect(await nav.getByRole('link', { name: guide }).getAttribute('target')).toBe('_blank')
      await nav.getByRole('link', { name: 'Categorías' }).click()
      await page.getByRole('heading', { level: 1, name: 'Línea de productos' }).waitFor()
      await nav.getByRole('link', { name: 'Blog' }).click()
      await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor()
      await nav.getByRole('link', { name: 'Inicio' }).click()
      await page.getByRole('heading', { name: 'Documentos' }).waitFor()
    })
  })
})
