import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { alive, siteUrl, visit } from './visit.ts'

/** Maps, drawn with software by the tests' browser. */

const BRANCH = '/sucursales/panaderia-la-espiga'
/** Its driver complains of every picture that a test takes of a canvas. */
const allow = /GPU stall due to ReadPixels/

async function open(page: Page): Promise<void> {
  await alive(page)
  await page.getByRole('button', { name: 'Ver mapa' }).click()
  await page.locator('.map-pin, .map-group').first().waitFor()
}

/** How many colours the map has, once it has drawn the town. */
async function colours(page: Page): Promise<number> {
  const picture = await page.locator('.maplibregl-canvas').screenshot()
  const pixels = await sharp(picture).removeAlpha().raw().toBuffer()
  const found = new Set<number>()
  for (let at = 0; at < pixels.length; at += 3) found.add(pixels.readUIntBE(at, 3))
  return found.size
}

const drawnBy = (page: Page) => expect.poll(() => colours(page), { timeout: 20_000 }).toBeGreaterThan(100)

test('a branch’s page shows where it is, after a press and from the site alone', async () => {
  const asked: string[] = []
  const look = async (page: Page) => {
    page.on('request', (request) => asked.push(request.url()))
    await page.reload()
    expect(asked.filter((url) => /maplibre|engine|pmtiles|\/mapa\//.test(url))).toEqual([])
    await open(page)
    await drawnBy(page)
    await page.getByRole('button', { name: 'Panadería La Espiga', exact: true }).waitFor()
    await page.getByText('Plano de demostración').waitFor()
    await page.getByRole('button', { name: 'Acercar' }).click()
    const ways = page.getByRole('link', { name: /Google Maps|Waze/ })
    expect(await ways.evaluateAll((links) => links.map((link) => new URL(Object(link).href).host))).toEqual([
      'www.google.com',
      'waze.com',
    ])
    const strangers = asked.filter((url) => !url.startsWith(siteUrl()) && !url.startsWith('data:'))
    expect(strangers).toEqual([])
    expect(asked.some((url) => url.endsWith('.pmtiles'))).toBe(true)
    expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
  }
  await visit(BRANCH, look, { allow })
})

test('a map moves by keys, in the dark too, and is left out in print', async () => {
  const look = async (page: Page) => {
    await open(page)
    const place = () => page.locator('.map-pin').evaluate((pin) => pin.getBoundingClientRect().x)
    const before = await place()
    await page.getByRole('region', { name: 'Mapa: Panadería La Espiga' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(place).not.toBe(before)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.city-map').isVisible()).toBe(false)
  }
  await visit(BRANCH, look, { allow, colorScheme: 'dark', reducedMotion: 'reduce' })
})

test('a browser that cannot draw says so, and where the same stands', async () => {
  await visit('about:blank', async (page) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    await page.goto(BRANCH)
    await alive(page)
    await page.getByRole('button', { name: 'Ver mapa' }).click()
    expect(await page.getByRole('alert').textContent()).toContain('La dirección está escrita en esta página')
  })
})

test('a pin finds its card, a card its pin, and the list follows the frame', async () => {
  const look = async (page: Page) => {
    await open(page)
    // The only one in its part of the town.
    const name = 'Farmacia Peñita'
    const pin = page.getByRole('button', { name, exact: true })
    const card = page.locator('[data-sucursal]').filter({ hasText: name })
    await pin.click()
    await page.getByRole('status').getByRole('link', { name, exact: true }).waitFor()
    expect(await card.getAttribute('data-marked')).toBe('')
    const pinned = () => pin.getAttribute('data-marked')
    await page.locator('[data-sucursal]').first().getByRole('link').first().focus()
    expect(await pinned()).toBeNull()
    await card.getByRole('link').first().focus()
    expect(await pinned()).toBe('')
    await page.getByRole('button', { name: 'Buscar en esta zona' }).click()
    await page.waitForURL(/[?&]marco=-98\.\d+/)
    expect(await page.locator('.map-group, .map-pin').count()).toBeGreaterThan(0)
  }
  await visit('/sucursales', look, { allow })
})
