import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
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
  recuperar: '/recuperar',
  términos: '/terminos',
  cookies: '/politica-cookies',
  cotización: '/guias/dotal.html',
  manual: '/guias/manual.html',
}

/** Pages that search engines do not list. */
const OTHERS = {
  'la contraseña nueva': '/restablecer#un-enlace',
  'un enlace incompleto': '/restablecer',
  'sucursales parecidas': '/sucursales?q=panaderai',
  'todos los productos hallados': '/buscar?q=de&tipo=productos&pagina=2',
}

/** Axe's rules, including WCAG 2.2; in dark colours only the rules about colours. */
async function complaintsByDayAndNight(page: Page): Promise<string[]> {
  const byDay = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze()
  await page.emulateMedia({ colorScheme: 'dark' })
  const byNight = await new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']).analyze()
  return [...byDay.violations, ...byNight.violations].map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
/** Like a browser with letters of twice the size. */
const largeLetters = (page: Page) => page.addStyleTag({ content: 'html { font-size: 200% }' })

describe.each(Object.entries(PAGES))('%s', (_name, path) => {
  it('has one title, one heading, and a description for search engines and previews', async () => {
    const html = await (await fetch(siteUrl(path))).text()
    expect(html.match(/<title>/g)).toHaveLength(1)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain(`<link rel="canonical" href="${siteUrl(path)}"/>`)
    for (const property of ['og:title', 'og:description', 'og:image', 'og:url'])
      expect(html).toContain(`property="${property}"`)
    expect(/<meta name="description" content="[^"]{20,}"/.test(html)).toBe(true)
  })
})

describe.each(Object.entries({ ...PAGES, ...OTHERS }))('%s', (_name, path) => {
  it('passes axe, fits 320 px with letters of twice the size, and logs nothing to the console', async () => {
    await visit(
      path,
      async (page) => {
        await alive(page)
        expect(await complaintsByDayAndNight(page)).toEqual([])
        await page.setViewportSize({ width: 320, height: 640 })
        expect(await width(page)).toBe(320)
        await largeLetters(page)
        expect(await width(page)).toBe(320)
      },
      { reducedMotion: 'reduce' },
    )
  })
})

describe('a dialog over a page', () => {
  it.each([
    ['a branch', '/sucursales', 'link', 'Panadería La Espiga'],
    ['a product', '/categorias/ferreterias-y-tlapalerias', 'button', 'Ver más'],
  ] as const)(
    '%s: passes axe, and fits 320 px with letters of twice the size',
    async (_, path, role, name) => {
      await visit(
        path,
        async (page) => {
          await alive(page)
          await page.getByRole(role, { name }).first().click()
          await page.getByRole('dialog').waitFor()
          expect(await complaintsByDayAndNight(page)).toEqual([])
          await page.setViewportSize({ width: 320, height: 640 })
          await largeLetters(page)
          const wide = (dialog: Element) => dialog.scrollWidth - dialog.clientWidth
          expect(await page.getByRole('dialog').evaluate(wide)).toBe(0)
        },
        { reducedMotion: 'reduce' },
      )
    },
  )
})

describe('the bar', () => {
  it.each([320, 768, 1280])('is legible with letters of twice the size, %i px wide', async (wide) => {
    await visit(
      '/blog',
      async (page) => {
        await alive(page)
        await largeLetters(page)
        const boxes = await page
          .locator('.site-bar :is(a, button):visible')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
        const overlaps = boxes.flatMap((a, at) =>
          boxes
            .slice(at + 1)
            .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
        )
        expect(boxes.length).toBeGreaterThan(3)
        expect(overlaps).toEqual([])
      },
      { viewport: { width: wide, height: 800 }, hasTouch: true },
    )
  })

  it('is not covered by the menu that it opens', async () => {
    await visit(
      '/blog',
      async (page) => {
        await page.getByRole('button', { name: 'Menú' }).click()
        const foot = await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom)
        const top = await page.locator('#menu').evaluate((menu) => menu.getBoundingClientRect().top)
        expect(top).toBeGreaterThanOrEqual(foot)
      },
      { viewport: { width: 320, height: 640 } },
    )
  })
})

it.each(['/blog/post/mesa-de-cafe', '/sucursales/panaderia-la-espiga'])(
  'a visitor with a dark screen prints %s dark on white, without the bar',
  async (path) => {
    await visit(
      path,
      async (page) => {
        await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
        expect(await page.getByRole('banner').isVisible()).toBe(false)
        const { violations } = await new AxeBuilder({ page }).withRules('color-contrast').analyze()
        expect(violations).toEqual([])
        const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
        expect(paper).toBe('rgb(255, 255, 255)')
      },
      { colorScheme: 'dark' },
    )
  },
)

describe('an unknown address', () => {
  it.each(['/nada', '/blog/post/nada', '/blog/pagina/nada', '/sucursales/nada', '/productos/nada'])(
    '%s is a real 404 with a link home',
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

  it('an unknown category redirects to the home page', async () => {
    const answer = await fetch(siteUrl('/categorias/nada'), { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/'])
  })
})
