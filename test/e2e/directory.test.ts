import { describe, expect, it } from 'vitest'
import { empresas } from '../../seed/empresas.ts'
import { alive, siteUrl, visit } from './visit.ts'

describe('products', () => {
  it('Ver más opens the detail over the category, under the product’s address', async () => {
    await visit('/categorias/ferreterias-y-tlapalerias', async (page) => {
      await alive(page)
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Productos por categoría')
      const card = page.getByRole('listitem').filter({ hasText: 'Martillo de uña' })
      expect(await card.textContent()).toContain('$189.00')
      const more = card.getByRole('button', { name: 'Ver más', exact: true })
      await more.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Martillo de uña' })
      await dialog.waitFor()
      for (const text of ['16 onzas', 'FER-001', '$189.00', 'Disponible'])
        expect(await dialog.textContent()).toContain(text)
      expect(new URL(page.url()).pathname).toBe('/productos/martillo-de-una')
      await dialog.getByRole('button', { name: 'Cerrar' }).click()
      await dialog.waitFor({ state: 'detached' })
      expect(new URL(page.url()).pathname).toBe('/categorias/ferreterias-y-tlapalerias')
      await expect.poll(() => more.evaluate((button) => button === document.activeElement)).toBe(true)
    })
  })
})

describe('the list of branches', () => {
  const published = empresas.filter(({ publicado }) => publicado)

  it('has every published branch, page by page', async () => {
    await visit('/sucursales', async (page) => {
      await alive(page)
      const names = new Set<string>()
      for (;;) {
        const here = await page.locator('main li h2').allTextContents()
        for (const name of here) names.add(name)
        const next = page.getByRole('link', { name: 'Siguiente' })
        if ((await next.count()) === 0) break
        await next.click()
        await expect.poll(() => page.locator('main li h2').first().textContent()).not.toBe(here[0])
      }
      for (const { nombre } of published) expect(names).toContain(nombre)
    })
  })

  it('is searched while typing and filtered by category', async () => {
    await visit('/sucursales', async (page) => {
      await alive(page)
      await page.getByRole('combobox', { name: 'Categoría' }).selectOption({ label: 'Cafeterías' })
      await expect.poll(() => new URL(page.url()).search).toContain('categoria=cafeterias')
      await expect
        .poll(async () => new Set(await page.locator('main li .kicker').allTextContents()).size)
        .toBe(1)
      await page.getByRole('searchbox').pressSequentially('peña')
      await expect.poll(() => page.locator('main li h2').allTextContents()).toContain('Café La Peña')
      await page.getByRole('searchbox').fill('xyzxyz')
      await page.getByText('No hay sucursales para mostrar.').waitFor()
    })
  })

  it('a branch opens over the list and its own page is the same for who gets the link', async () => {
    await visit('/sucursales', async (page) => {
      await alive(page)
      await page.getByRole('link', { name: 'Panadería La Espiga', exact: true }).click()
      await page.getByRole('dialog', { name: 'Panadería La Espiga' }).waitFor()
      const shared = page.url()
      await page.goto(shared)
      await page.getByRole('heading', { level: 1, name: 'Panadería La Espiga' }).waitFor()
      expect(await page.getByRole('link', { name: 'Llamar' }).getAttribute('href')).toBe('tel:5555550101')
    })
  })
})

it('a long name without a space does not make a page wider than a telephone', async () => {
  await visit(
    'about:blank',
    async (page) => {
      await page.route('**/sucursales/panaderia-la-espiga', async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replaceAll(
          'Panadería La Espiga',
          'Ferretería/Tlapalería/Cerrajería/Plomería/Electricidad',
        )
        await route.fulfill({ response, body })
      })
      await page.goto(siteUrl('/sucursales/panaderia-la-espiga'))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    },
    { viewport: { width: 320, height: 640 }, javaScriptEnabled: false },
  )
})

describe('a page behind the last one of a list', () => {
  it.each([
    '/sucursales?pagina=99',
    '/sucursales?categoria=cafeterias&pagina=99',
    '/blog?pagina=99',
    '/buscar?q=de&tipo=productos&pagina=99',
  ])('%s leads to the last', async (path) => {
    await visit(path, async (page) => {
      const { searchParams } = new URL(page.url())
      expect(searchParams.get('pagina')).not.toBe('99')
      expect(await page.locator('main .card').count()).toBeGreaterThan(0)
      expect(await page.getByRole('link', { name: 'Siguiente' }).count()).toBe(0)
      for (const [name, value] of new URL(path, siteUrl()).searchParams)
        if (name !== 'pagina') expect(searchParams.get(name)).toBe(value)
    })
  })
})

it('an unpublished branch is nowhere', async () => {
  const hidden = empresas.filter(({ publicado }) => !publicado)
  expect(hidden.length).toBeGreaterThan(0)
  const pages = await Promise.all(
    ['/', '/sucursales', '/sucursales?pagina=2', '/sucursales?pagina=3', '/sitemap/empresa-0.xml'].map(
      async (path) => (await fetch(siteUrl(path))).text(),
    ),
  )
  for (const { nombre } of hidden) {
    for (const text of pages) expect(text).not.toContain(nombre)
    const found = await (await fetch(siteUrl(`/sucursales?q=${encodeURIComponent(nombre)}`))).text()
    expect(found.split('<main')[1]).not.toContain(`>${nombre}</a>`)
  }
})
