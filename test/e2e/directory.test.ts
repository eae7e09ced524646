import { describe, expect, it } from 'vitest'
import { empresas } from '../../seed/empresas.ts'
import { fichas } from '../../seed/fichas.ts'
import { api, site } from '../../src/contract/paths.ts'
import { slugify } from '../../src/contract/spanish/slug.ts'
import { ask, logIn } from './panel/people.ts'
import { ADMIN } from './setup.ts'
import { alive, siteUrl, visit } from './visit.ts'

describe('products', () => {
  it('open over their category by Ver más, under the product’s address', async () => {
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

describe('a category of many products', () => {
  it('paginates them, each page with its own address', async () => {
    const { token } = await logIn(siteUrl(), ADMIN)
    const make = <T>(name: string, body: object) => ask<T>(siteUrl(), 'POST', api.admin(name), token, body)
    const categoria = await make<{ id: number; slug: string }>('categoria', { nombre: 'Mercería' })
    const botones = Array.from({ length: 50 }, (_, at) => `Botón ${at + 1}`)
    const ids: number[] = []
    for (const [at, name] of botones.entries()) {
      const rest = { title: name, description: 'De hueso', price: 3, order: at, categoria_id: categoria.id }
      ids.push((await make<{ id: number }>('producto', { name, ...rest })).id)
    }
    const address = site.categoria(categoria.slug)
    try {
      await visit(address, async (page) => {
        await alive(page)
        const names = page.locator('main li h2')
        expect(await names.allTextContents()).toEqual(botones.slice(0, 48))
        await page.getByRole('link', { name: 'Siguiente' }).click()
        await expect.poll(() => names.allTextContents()).toEqual(botones.slice(48))
        expect(page.url()).toBe(siteUrl(`${address}?pagina=2`))
        await page.reload()
        expect(await names.allTextContents()).toEqual(botones.slice(48))
        const canonical = page.locator('link[rel="canonical"]')
        expect(await canonical.getAttribute('href')).toBe(siteUrl(`${address}?pagina=2`))
        await page.getByRole('link', { name: 'Anterior' }).click()
        await expect.poll(() => new URL(page.url()).search).toBe('')
      })
    } finally {
      for (const id of ids) await ask(siteUrl(), 'DELETE', api.adminItem('producto', id), token)
      await ask(siteUrl(), 'DELETE', api.adminItem('categoria', categoria.id), token)
    }
  })
})

describe('the list of branches', () => {
  const published = empresas.filter(({ publicado }) => publicado)

  it('has every published branch, paginated', async () => {
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

  it('searches while a person types and filters by category', async () => {
    await visit('/sucursales', async (page) => {
      await alive(page)
      await page.getByText('Filtros', { exact: true }).click()
      await page.getByRole('checkbox', { name: /^Cafeterías/ }).check()
      await expect.poll(() => new URL(page.url()).search).toContain('categoria=cafeterias')
      // Those whose principal category it is, and those that have it beside another.
      const cafes = published.filter(
        ({ nombre, categoria }) =>
          categoria === 'cafeterias' || fichas[nombre]?.categorias?.includes('cafeterias'),
      )
      await expect
        .poll(async () => (await page.locator('main li h2').allTextContents()).sort())
        .toEqual(cafes.map(({ nombre }) => nombre).sort())
      await page.getByRole('searchbox').pressSequentially('peña')
      await expect.poll(() => page.locator('main li h2').allTextContents()).toContain('Café La Peña')
      await page.getByRole('searchbox').fill('xyzxyz')
      await page.getByText('No hay sucursales para mostrar.').waitFor()
      await page.getByRole('searchbox').fill('tlapaleria')
      await expect.poll(() => new URL(page.url()).search).toContain('q=tlapaleria')
      await page.getByRole('link', { name: 'Buscar en todas las categorías' }).click()
      await expect.poll(() => page.locator('main li h2').allTextContents()).toContain('Tlapalería El Ñandú')
    })
  })

  it('follows its address: a link to all branches clears the filters', async () => {
    await visit('/sucursales?q=peña', async (page) => {
      await alive(page)
      const category = page.getByRole('checkbox', { name: /^Cafeterías/ })
      const searched = page.locator('main').getByRole('searchbox')
      await page.getByText('Filtros', { exact: true }).click()
      await category.check()
      await expect.poll(() => new URL(page.url()).search).toContain('categoria=cafeterias')
      expect(await searched.inputValue()).toBe('peña')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Sucursales', exact: true }).click()
      await expect.poll(() => category.isChecked()).toBe(false)
      await expect.poll(() => searched.inputValue()).toBe('')
      await searched.pressSequentially('espiga')
      await expect.poll(() => page.locator('main li h2').allTextContents()).toContain('Panadería La Espiga')
      await expect.poll(() => new URL(page.url()).search).toBe('?q=espiga')
    })
  })

  it('searches all branches of a category, not only the 50 best of all', async () => {
    const { token } = await logIn(siteUrl(), ADMIN)
    const make = <T>(name: string, body: object) => ask<T>(siteUrl(), 'POST', api.admin(name), token, body)
    const [crowd, rare] = [
      await make<{ id: number }>('categoria', { nombre: 'Globos' }),
      await make<{ id: number; slug: string }>('categoria', { nombre: 'Piñatas' }),
    ]
    const ids: number[] = []
    const branch = async (nombre: string, orden: number, categoria_id: number) =>
      ids.push((await make<{ id: number }>('empresa', { nombre, orden, categoria_id, publicado: true })).id)
    for (let orden = 900; orden <= 950; orden++) await branch(`Fiestas Xochipilli ${orden}`, orden, crowd.id)
    await branch('Fiestas Xochipilli de barro', 999, rare.id)
    try {
      await visit(`/sucursales?q=xochipilli&categoria=${rare.slug}`, async (page) => {
        expect(await page.locator('main li h2').allTextContents()).toEqual(['Fiestas Xochipilli de barro'])
        await page.getByText('1 sucursal', { exact: true }).waitFor()
        await page.goto('/sucursales?q=xochipilli')
        await page.getByText('52 sucursales', { exact: true }).waitFor()
      })
    } finally {
      for (const id of ids) await ask(siteUrl(), 'DELETE', api.adminItem('empresa', id), token)
      for (const { id } of [crowd, rare])
        await ask(siteUrl(), 'DELETE', api.adminItem('categoria', id), token)
    }
  })

  it('has a button that clears the search, also by keyboard', async () => {
    await visit('/sucursales?q=espiga&categoria=cafeterias', async (page) => {
      await alive(page)
      const searched = page.locator('main').getByRole('searchbox')
      const clear = page.getByRole('button', { name: 'Borrar lo escrito' })
      await searched.focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect.poll(() => new URL(page.url()).search).toBe('?categoria=cafeterias')
      expect(await searched.inputValue()).toBe('')
      expect(await searched.evaluate((input) => input === document.activeElement)).toBe(true)
      await clear.waitFor({ state: 'hidden' })
    })
  })

  it('narrows by several filters, tells what leads to nothing, and takes them away again', async () => {
    await visit('/sucursales', async (page) => {
      await alive(page)
      await page.getByText('Filtros', { exact: true }).click()
      const total = async () =>
        Number(/\d+/.exec((await page.getByRole('status').allTextContents()).join(' '))?.[0])
      const coffee = page.getByRole('checkbox', { name: /^Cafeterías/ })
      const says = (await page.locator('.filter-option', { hasText: /^Cafeterías/ }).textContent()) ?? ''
      const offered = Number(/\((\d+)/.exec(says)?.[1])
      await coffee.focus()
      await page.keyboard.press('Space')
      await expect.poll(total).toBe(offered)
      expect(await coffee.evaluate((box) => box === document.activeElement)).toBe(true)
      await page.getByRole('checkbox', { name: /^Panaderías/ }).check()
      await expect.poll(total).toBeGreaterThan(offered)
      await page.getByRole('group', { name: 'Wifi' }).getByRole('checkbox', { name: /^Sí/ }).check()
      await expect.poll(() => new URL(page.url()).searchParams.getAll('categoria').length).toBe(2)
      await expect.poll(() => new URL(page.url()).searchParams.get('c[wifi]')).toBe('1')
      expect(await page.locator('.filter-option:has(:disabled)').first().textContent()).toContain('(0')
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
      await page.getByRole('link', { name: 'Quitar el filtro Panaderías' }).click()
      await expect.poll(() => page.getByRole('checkbox', { name: /^Panaderías/ }).isChecked()).toBe(false)
      await page.getByRole('link', { name: 'Quitar todos' }).click()
      await expect.poll(() => new URL(page.url()).search).toBe('')
    })
  })

  it('asks for the position on a press only, and shows the nearest first', async () => {
    await visit(
      '/sucursales',
      async (page) => {
        await alive(page)
        await page.getByRole('button', { name: 'Cerca de mí' }).click()
        await expect.poll(() => new URL(page.url()).searchParams.get('cerca')).toBe('19.7683,-98.8121')
        await page.getByRole('link', { name: 'Quitar el filtro Cerca de mí' }).waitFor()
        const answer = await fetch(page.url())
        expect(answer.headers.get('cache-control')).toContain('no-store')
        const found = await fetch(siteUrl(`${api.sucursales}?cerca=19.7683,-98.8121&per_page=24`))
        const nearest: { nombre: string }[] = await found.json()
        await expect
          .poll(() => page.locator('main li h2').allTextContents())
          .toEqual(nearest.map(({ nombre }) => nombre))
      },
      { permissions: ['geolocation'], geolocation: { latitude: 19.76831234, longitude: -98.81209 } },
    )
    await visit('/sucursales', async (page) => {
      await alive(page)
      await page.getByRole('button', { name: 'Cerca de mí' }).click()
      await page.getByText(/no tiene permiso|No se pudo conocer/).waitFor()
    })
  })

  it('leaves no gap under a picture: the description is there', async () => {
    await visit('/sucursales', async (page) => {
      await alive(page)
      await page.getByRole('link', { name: 'Panadería La Espiga', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Panadería La Espiga' })
      // The pictures beyond the first come after the dialog.
      await expect
        .poll(async () => {
          const picture = await dialog.getByRole('img').first().boundingBox()
          const text = await dialog.getByText('Horno de piedra').boundingBox()
          const gap = (text?.y ?? 999) - (picture?.y ?? 0) - (picture?.height ?? 0)
          return gap < 32 && text?.x === picture?.x
        })
        .toBe(true)
    })
  })

  it('gives search engines only the data that a branch has', async () => {
    const text = await (await fetch(siteUrl('/sucursales'))).text()
    const description = /<meta name="description" content="([^"]+)"/.exec(text)?.[1]
    expect(description).toContain('Direcciones')
    expect(description).not.toMatch(/horario/i)
  })

  it('opens a branch over the list, whose own page shows the same', async () => {
    await visit('/sucursales', async (page) => {
      await alive(page)
      await page.getByRole('link', { name: 'Panadería La Espiga', exact: true }).click()
      await page.getByRole('dialog', { name: 'Panadería La Espiga' }).waitFor()
      const shared = page.url()
      await page.goto(shared)
      await page.getByRole('heading', { level: 1, name: 'Panadería La Espiga' }).waitFor()
      expect(await page.getByRole('link', { name: 'Llamar' }).getAttribute('href')).toBe('tel:5555550101')
      const map = new URL((await page.getByRole('link', { name: 'Cómo llegar' }).getAttribute('href')) ?? '')
      expect(map.searchParams.get('query')).toMatch(/^Panadería La Espiga, Calle Hidalgo 18, Centro/)
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
    const own = site.sucursal(slugify(nombre))
    expect((await fetch(siteUrl(own))).status).toBe(404)
    for (const list of [site.sucursales, site.buscar]) {
      const found = await (await fetch(siteUrl(`${list}?q=${encodeURIComponent(nombre)}`))).text()
      expect(found.split('<main')[1]).not.toContain(`href="${own}"`)
    }
  }
})
