import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { alive, visit } from './visit.ts'

const branches = (page: Page) => page.getByRole('searchbox', { name: 'Buscar sucursales' })
const documents = (page: Page) => page.getByRole('searchbox', { name: 'Buscar documentos' })
const first = (page: Page) => page.locator('#sucursales li h3').first()

describe('a search on the home page without an answer', () => {
  it.each([
    {
      id: 'sucursales',
      box: branches,
      nothing: 'No hay sucursales para mostrar.',
      call: '**/empresas/search',
    },
    {
      id: 'documentos',
      box: documents,
      nothing: 'No hay documentos para mostrar.',
      call: '**/catalogos/searchc',
    },
  ])(
    '$id: shows no older answer, and Reintentar returns to the field',
    async ({ id, box, nothing, call }) => {
      await visit(
        '/',
        async (page) => {
          await alive(page)
          const part = page.locator(`#${id}`)
          await box(page).fill('zzzzqq')
          await part.getByText(nothing).waitFor()
          await page.route(call, (route) => route.abort())
          await box(page).fill('pan')
          await part.getByRole('alert').waitFor()
          expect(await part.getByText(nothing).count()).toBe(0)
          expect(await part.getByRole('status').textContent()).toBe('')
          await page.unroute(call)
          await part.getByRole('button', { name: 'Reintentar' }).press('Enter')
          await part.locator('li').first().waitFor()
          expect(await box(page).evaluate((field) => field === document.activeElement)).toBe(true)
        },
        { allow: /ERR_FAILED/ },
      )
    },
  )
})

describe('a search on the home page', () => {
  it('continues in the list of all branches, and Back restores it', async () => {
    await visit('/', async (page) => {
      await alive(page)
      await branches(page).fill('panaderia la espiga')
      await expect.poll(() => first(page).textContent()).toBe('Panadería La Espiga')
      await page.getByRole('link', { name: 'Ver todas las sucursales' }).click()
      await page.waitForURL('**/sucursales?q=panaderia+la+espiga')
      await expect.poll(() => branches(page).inputValue()).toBe('panaderia la espiga')
      await page.goBack()
      await first(page).waitFor()
      expect(await branches(page).inputValue()).toBe('panaderia la espiga')
      expect(await first(page).textContent()).toBe('Panadería La Espiga')
    })
  })

  it('is in the address, each under its own name, until it is cleared', async () => {
    await visit('/', async (page) => {
      await alive(page)
      const query = () => new URL(page.url()).search
      await documents(page).fill('flores')
      await branches(page).fill('pan')
      expect(query()).toBe('?documentos=flores&sucursales=pan')
      await documents(page).fill('')
      expect(query()).toBe('?sucursales=pan')
      await page.reload()
      await alive(page)
      expect(await branches(page).inputValue()).toBe('pan')
      await branches(page).fill('')
      expect(query()).toBe('')
    })
  })
})
