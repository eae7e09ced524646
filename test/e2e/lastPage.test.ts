import { describe, expect, it } from 'vitest'
import { siteUrl, visit } from './visit.ts'

describe('a page beyond the last one of a list', () => {
  it.each([
    '/sucursales?pagina=99',
    '/sucursales?categoria=cafeterias&pagina=99',
    '/categorias/cafeterias?pagina=99',
    '/blog?pagina=99',
    '/buscar?q=de&tipo=productos&pagina=99',
  ])('%s redirects to the last', async (path) => {
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
