import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { api, site } from '../../../src/contract/paths.ts'
import { asAdmin, asCliente, ask } from './person.ts'

/** Important controls are visible and within reach. */

const telephone = { viewport: { width: 360, height: 740 } }

const long = (word: string, length: number) => word.repeat(length).slice(0, length)

describe('in a list', () => {
  it('a long name does not truncate the badge beside it', async () => {
    const made = await ask<{ id: number }>('POST', api.admin('empresa'), {
      nombre: `Sociedad ${long('cooperativa ', 200)}`,
      publicado: false,
    })
    await asAdmin(`${site.adminList('empresa')}?q=sociedad`, async (page) => {
      const said = page.getByRole('row').filter({ hasText: 'Sociedad' }).getByText('En revisión')
      expect(await said.first().evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0)
    })
    await ask('DELETE', api.adminItem('empresa', made.id))
  })

  it('a long category stays inside its column', async () => {
    const category = await ask<{ id: number }>('POST', api.admin('categoria'), { nombre: long('Larga', 250) })
    const name = `De categoría larga ${Date.now()}`
    const made = await ask<{ id: number }>('POST', api.admin('producto'), {
      name,
      title: name,
      description: 'Prueba',
      price: 10,
      categoria_id: category.id,
    })
    await asAdmin(`${site.adminList('producto')}?q=larga`, async (page) => {
      const cell = page.getByRole('row').filter({ hasText: name }).getByText('LargaLarga')
      expect(await cell.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
    })
    await ask('DELETE', api.adminItem('producto', made.id))
    await ask('DELETE', api.adminItem('categoria', category.id))
  })
})

describe('on a phone', () => {
  it('the link to the site is in the menu', async () => {
    await asAdmin(
      site.admin,
      async (page) => {
        await page.getByRole('button', { name: 'Menú' }).click()
        await page.getByRole('navigation').getByRole('link', { name: 'Ver el sitio' }).click()
        await page.waitForURL(`**${site.home}`)
      },
      telephone,
    )
  })

  it('the columns of a list keep their names for screen readers', async () => {
    await asAdmin(
      site.adminList('producto'),
      async (page) => {
        await page.getByRole('row').nth(1).waitFor()
        for (const name of ['Orden', 'Nombre', 'Precio'])
          expect(await page.getByRole('columnheader', { name, exact: true }).count()).toBe(1)
      },
      telephone,
    )
  })

  it('the menu scrolls on a low screen, and Escape closes it', async () => {
    await asAdmin(
      site.admin,
      async (page) => {
        const burger = page.getByRole('button', { name: 'Menú' })
        await burger.click()
        const last = page.getByRole('navigation', { name: 'Menú' }).getByRole('link').last()
        await last.scrollIntoViewIfNeeded()
        const box = await last.boundingBox()
        expect((box?.y ?? 1000) + (box?.height ?? 0)).toBeLessThanOrEqual(360)
        await page.keyboard.press('Escape')
        await last.waitFor({ state: 'hidden' })
        expect(await burger.evaluate((button) => button === document.activeElement)).toBe(true)
      },
      { viewport: { width: 740, height: 360 } },
    )
  })

  it('the logout stays visible, however long the person’s name is', async () => {
    await asCliente(
      `${site.cliente}/cuenta`,
      async (page) => {
        await page.getByLabel('Nombre').waitFor()
        await page.evaluate(
          (name) => {
            const user = JSON.parse(sessionStorage.getItem('user') ?? '{}')
            sessionStorage.setItem('user', JSON.stringify({ ...user, name }))
          },
          long('María de los Ángeles ', 120),
        )
        await page.reload()
        const out = page.getByRole('button', { name: 'Logout' })
        await page.getByRole('link', { name: 'Mi cuenta' }).waitFor()
        for (const width of [360, 768, 1280]) {
          await page.setViewportSize({ width, height: 740 })
          await expect.poll(async () => rightOf(await out.boundingBox())).toBeLessThanOrEqual(width)
        }
      },
      telephone,
    )
  })

  it('a long name without spaces in the welcome panel does not make the page wider', async () => {
    const { id } = await ask<{ id: number }>('POST', api.admin('empresa'), {
      nombre: long('Interminable', 250),
      publicado: false,
      orden: 0,
    })
    const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
    await asAdmin(
      site.admin,
      async (page) => {
        await page
          .getByRole('link', { name: /^Interminable/ })
          .first()
          .waitFor()
        expect(await width(page)).toBe(360)
      },
      telephone,
    )
    await ask('DELETE', api.adminItem('empresa', id))
  })

  it('neither the Tab key nor a screen reader reaches the closed menu', async () => {
    await asAdmin(
      site.adminList('user'),
      async (page) => {
        await page.getByRole('row').nth(1).waitFor()
        const menu = page.getByRole('navigation', { name: 'Menú' })
        expect(await menu.count()).toBe(0)
        expect(await tabWalk(page)).toEqual([])
        await page.getByRole('button', { name: 'Menú' }).click()
        await menu.getByRole('link', { name: 'Productos' }).click()
        await page.waitForURL(`**${site.adminList('producto')}`)
        await menu.waitFor({ state: 'detached' })
      },
      telephone,
    )
  })

  it('a list’s filters are side by side, and its first record is visible', async () => {
    await asAdmin(
      site.adminList('empresa'),
      async (page) => {
        const top = async (label: string) => (await page.getByLabel(label, { exact: true }).boundingBox())?.y
        expect(await top('Categoría')).toBe(await top('Publicado'))
        const first = await page.getByRole('row').nth(1).boundingBox()
        expect(first?.y).toBeLessThan(0.6 * telephone.viewport.height)
      },
      telephone,
    )
  })

  it('the actions for selected records stay visible while the list scrolls', async () => {
    await asAdmin(
      site.adminList('empresa'),
      async (page) => {
        await page.getByRole('checkbox').nth(6).check()
        await page.getByRole('checkbox').nth(10).check()
        const mark = page.getByRole('button', { name: 'Eliminar los elegidos' })
        await expect.poll(() => mark.evaluate(isOnScreen)).toBe(true)
      },
      telephone,
    )
  })

  it('the reason why a form could not be saved scrolls into view', async () => {
    await asAdmin(
      site.adminCreate('categoria'),
      async (page) => {
        await page.getByLabel('Nombre').fill('Sin red')
        await page.route('**/api/v1/admin/categoria', (route) => route.abort())
        await page.getByRole('button', { name: 'Crear Categoría' }).click()
        await expect.poll(() => page.getByRole('alert').evaluate(isOnScreen)).toBe(true)
      },
      { ...telephone, allow: /Error al guardar|ERR_FAILED/ },
    )
  })
})

/** Walks through the page by the Tab key, from its beginning to its end. Returns the stops outside the screen. */
async function tabWalk(page: Page): Promise<string[]> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  const outside: string[] = []
  for (let left = MOST_STOPS; left > 0; left -= 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return null
      const { left, right } = element.getBoundingClientRect()
      return { text: element.textContent, seen: left >= 0 && right <= window.innerWidth }
    })
    if (!stop) return outside
    if (!stop.seen) outside.push(stop.text)
  }
  throw new Error(`The walk did not end in ${MOST_STOPS} stops`)
}

const MOST_STOPS = 150

const rightOf = (box: { x: number; width: number } | null): number =>
  box ? box.x + box.width : Number.POSITIVE_INFINITY

const isOnScreen = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}

describe('a person who decides about a record sees all of it', () => {
  it('a branch: its picture and what its owner wrote', async () => {
    const [branch] = await ask<{ id: number; email: string; descripcion: string }[]>(
      'GET',
      `${api.admin('empresa')}?q=u%C3%B1as`,
    )
    await asAdmin(site.adminEdit('empresa', branch?.id ?? 0), async (page) => {
      await page.getByText(branch?.descripcion ?? '?').waitFor()
      await page.getByText(branch?.email ?? '?').waitFor()
      expect(await page.getByRole('img', { name: 'Imagen actual' }).getAttribute('width')).toBe('200')
    })
  })

  it('an account: its e-mail', async () => {
    const [user] = await ask<{ id: number; email: string }[]>('GET', `${api.admin('user')}?q=alegria`)
    await asAdmin(site.adminEdit('user', user?.id ?? 0), async (page) => {
      await page.getByRole('main').getByText('alegria@example.com').waitFor()
    })
  })
})

it('the site’s logo has its name as label', async () => {
  await asAdmin(`${site.admin}/ajustes`, async (page) => {
    await page.getByText('Logotipo', { exact: true }).waitFor()
    expect(await page.getByText('Nueva Imagen (opcional)').count()).toBe(0)
  })
})
