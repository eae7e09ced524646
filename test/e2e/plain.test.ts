import { describe, expect, it } from 'vitest'
import { visit } from './visit.ts'

const plain = { javaScriptEnabled: false }

describe('with JavaScript off', () => {
  it('branches can be searched, and a name leads to the branch’s page', async () => {
    await visit(
      '/',
      async (page) => {
        const search = page.getByRole('searchbox', { name: 'Buscar sucursales' })
        await search.fill('nandu')
        await search.press('Enter')
        await page.getByRole('link', { name: 'Tlapalería El Ñandú' }).click()
        await page.getByRole('heading', { level: 1, name: 'Tlapalería El Ñandú' }).waitFor()
      },
      plain,
    )
  })

  it('documents can be searched', async () => {
    await visit(
      '/',
      async (page) => {
        const search = page.getByRole('searchbox', { name: 'Buscar documentos' })
        await search.fill('flores')
        await search.press('Enter')
        const documents = page.getByRole('region', { name: 'Documentos' })
        expect(await documents.getByRole('heading', { level: 3 }).first().textContent()).toBe(
          'Flores para cada ocasión',
        )
      },
      plain,
    )
  })

  it('Ver más leads to the product’s page', async () => {
    await visit(
      '/categorias/ferreterias-y-tlapalerias',
      async (page) => {
        await page.getByRole('button', { name: 'Ver más' }).first().click()
        await page.getByText('Disponible').waitFor()
        expect(new URL(page.url()).pathname).toBe('/productos/martillo-de-una')
      },
      plain,
    )
  })

  it('the list of branches can be filtered, the slides scroll, and the menu opens', async () => {
    await visit(
      '/',
      async (page) => {
        expect(
          await page.locator('.carousel-viewport').evaluate((frame) => getComputedStyle(frame).overflowX),
        ).toBe('auto')
        await page.getByRole('button', { name: 'Menú' }).click()
        await page.getByRole('link', { name: 'Categorías', exact: true }).first().click()
        await page.getByRole('heading', { level: 1, name: 'Línea de productos' }).waitFor()
        await page.goto('/sucursales')
        await page.getByText('Filtros', { exact: true }).click()
        await page.getByRole('checkbox', { name: /^Florerías/ }).check()
        await page.getByRole('button', { name: 'Aplicar filtros' }).click()
        await page.getByRole('link', { name: 'Quitar el filtro Florerías' }).waitFor()
        expect(new Set(await page.locator('main li .kicker').allTextContents())).toEqual(
          new Set(['Florerías']),
        )
      },
      { ...plain, viewport: { width: 390, height: 800 } },
    )
  })
})
