import { describe, expect, it } from 'vitest'
import { alive, visit } from './visit.ts'

const data = (path: string) => `**${path}.data*`

describe('with a bad connection', () => {
  it('a page that does not load says so and can be retried', async () => {
    await visit(
      '/',
      async (page) => {
        await alive(page)
        await page.route(data('/blog'), (route) => route.abort())
        const nav = page.getByRole('navigation', { name: 'Principal' })
        await nav.getByRole('link', { name: 'Blog' }).click()
        await page.getByRole('heading', { name: 'No se pudo cargar la página' }).waitFor()
        await page.unroute(data('/blog'))
        await page.getByRole('link', { name: 'Reintentar' }).click()
        await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor()
      },
      { allow: /ERR_FAILED|fetch/i },
    )
  })

  it('a slow page shows Cargando...', async () => {
    await visit('/blog', async (page) => {
      await alive(page)
      let answer = () => {}
      const held = new Promise<void>((resolve) => {
        answer = resolve
      })
      await page.route(data('/blog/post/mesa-de-cafe'), async (route) => {
        await held
        await route.continue()
      })
      await page.locator('a[href="/blog/post/mesa-de-cafe"]').click()
      await page.getByText('Cargando...', { exact: true }).waitFor()
      answer()
      await page.getByRole('heading', { level: 1, name: /^Mesa de café/ }).waitFor()
      expect(await page.getByText('Cargando...', { exact: true }).count()).toBe(0)
    })
  })
})

it('the first slide loads before the page’s markup requests it', async () => {
  await visit('/', async (page) => {
    const preload = page.locator('head link[rel="preload"][as="image"]')
    const first = page.locator('.carousel-viewport img').first()
    expect(await preload.getAttribute('imagesrcset')).toBe(await first.getAttribute('srcset'))
    const others = page.locator('.carousel-viewport img[loading="lazy"]')
    expect(await others.count()).toBe((await page.locator('.carousel-viewport img').count()) - 1)
  })
})

it('scripts and hidden pictures load after the first paint, or after a second', async () => {
  await visit('/', async (page) => {
    await alive(page)
    const { painted, scripts, slides } = await page.evaluate(() => {
      const fetched = performance.getEntriesByType('resource')
      return {
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
        scripts: fetched.filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime),
        slides: fetched.filter(({ name }) => name.includes('/img/slide/')).length,
      }
    })
    expect(scripts.length).toBeGreaterThan(0)
    // Browsers report the time of a paint in steps of some milliseconds.
    expect(Math.min(...scripts)).toBeGreaterThan(Math.min(painted - 8, 1000))
    expect(slides).toBeLessThan(await page.locator('.carousel-viewport img').count())
  })
})

it('a text typed before hydration is searched after it', async () => {
  await visit('/', async (page) => {
    let arrive = () => {}
    const held = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/entry.client*', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/')
    await page.getByRole('searchbox', { name: 'Buscar sucursales' }).pressSequentially('pan centro')
    arrive()
    await page.locator('#sucursales mark').first().waitFor()
  })
})

it('a keyboard reaches the content directly, and the menu on a narrow screen', async () => {
  await visit(
    '/categorias',
    async (page) => {
      await alive(page)
      await page.keyboard.press('Tab')
      const skip = page.getByRole('link', { name: 'Ir al contenido' })
      expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true)
      await expect.poll(async () => ((await skip.boundingBox())?.y ?? -1) >= 0).toBe(true)
      await page.keyboard.press('Enter')
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('contenido')
      await page.getByRole('button', { name: 'Menú' }).press('Enter')
      const blog = page.getByRole('link', { name: 'Blog', exact: true })
      await blog.press('Enter')
      await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor()
      expect(await blog.isVisible()).toBe(false)
    },
    { viewport: { width: 390, height: 800 } },
  )
})

it('a legal text can be read by navigation within the site too', async () => {
  await visit('/', async (page) => {
    await alive(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Términos y condiciones' }).press('Enter')
    await page.getByRole('heading', { name: /Precios y existencias/ }).waitFor()
  })
})
