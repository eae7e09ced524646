import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { api } from '../../src/contract/paths.ts'
import { onePixel } from '../samples.ts'
import { ask, logIn } from './panel/people.ts'
import { ADMIN } from './setup.ts'
import { alive, siteUrl, visit } from './visit.ts'

const documents = (page: Page) => page.getByRole('searchbox', { name: 'Buscar documentos' })
const branches = (page: Page) => page.getByRole('searchbox', { name: 'Buscar sucursales' })
const hasCover = ({ portada }: { portada: string | null }) => portada !== null
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** What `look` sees of the site while there are more slides, behind those of the demo. */
async function withSlides(frases: readonly string[], look: () => Promise<void>): Promise<void> {
  const { token } = await logIn(siteUrl(), ADMIN)
  const made: number[] = []
  try {
    for (const frase of frases) {
      const body = { frase, posicion: 99, urlfoto: onePixel }
      made.push((await ask<{ id: number }>(siteUrl(), 'POST', api.admin('slide'), token, body)).id)
    }
    await look()
  } finally {
    for (const id of made) await ask(siteUrl(), 'DELETE', api.adminItem('slide', id), token)
  }
}

describe('the carousel', () => {
  const shown = (page: Page) => section(page, 'Destacados').locator('li:not([inert]) > *').first()

  it('is as high as the window less 100 px, and goes by buttons, dots and arrow keys', async () => {
    await visit(
      '/',
      async (page) => {
        await alive(page)
        const frame = section(page, 'Destacados')
        expect((await frame.boundingBox())?.height).toBe(600)
        const first = await shown(page).textContent()
        await page.getByRole('button', { name: 'Siguiente' }).click()
        await page.waitForFunction(
          (text) => document.querySelector('li:not([inert]) > *')?.textContent !== text,
          first,
        )
        await page.getByRole('button', { name: 'Ir a la imagen 1' }).click()
        await expect.poll(() => shown(page).textContent()).toBe(first)
        await page.keyboard.press('ArrowRight')
        await expect.poll(() => shown(page).textContent()).not.toBe(first)
      },
      { viewport: { width: 1280, height: 700 }, reducedMotion: 'reduce' },
    )
  })

  it('goes on every six seconds until it is paused', async () => {
    await visit('/', async (page) => {
      await page.clock.install()
      await page.reload()
      const slides = page.locator('.carousel-viewport li')
      // Slides out of sight are out of reach as soon as scripts have taken over; from then on the test alone lets time pass.
      await expect.poll(() => slides.and(page.locator('[inert]')).count()).toBeGreaterThan(0)
      await page.clock.pauseAt(Date.now() + 2000)
      const shown = async () =>
        Number((await page.locator('[aria-current="true"]').getAttribute('aria-label'))?.match(/\d+/)?.[0])
      const frame = page.locator('.carousel-viewport')
      const place = () => frame.evaluate((one) => one.scrollLeft / one.clientWidth + 1)
      await expect.poll(async () => (await place()) === (await shown())).toBe(true)
      const next = ((await shown()) % (await slides.count())) + 1
      await page.clock.runFor(6000)
      await expect.poll(shown).toBe(next)
      await expect.poll(place).toBe(next)
      await page.getByRole('button', { name: 'Pausar' }).click()
      await page.mouse.move(5, 5)
      await page.clock.runFor(20_000)
      expect(await shown()).toBe(next)
    })
  })

  it('stands still from the start for whoever prefers less motion, until it is asked to go on', async () => {
    await visit(
      '/',
      async (page) => {
        await alive(page)
        await page.getByRole('button', { name: 'Reanudar' }).click()
        await page.getByRole('button', { name: 'Pausar' }).waitFor()
      },
      { reducedMotion: 'reduce' },
    )
  })

  it('shows the longest phrase whole, above its buttons, on low and on narrow screens', async () => {
    const longest = 'Comerciantes y artesanos unidos del Bicentenario '.repeat(6).slice(0, 255)
    await withSlides([longest], async () => {
      for (const [width, height] of [
        [740, 360],
        [640, 400],
        [320, 568],
        [1280, 700],
      ] as const)
        await visit(
          '/',
          async (page) => {
            await alive(page)
            await page
              .getByRole('button', { name: /^Ir a la imagen/ })
              .last()
              .click()
            const frame = await section(page, 'Destacados').boundingBox()
            const phrase = page.getByText(longest.trim())
            await page.locator('li:not([inert])', { has: phrase }).waitFor()
            const text = await phrase.boundingBox()
            const foot = await page.locator('.carousel-foot').boundingBox()
            if (!frame || !text || !foot) throw new Error('something is not there')
            expect(text.y).toBeGreaterThanOrEqual(frame.y)
            expect(text.y + text.height).toBeLessThanOrEqual(foot.y)
          },
          { viewport: { width, height }, reducedMotion: 'reduce' },
        )
    })
  })

  it('keeps many dots in the frame and off the phrase', async () => {
    const more = Array.from(
      { length: 12 },
      (_, index) => `Una frase de dos renglones para la imagen ${index}`,
    )
    await withSlides(more, () =>
      visit(
        '/',
        async (page) => {
          await alive(page)
          const dots = page.getByRole('button', { name: /^Ir a la imagen/ })
          const boxes = await Promise.all((await dots.all()).map((dot) => dot.boundingBox()))
          expect(boxes.length).toBeGreaterThan(12)
          for (const box of boxes) {
            expect(box?.x).toBeGreaterThanOrEqual(0)
            expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
          }
          const text = await page.getByText('Todo Peñablanca').first().boundingBox()
          expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(boxes[0]?.y ?? 0)
        },
        { viewport: { width: 320, height: 568 }, reducedMotion: 'reduce' },
      ),
    )
  })
})

describe('Documentos', () => {
  it('searches on every keystroke and opens the PDF in a new tab, at the page of the hit', async () => {
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

  it('shows each catalogue’s first page, lazily and without a jump, and a drawn one where there is none', async () => {
    // A new site's covers are made in the background.
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
      expect(new URL(page.url()).pathname).toBe('/')
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
        // Between the last thing and the first the browser's own bar has its turn: the page has no focus then.
        expect(
          await page.evaluate(
            () =>
              document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
          ),
        ).toBe(true)
      }
    })
  })

  it('a reload with the modal open brings the branch’s own page, Back closes the modal', async () => {
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
  it('blog cards show the first 100 characters and lead to posts and pages', async () => {
    await visit('/', async (page) => {
      const blog = section(page, 'Blog y Contenidos')
      const texts = await blog.locator('li p').allTextContents()
      expect(texts.length).toBeGreaterThanOrEqual(18)
      for (const text of texts) expect(text.length).toBeLessThanOrEqual(101)
      expect(texts.some((text) => text.endsWith('…'))).toBe(true)
      const links = await blog
        .locator('li a')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
      expect(links).toContain('/blog/post/mesa-de-cafe')
      expect(links).toContain('/blog/pagina/quienes-somos')
    })
  })

  it('the cookie banner is accepted once, for 150 days', async () => {
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

  it('the chat button opens WhatsApp with the text typed', async () => {
    await visit('/', async (page) => {
      const chat = page.getByRole('link', { name: /^Chat/ })
      expect(await chat.getAttribute('href')).toBe(
        `https://wa.me/525555550100?text=${encodeURIComponent('¡Hola! Quiero más información.')}`,
      )
    })
  })

  it('the navbar leads everywhere, the guides in new tabs', async () => {
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
