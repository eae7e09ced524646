import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { box, complaints, group, marks, query } from './searching.ts'
import { alive, visit } from './visit.ts'

describe('the search dialog', () => {
  const field = (page: Page) => page.getByRole('combobox', { name: 'Buscar en todo el sitio' })
  const options = (page: Page) => page.getByRole('option')
  /** Presses the key until the page reacts, because its scripts may load before they listen. */
  const open = (page: Page, keys = 'Control+k') =>
    expect
      .poll(
        async () => {
          await page.keyboard.press(keys)
          return page.getByRole('dialog').count()
        },
        { timeout: 15_000 },
      )
      .toBe(1)

  it.each(['Control+k', 'Meta+k'])(
    'opens by %s, moves by arrow keys, and follows a result by Enter',
    async (keys) => {
      await visit('/blog', async (page) => {
        await alive(page)
        await open(page, keys)
        await expect.poll(() => field(page).evaluate((one) => one === document.activeElement)).toBe(true)
        await field(page).pressSequentially('panaderia la')
        await options(page).first().waitFor()
        expect(await field(page).getAttribute('aria-expanded')).toBe('true')
        expect(await page.getByRole('option', { selected: true }).count()).toBe(0)
        await page.keyboard.press('ArrowDown')
        const chosen = page.getByRole('option', { selected: true })
        expect(await chosen.textContent()).toContain('Panadería La Espiga')
        expect(await field(page).getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'))
        await page.keyboard.press('ArrowUp')
        expect(await page.getByRole('option', { selected: true }).count()).toBe(0)
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Enter')
        await page.getByRole('heading', { level: 1, name: 'Panadería La Espiga' }).waitFor()
        expect(await page.getByRole('dialog').count()).toBe(0)
      })
    },
  )

  it('opens by the header’s link, and Escape closes it and returns the focus', async () => {
    await visit('/', async (page) => {
      await alive(page)
      await open(page)
      await page.keyboard.press('Escape')
      // The dialog returns the focus before it is removed.
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      const link = page.getByRole('link', { name: 'Buscar', exact: true })
      await link.press('Enter')
      await field(page).fill('cafe')
      await options(page).first().waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await expect.poll(() => link.evaluate((one) => one === document.activeElement)).toBe(true)
      expect(new URL(page.url()).pathname).toBe('/')
    })
  })

  it('leads to all results by Enter without a selection, and by the link below', async () => {
    await visit('/', async (page) => {
      await alive(page)
      await open(page)
      await field(page).fill('cafe')
      await page.keyboard.press('Enter')
      await group(page, 'Productos').waitFor()
      expect(new URL(page.url()).pathname + query(page)).toBe('/buscar?q=cafe')
      await open(page)
      await field(page).fill('flores')
      await page.getByRole('link', { name: 'Ver todos los resultados' }).click()
      await expect.poll(() => box(page).inputValue()).toBe('flores')
      await expect.poll(() => marks(page)).toContain('Flores')
    })
  })

  it('opens a document in a new tab at the page of the match', async () => {
    await visit('/', async (page) => {
      await alive(page)
      await open(page)
      await field(page).fill('nochebuena')
      const documents = page.getByRole('group', { name: 'Documentos' }).getByRole('option')
      await documents.first().waitFor()
      expect(await documents.first().getAttribute('href')).toMatch(/#page=\d+$/)
      expect(await documents.first().getAttribute('target')).toBe('_blank')
    })
  })

  it('says that nothing was found, and offers to retry a failed search', async () => {
    await visit(
      '/',
      async (page) => {
        await alive(page)
        await open(page)
        await field(page).fill('xyzxyz')
        await page.getByText('No encontramos nada con «xyzxyz».').waitFor()
        await page.route('**/public/buscar', (route) => route.abort())
        await field(page).fill('cafe')
        await page.getByRole('button', { name: 'Reintentar' }).waitFor()
        await page.unroute('**/public/buscar')
        await page.getByRole('button', { name: 'Reintentar' }).click()
        await options(page).first().waitFor()
      },
      { allow: /ERR_FAILED/ },
    )
  })

  it('is replaced by the page when its code cannot be loaded', async () => {
    await visit(
      '/blog',
      async (page) => {
        await alive(page)
        await page.route('**/assets/searchDialog*', (route) => route.abort())
        await page.getByRole('link', { name: 'Buscar', exact: true }).click()
        await box(page).waitFor()
      },
      { allow: /ERR_FAILED/ },
    )
  })

  it('passes axe in light and dark colours, and fits 320 px', async () => {
    for (const colorScheme of ['light', 'dark'] as const)
      await visit(
        '/',
        async (page) => {
          await alive(page)
          await open(page)
          await field(page).fill('cafe')
          await options(page).first().waitFor()
          await page.keyboard.press('ArrowDown')
          expect(await complaints(page)).toEqual([])
          await page.setViewportSize({ width: 320, height: 640 })
          const wide = (element: Element) => element.scrollWidth > element.clientWidth
          expect(await page.getByRole('dialog').evaluate(wide)).toBe(false)
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
        },
        { colorScheme, reducedMotion: 'reduce' },
      )
  })
})
