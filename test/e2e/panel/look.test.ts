import type { Locator } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { api, site } from '../../../src/contract/paths.ts'
import { asAdmin, asCliente, ask } from './person.ts'

/** What a person has to see and to hit, in light and dark colours, on a phone and a desktop. */

/** The contrast of an element's colour with its background (WCAG 2.2, contrast ratio). */
const contrast = (element: Locator, property: 'color' | 'borderTopColor'): Promise<number> =>
  element.evaluate((one, name) => {
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
    const luminance = (colour: string) => {
      const [r = 0, g = 0, b = 0] = channels(colour).map((value) => {
        const part = value / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    let behind: Element | null = name === 'color' ? one : one.parentElement
    while (behind && (channels(getComputedStyle(behind).backgroundColor)[3] ?? 1) < 1)
      behind = behind.parentElement
    const back = behind ? getComputedStyle(behind).backgroundColor : 'rgb(255, 255, 255)'
    const [a, b] = [luminance(getComputedStyle(one)[name]), luminance(back)]
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
  }, property)

const isRed = async (element: Locator): Promise<boolean> => {
  const [r = 0, g = 0, b = 0] =
    (await element.evaluate((one) => getComputedStyle(one).color)).match(/[\d.]+/g)?.map(Number) ?? []
  return r > g + 60 && r > b + 60
}

describe.each(['light', 'dark'] as const)('on a %s screen', (colorScheme) => {
  it('delete buttons are red, and empty fields are visible', async () => {
    await asAdmin(
      site.adminList('producto'),
      async (page) => {
        const remove = page.getByRole('button', { name: /^Eliminar / }).first()
        await remove.waitFor()
        expect(await isRed(remove)).toBe(true)
        expect(await contrast(remove, 'color')).toBeGreaterThan(4.5)
        for (const edge of [
          page.getByRole('checkbox').first(),
          page.getByRole('checkbox').nth(1),
          page.getByRole('searchbox'),
          page.getByLabel('Categoría').first(),
        ])
          expect(await contrast(edge, 'borderTopColor')).toBeGreaterThan(3)
        await page.goto(site.adminCreate('producto'))
        for (const label of ['Nombre', 'Detalles', 'Precio'])
          expect(await contrast(page.getByLabel(label).first(), 'borderTopColor')).toBeGreaterThan(3)
        await page.goto(site.adminCreate('post'))
        const editor = page.locator('.mantine-RichTextEditor-root')
        await editor.waitFor()
        expect(await contrast(editor, 'borderTopColor')).toBeGreaterThan(3)
      },
      { colorScheme },
    )
  })
})

describe('on a phone', () => {
  const telephone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

  /** The distance from a checkbox's middle at which a press in any direction still hits it. */
  const reach = (box: Locator): Promise<number> =>
    box.evaluate((input) => {
      input.scrollIntoView({ block: 'center' })
      const { x, y, width, height } = input.getBoundingClientRect()
      const label = input.closest('.panel-check')
      const hits = (dx: number, dy: number) =>
        label?.contains(document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy)) ?? false
      let far = 0
      while (far < 40 && [-1, 1].every((way) => hits(0, way * (far + 1)))) far++
      return far
    })

  it.each(['producto', 'user', 'empresa'])(
    'a checkbox in the list of %s is large enough for a finger, and comes first',
    async (name) => {
      await asAdmin(
        site.adminList(name),
        async (page) => {
          const boxes = page.getByRole('checkbox')
          await boxes.nth(1).waitFor()
          for (const box of [boxes.first(), boxes.nth(1)]) {
            expect((await box.boundingBox())?.width).toBeGreaterThanOrEqual(24)
            expect(await reach(box)).toBeGreaterThanOrEqual(20)
          }
          const [card] = await page.locator('tbody tr').all()
          const first = await card?.locator('td').first().getByRole('checkbox').count()
          expect(first).toBe(1)
          await boxes.nth(1).check()
          await page.getByText('1 elegido', { exact: true }).waitFor()
        },
        telephone,
      )
    },
  )

  it('a list is sorted by a field, not by a row of headings', async () => {
    await asAdmin(
      site.adminList('categoria'),
      async (page) => {
        const order = page.getByLabel('Ordenar por')
        await order.selectOption({ label: 'Nombre, descendente' })
        await page.waitForURL((url) => url.searchParams.get('sort') === '-nombre')
        const names = () => page.locator('td[data-label="Nombre"]').allInnerTexts()
        await expect.poll(async () => (await names())[0]).toMatch(/^[T-Z]/)
        expect(await page.getByRole('button', { name: 'Nombre', exact: false }).count()).toBe(0)
        await order.selectOption({ label: 'Su orden' })
        await page.waitForURL((url) => !url.searchParams.has('sort'))
      },
      telephone,
    )
  })

  it('one’s own account has its name, and its screen is distinct', async () => {
    await asCliente(
      site.cliente,
      async (page) => {
        const own = page.getByRole('banner').getByRole('link', { name: 'Mi cuenta' })
        expect(await own.getAttribute('title')).toMatch(/^Mi cuenta: ./)
        expect(await own.getAttribute('aria-current')).toBeNull()
        await own.click()
        await page.getByRole('heading', { level: 1, name: 'Mi cuenta' }).waitFor()
        expect(await own.getAttribute('aria-current')).toBe('page')
      },
      telephone,
    )
  })
})

describe('a list’s search', () => {
  it('has a button that clears it, also by keyboard', async () => {
    await asAdmin(`${site.adminList('categoria')}?q=caf`, async (page) => {
      await page.getByRole('searchbox').focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await page.waitForURL((url) => !url.searchParams.has('q'))
      const search = page.getByRole('searchbox')
      expect(await search.inputValue()).toBe('')
      expect(await search.evaluate((input) => input === document.activeElement)).toBe(true)
      await page.getByRole('button', { name: 'Borrar lo escrito' }).waitFor({ state: 'hidden' })
    })
  })
})

describe('passwords', () => {
  it('of one’s own account are shown on demand', async () => {
    await asCliente(`${site.cliente}/cuenta`, async (page) => {
      for (const [at, label] of ['Contraseña actual', 'Contraseña nueva'].entries()) {
        const field = page.getByLabel(label)
        const show = page.getByRole('button', { name: 'Mostrar' }).nth(at)
        await field.fill('secreta')
        expect([await field.getAttribute('type'), await show.getAttribute('aria-pressed')]).toEqual([
          'password',
          'false',
        ])
        await show.press('Enter')
        expect([await field.getAttribute('type'), await show.getAttribute('aria-pressed')]).toEqual([
          'text',
          'true',
        ])
        expect(await field.inputValue()).toBe('secreta')
        await field.fill('')
      }
    })
  })

  it('get a link with its end, for an existing user', async () => {
    const users = await ask<{ id: number }[]>('GET', `${api.admin('user')}?q=alegria`)
    await asAdmin(
      site.adminEdit('user', users[0]?.id ?? 0),
      async (page) => {
        await page.getByRole('button', { name: 'Crear enlace' }).click()
        const year = new Date().getFullYear()
        await page.getByText(new RegExp(`^Sirve hasta el .* de ${year}.*\\d+:\\d\\d.*[^.]\\.$`)).waitFor()
        await page.goto(site.adminEdit('user', 999_999))
        await page.getByText('Este registro no existe o se eliminó.').waitFor()
        expect(await page.getByRole('button', { name: 'Crear enlace' }).count()).toBe(0)
      },
      { allow: /404|Error al cargar/ },
    )
  })
})
