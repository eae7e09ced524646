import AxeBuilder from '@axe-core/playwright'
import { describe, expect, it } from 'vitest'
import { alive, siteUrl, visit } from './visit.ts'

const PAGES = {
  inicio: '/',
  categorías: '/categorias',
  'una categoría': '/categorias/panaderias-y-pastelerias',
  sucursales: '/sucursales',
  'una sucursal': '/sucursales/panaderia-la-espiga',
  'un producto': '/productos/martillo-de-una',
  buscar: '/buscar',
  blog: '/blog',
  'un post': '/blog/post/mesa-de-cafe',
  'una página': '/blog/pagina/quienes-somos',
  login: '/login',
  registro: '/register',
  términos: '/terminos',
  cookies: '/politica-cookies',
  cotización: '/guias/dotal.html',
  manual: '/guias/manual.html',
}

const found = ({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)

describe.each(Object.entries(PAGES))('%s', (_name, path) => {
  it('has one title and one heading, and is described for search engines and previews', async () => {
    const html = await (await fetch(siteUrl(path))).text()
    expect(html.match(/<title>/g)).toHaveLength(1)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain(`<link rel="canonical" href="${siteUrl(path)}"/>`)
    for (const property of ['og:title', 'og:description', 'og:image', 'og:url'])
      expect(html).toContain(`property="${property}"`)
    expect(/<meta name="description" content="[^"]{20,}"/.test(html)).toBe(true)
  })

  it('axe finds nothing by day or by night, it fits 320 px, and the console stays silent', async () => {
    await visit(
      path,
      async (page) => {
        await alive(page)
        expect(found(await new AxeBuilder({ page }).analyze())).toEqual([])
        await page.emulateMedia({ colorScheme: 'dark' })
        expect(found(await new AxeBuilder({ page }).withRules('color-contrast').analyze())).toEqual([])
        await page.setViewportSize({ width: 320, height: 640 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      },
      { reducedMotion: 'reduce' },
    )
  })
})

describe('an address that is nobody’s', () => {
  it.each(['/nada', '/blog/post/nada', '/blog/pagina/nada', '/sucursales/nada', '/productos/nada'])(
    '%s is a real 404 with the way home',
    async (path) => {
      expect((await fetch(siteUrl(path))).status).toBe(404)
      await visit(
        path,
        async (page) => {
          await page.getByText('UPS!... NotFoud').waitFor()
          await page.getByRole('link', { name: 'Home', exact: true }).click()
          await page.getByRole('heading', { name: 'Documentos' }).waitFor()
          expect(new URL(page.url()).pathname).toBe('/')
        },
        { allow: /404/ },
      )
    },
  )

  it('an unknown category sends to the home page', async () => {
    const answer = await fetch(siteUrl('/categorias/nada'), { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/'])
  })
})
