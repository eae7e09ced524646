import { describe, expect, it } from 'vitest'
import { alive, siteUrl, visit } from './visit.ts'

const PAGE = '/sucursales/panaderia-la-espiga'

describe('the page of a branch', () => {
  it('says whether it is open, again at the minute when that changes, and marks today', async () => {
    await visit('about:blank', async (page) => {
      // A Wednesday; in Peñablanca it is six hours earlier.
      await page.clock.install({ time: new Date('2099-03-04T18:00:00Z') })
      await page.goto(PAGE)
      await alive(page)
      const week = page.getByRole('table', { name: 'Horario' })
      await page.getByText('Abierto ahora · cierra a las 21:30').first().waitFor()
      expect(await week.locator('[aria-current="date"]').textContent()).toMatch(/^Miércoles · hoy6:30–21:30$/)
      expect(await week.getByRole('row').count()).toBe(7)
      await page.clock.fastForward('09:20:00')
      await page.getByText('Cierra pronto · a las 21:30').first().waitFor()
      await page.clock.fastForward('10:00')
      await page.getByText('Cerrado · abre mañana a las 6:30').first().waitFor()
    })
  })

  it('has its pictures in a gallery, by buttons, arrows and Escape', async () => {
    await visit(
      PAGE,
      async (page) => {
        await alive(page)
        const gallery = page.getByRole('region', { name: 'Fotos de Panadería La Espiga' })
        const shown = gallery.getByRole('status')
        expect(await shown.textContent()).toBe('Foto 1 de 5')
        await gallery.getByRole('button', { name: 'Foto siguiente' }).click()
        await expect.poll(() => shown.textContent()).toBe('Foto 2 de 5')
        await gallery.getByRole('link', { name: /^Mostrador de madera/ }).click()
        const large = page.getByRole('dialog', { name: 'Fotos de Panadería La Espiga' })
        await large.getByRole('img', { name: /^Mostrador de madera/ }).waitFor()
        await page.keyboard.press('ArrowRight')
        await large.getByText('3 de 5').waitFor()
        await page.keyboard.press('Escape')
        await large.waitFor({ state: 'detached' })
        await expect.poll(() => shown.textContent()).toBe('Foto 3 de 5')
      },
      { reducedMotion: 'reduce' },
    )
  })

  it('has every number as a link, what it has, and its neighbours', async () => {
    await visit(PAGE, async (page) => {
      await alive(page)
      const hrefOf = (name: string) => page.getByRole('link', { name, exact: true }).getAttribute('href')
      expect(await hrefOf('Llamar')).toBe('tel:5555550101')
      expect(await hrefOf('WhatsApp')).toBe('https://wa.me/525555550101')
      expect(await hrefOf('Pasteles y pedidos: 55 5555 0161')).toBe('tel:5555550161')
      expect(await hrefOf('Facturación: 55 5555 0162 ext. 2')).toBe('tel:5555550162;ext=2')
      const has = page.getByRole('region', { name: 'Características' })
      expect(await has.getByRole('listitem').allTextContents()).toEqual([
        'Acepta tarjeta',
        'Factura',
        'Entrega a domicilio',
        'Acceso con silla de ruedas',
      ])
      expect(await has.textContent()).toContain('Opciones de comida: Vegetariana, Sin azúcar')
      const near = page.getByRole('region', { name: 'Cerca de aquí' })
      await expect.poll(() => near.getByRole('listitem').count()).toBe(6)
      expect(await near.getByRole('listitem').first().textContent()).toMatch(/a \d[\d.,]* k?m/)
      expect(await near.textContent()).not.toContain('Panadería La Espiga ')
      await page.getByRole('region', { name: 'De la misma categoría' }).getByRole('link').first().waitFor()
      await page.getByRole('link', { name: 'Sucursales en Peñablanca' }).click()
      await page.getByRole('heading', { level: 1, name: 'Sucursales en Peñablanca' }).waitFor()
    })
  })

  it('copies the address, and shares by the telephone’s own sheet or else by copying', async () => {
    await visit(
      PAGE,
      async (page) => {
        await alive(page)
        const pasted = () => page.evaluate(() => navigator.clipboard.readText())
        await page.getByRole('button', { name: 'Copiar dirección' }).click()
        await page.getByText('Dirección copiada').waitFor()
        expect(await pasted()).toMatch(/^Calle Hidalgo 18/)
        await page.evaluate(() =>
          Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }),
        )
        await page.getByRole('button', { name: 'Compartir' }).click()
        await page.getByText('Enlace copiado').waitFor()
        expect(await pasted()).toBe(siteUrl(PAGE))
        await page.evaluate(() =>
          Object.defineProperty(navigator, 'share', {
            value: async (what: object) => Object.assign(window, { what }),
          }),
        )
        await page.getByRole('button', { name: 'Compartir' }).click()
        await expect
          .poll(() => page.evaluate(() => Object(window).what))
          .toEqual({ title: 'Panadería La Espiga', url: siteUrl(PAGE) })
      },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    )
  })

  it('has its week, its numbers and all pictures without scripts', async () => {
    await visit(
      PAGE,
      async (page) => {
        expect(await page.getByRole('table', { name: 'Horario' }).getByRole('row').count()).toBe(7)
        expect(await page.locator('main').getByText('Abierto').count()).toBe(0)
        expect(
          await page
            .getByRole('region', { name: /^Fotos/ })
            .getByRole('img')
            .count(),
        ).toBe(5)
        expect(await page.getByRole('button', { name: 'Compartir' }).isVisible()).toBe(false)
      },
      { javaScriptEnabled: false },
    )
  })
})

it('cards say whether a branch is open, without moving anything', async () => {
  await visit('/sucursales', async (page) => {
    await page.evaluate(() => {
      Object.assign(window, { shifts: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) Object(window).shifts += Reflect.get(entry, 'value')
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await alive(page)
    const card = page.getByRole('listitem').filter({ hasText: 'Panadería La Espiga' })
    await card
      .getByText(/^(Abierto ahora|Cierra pronto|Cerrado)/)
      .first()
      .waitFor()
    expect(await page.evaluate(() => Object(window).shifts)).toBe(0)
  })
})
