import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { alive, visit } from './visit.ts'

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName)
const article = (page: Page) => page.locator('a[href="/blog/post/mesa-de-cafe"]')

describe('the focus', () => {
  it('stays on the first page, and moves to the content of the next ones', async () => {
    await visit('/categorias', async (page) => {
      await alive(page)
      expect(await focused(page)).toBe('BODY')
      await page.getByRole('link', { name: 'Blog', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor()
      await expect.poll(() => focused(page)).toBe('contenido')
      const outline = await page.locator('#contenido').evaluate((main) => getComputedStyle(main).outlineStyle)
      expect(outline).toBe('none')
    })
  })

  it('does not scroll: a new page starts at its top, and Back returns to the same place', async () => {
    await visit('/blog', async (page) => {
      await alive(page)
      await article(page).focus()
      const before = await page.evaluate(() => window.scrollY)
      expect(before).toBeGreaterThan(0)
      await article(page).press('Enter')
      await page.getByRole('heading', { level: 1, name: /^Mesa de café/ }).waitFor()
      await expect.poll(() => focused(page)).toBe('contenido')
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
      await page.goBack()
      await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor()
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
    })
  })

  it('moves to the message when a page does not load', async () => {
    await visit(
      '/categorias',
      async (page) => {
        await alive(page)
        await page.route('**/blog.data*', (route) => route.abort())
        await page.getByRole('link', { name: 'Blog', exact: true }).click()
        await page.getByRole('heading', { name: 'No se pudo cargar la página' }).waitFor()
        await expect.poll(() => focused(page)).toBe('contenido')
      },
      { allow: /ERR_FAILED|fetch/i },
    )
  })

  it('stays on the button while a form is sent and after it is refused', async () => {
    await visit(
      '/login',
      async (page) => {
        await alive(page)
        let sent = 0
        let answer = () => {}
        const held = new Promise<void>((resolve) => {
          answer = resolve
        })
        await page.route('**/auth/login', async (route) => {
          sent += 1
          await held
          await route.continue()
        })
        await page.getByLabel('Correo electrónico').fill('nadie@example.com')
        await page.getByLabel('Contraseña').fill('equivocada')
        const send = page.getByRole('button', { name: 'ENVIAR' })
        const hasFocus = () => send.evaluate((button) => button === document.activeElement)
        await send.press('Enter')
        await expect.poll(() => send.isDisabled()).toBe(true)
        await page.keyboard.press('Enter')
        expect(await hasFocus()).toBe(true)
        answer()
        await page.getByRole('alert').waitFor()
        expect(await hasFocus()).toBe(true)
        expect(sent).toBe(1)
      },
      { allow: /401|incorrectos/ },
    )
  })

  it('cannot reach the button of a form before hydration', async () => {
    await visit(
      '/login',
      async (page) => {
        const send = page.getByRole('button', { name: 'ENVIAR' })
        expect(await send.getAttribute('disabled')).not.toBe(null)
      },
      { javaScriptEnabled: false },
    )
  })
})
