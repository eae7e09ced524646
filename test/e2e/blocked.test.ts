import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { ADMIN } from './setup.ts'
import { alive, visit } from './visit.ts'

/** A browser that blocks cookies throws on every access to storage. */
const blocked = (path: string, look: (page: Page) => Promise<void>) =>
  visit('about:blank', async (page) => {
    await page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          },
        })
      Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined })
    })
    await page.route('**/sanctum/csrf-cookie', (route) => route.fulfill({ status: 204 }))
    await page.goto(path)
    await alive(page)
    await look(page)
  })

describe('a visitor who blocks cookies', () => {
  it('can read and search the site', async () => {
    await blocked('/', async (page) => {
      await page.getByRole('searchbox', { name: 'Buscar sucursales' }).pressSequentially('espiga')
      await page.getByRole('link', { name: 'Panadería La Espiga', exact: true }).waitFor()
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Sucursales', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: 'Sucursales' }).waitFor()
      await page.getByRole('link', { name: 'Login', exact: true }).waitFor()
    })
  })

  it('is not asked about cookies again after the answer', async () => {
    await blocked('/', async (page) => {
      const banner = page.getByRole('complementary', { name: 'Cookies' })
      await banner.getByRole('button', { name: 'Acepto' }).click()
      await banner.waitFor({ state: 'detached' })
    })
  })

  it('learns at the login why it cannot work', async () => {
    await blocked('/login', async (page) => {
      await page.getByLabel('Correo electrónico').fill(ADMIN.email)
      await page.getByLabel('Contraseña').fill(ADMIN.password)
      await page.getByRole('button', { name: 'ENVIAR' }).click()
      expect(await page.getByRole('alert').textContent()).toContain('cookies')
      expect(new URL(page.url()).pathname).toBe('/login')
    })
  })
})
