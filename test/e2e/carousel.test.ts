import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { api } from '../../src/contract/paths.ts'
import { onePixel } from '../support/samples.ts'
import { ask, logIn } from './panel/people.ts'
import { ADMIN } from './setup.ts'
import { alive, siteUrl, visit } from './visit.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Calls `look` while the site has more slides, after those of the demo. */
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

  it('is as high as the window less 100 px, and moves by buttons, dots and arrow keys', async () => {
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

  it('advances every six seconds until it is paused', async () => {
    await visit('/', async (page) => {
      await page.clock.install()
      await page.reload()
      const slides = page.locator('.carousel-viewport li')
      // After hydration hidden slides are inert; from then on only the test moves the time.
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

  it('stands still for a visitor who prefers reduced motion, until it is started', async () => {
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

  it('shows the longest phrase completely above its buttons, on low and narrow screens', async () => {
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

  it('keeps many dots inside the frame and off the phrase', async () => {
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
