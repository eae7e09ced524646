import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { alive, visit } from './visit.ts'

const bar = (page: Page) => page.getByRole('banner')
/** Where the bar's lower edge is. */
const foot = async (page: Page) => {
  const box = await bar(page).boundingBox()
  return Math.round((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN))
}
const inSight = (page: Page) => expect.poll(() => foot(page)).toBeGreaterThan(40)
/** Scrolls down until the bar is hidden; before hydration it reacts late. */
const leave = (page: Page) =>
  expect
    .poll(async () => {
      await page.mouse.wheel(0, 120)
      return foot(page)
    })
    .toBeLessThanOrEqual(0)
/** Scrolls as far down as hides the bar, unless something keeps it. */
const scrollDown = (page: Page) =>
  expect
    .poll(async () => {
      await page.mouse.wheel(0, 120)
      return page.locator('[data-away]').count()
    })
    .toBe(1)

const NAME = 'Cámara de Comercio de Peñablanca'

/** Visits a page as a logged-in person. */
const loggedIn = (name: string, look: (page: Page) => Promise<void>) =>
  visit(
    '/login',
    async (page) => {
      await alive(page)
      await page.evaluate((person) => {
        const user = {
          id: 1,
          name: person,
          email: 'x@y.mx',
          aprobado: true,
          roles: [{ id: 1, name: 'admin' }],
        }
        sessionStorage.setItem('token', 'x')
        sessionStorage.setItem('user', JSON.stringify(user))
        sessionStorage.setItem('role', 'admin')
      }, name)
      await page.goto('/blog')
      await alive(page)
      await look(page)
    },
    { viewport: { width: 1280, height: 800 } },
  )

describe('the bar over every page', () => {
  it('is one line on every screen, with the whole name in its title', async () => {
    await visit('/blog', async (page) => {
      const name = bar(page).getByRole('link', { name: NAME })
      for (const width of [320, 360, 414, 768, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        expect((await bar(page).boundingBox())?.height, `${width}`).toBeLessThanOrEqual(62)
        expect((await name.boundingBox())?.width, `${width}`).toBeGreaterThan(width < 400 ? 110 : 180)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
      expect(await name.getAttribute('title')).toBe(NAME)
    })
  })

  it('shows the logged-in person’s whole name in one line', async () => {
    await loggedIn('Administración', async (page) => {
      const own = bar(page).getByRole('link', { name: 'Administración | Administración' })
      const text = own.getByText('Administración |')
      for (const width of [1280, 1360, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await text.evaluate((span) => span.scrollWidth - span.clientWidth)).toBe(0)
        expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(62)
      }
      expect(await own.getAttribute('title')).toBe('Administración | Administración')
    })
  })

  it('truncates a long name, which its title shows whole', async () => {
    const name = 'María de los Ángeles Hernández y Compañía, Sociedad Cooperativa de Responsabilidad Limitada'
    await loggedIn(name, async (page) => {
      const own = bar(page).getByRole('link', { name })
      expect(await own.getAttribute('title')).toBe(`Administración | ${name}`)
      expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(62)
      await bar(page).getByRole('button', { name: 'Logout' }).click({ trial: true })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
    })
  })
})

describe.each([
  ['a telephone', { viewport: { width: 360, height: 740 } }],
  ['a desk', { viewport: { width: 1280, height: 800 } }],
  ['a screen without motion', { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' as const }],
])('on %s', (_, options) => {
  it('the bar hides on scrolling down and returns on scrolling up, and nothing jumps', async () => {
    await visit(
      '/blog',
      async (page) => {
        await alive(page)
        await page.evaluate(() => {
          Object.assign(window, { shifted: 0 })
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) Object(window).shifted += Object(entry).value
          }).observe({ type: 'layout-shift', buffered: false })
        })
        await leave(page)
        await page.mouse.wheel(0, -60)
        await inSight(page)
        await leave(page)
        await page.evaluate(() => window.scrollTo(0, 0))
        await inSight(page)
        expect(await page.evaluate(() => Object(window).shifted)).toBe(0)
      },
      options,
    )
  })
})

describe('a hidden bar', () => {
  const telephone = { viewport: { width: 360, height: 740 } }

  it('returns for the keyboard, and stays while it has the focus', async () => {
    await visit(
      '/blog',
      async (page) => {
        await alive(page)
        await leave(page)
        await page.keyboard.press('Tab')
        const skip = page.getByRole('link', { name: 'Ir al contenido' })
        await expect.poll(async () => (await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0)
        await page.keyboard.press('Tab')
        await inSight(page)
        const menu = bar(page).getByRole('button', { name: 'Menú' })
        expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true)
        await scrollDown(page)
        await inSight(page)
      },
      telephone,
    )
  })

  it('stays while its menu is open', async () => {
    await visit(
      '/blog',
      async (page) => {
        await alive(page)
        await bar(page).getByRole('button', { name: 'Menú' }).click()
        await scrollDown(page)
        await inSight(page)
      },
      telephone,
    )
  })

  it('covers no heading that a link leads to', async () => {
    await visit(
      '/blog',
      async (page) => {
        await page.goto('/#blog')
        await alive(page)
        const heading = page.getByRole('heading', { name: 'Blog y Contenidos' })
        const top = async () => Math.round((await heading.boundingBox())?.y ?? Number.NaN)
        await expect.poll(top).toBeLessThan(400)
        expect(await top()).toBeGreaterThanOrEqual(Math.max(0, await foot(page)))
        await page.evaluate(() => window.location.assign('#documentos'))
        const first = page.getByRole('heading', { name: 'Documentos' })
        await inSight(page)
        await expect.poll(async () => Math.round((await first.boundingBox())?.y ?? -1)).toBeGreaterThan(61)
      },
      telephone,
    )
  })
})
