import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { alive, visit } from './visit.ts'

const branches = (page: Page) => page.getByRole('searchbox', { name: 'Buscar sucursales' })
const documents = (page: Page) => page.getByRole('searchbox', { name: 'Buscar documentos' })

describe('a search on the home page that is not answered', () => {
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
    '$id: shows no older answer, and Reintentar leads back to the field',
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
