import { describe, expect, it } from 'vitest'
import { api, site } from '../../../src/contract/paths.ts'
import { asAdmin, asCliente, ask } from './person.ts'

/** The product stores what a person types, or says what is wrong with it; it guesses and drops nothing. */

const telephone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

describe('numbers', () => {
  it('refuse other text, which stays in the field, and nothing is sent', async () => {
    await asAdmin(site.adminCreate('categoria'), async (page) => {
      const sent: string[] = []
      page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
      await page.getByLabel('Nombre').fill('Dedo en la tecla de al lado')
      const order = page.getByLabel('Orden')
      await order.clear()
      await order.pressSequentially('12-')
      await page.getByRole('button', { name: 'Crear Categoría' }).click()
      await page.getByText('Escribe un número entero.').waitFor()
      expect(await order.inputValue()).toBe('12-')
      expect(sent).toEqual([])
    })
  })

  it('refuse a price with a comma for cents, with an example, and accept the Mexican form', async () => {
    const name = `Pan de coma ${Date.now()}`
    const { id } = await ask<{ id: number }>('POST', api.admin('producto'), {
      name,
      title: name,
      description: 'Prueba',
      price: 10,
    })
    await asAdmin(site.adminEdit('producto', id), async (page) => {
      const price = page.getByLabel('Precio')
      await price.clear()
      await price.pressSequentially('12,50')
      await page.getByRole('button', { name: 'Actualizar Producto' }).click()
      await page.getByText('Escribe el precio con números y punto decimal, como 1,250.50.').waitFor()
      expect(await page.getByText('conexión').count()).toBe(0)
      expect(await price.inputValue()).toBe('12,50')
      await page.getByText('Revisa los datos marcados.').waitFor()
      await price.fill('$ 1 250.50')
      await page.getByText('Revisa los datos marcados.').waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Actualizar Producto' }).click()
      await page.waitForURL(`**${site.adminList('producto')}`)
    })
    expect((await ask<{ price: number }>('GET', api.adminItem('producto', id))).price).toBe(1250.5)
  })

  it('show a phone’s keys for a whole number, or for one with a point', async () => {
    await asAdmin(
      site.adminCreate('producto'),
      async (page) => {
        const keys = (label: string) => page.getByLabel(label).getAttribute('inputmode')
        expect(await keys('Orden')).toBe('numeric')
        expect(await keys('Precio')).toBe('decimal')
      },
      telephone,
    )
  })
})

it('no field has letters so small that an iPhone zooms in', async () => {
  for (const path of [site.adminList('producto'), site.adminCreate('producto'), site.adminCreate('post')])
    await asAdmin(
      path,
      async (page) => {
        const fields = page.locator('input:not([type=file], [type=checkbox]), select, textarea, .ProseMirror')
        await fields.first().waitFor()
        const sizes = await fields.evaluateAll((all) =>
          all.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
        )
        expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(16)
      },
      telephone,
    )
})

describe('web addresses', () => {
  it('get a missing https:// when the field is left, whatever follows the host', async () => {
    await asCliente(`${site.cliente}/empresa/create`, async (page) => {
      const left = async (label: string, typed: string) => {
        const input = page.getByLabel(label)
        await input.fill(typed)
        await input.blur()
        return input.inputValue()
      }
      expect(await left('Sitio web', ' laespiga.example ')).toBe('https://laespiga.example')
      expect(await left('TikTok', 'www.tiktok.com/@laespiga')).toBe('https://www.tiktok.com/@laespiga')
      for (const text of [
        'http://laespiga.example',
        'hola@laespiga.example',
        'la espiga.example',
        'laespiga',
        '',
      ])
        expect(await left('Facebook', text)).toBe(text)
    })
  })

  it('get it by the Enter key too, which saves', async () => {
    await asAdmin(site.adminCreate('slide'), async (page) => {
      const link = page.getByLabel('Link')
      await link.fill('feria.example/flores')
      await link.press('Enter')
      await page.getByText('Elige una imagen.').waitFor()
      expect(await page.getByText('Escribe una dirección web completa').count()).toBe(0)
      expect(await link.inputValue()).toBe('https://feria.example/flores')
    })
  })

  it('get it in a link of a text as well', async () => {
    await asAdmin(site.adminCreate('post'), async (page) => {
      const content = page.getByRole('textbox', { name: 'Contenido' })
      await content.click()
      await page.keyboard.type('Mercado')
      await page.keyboard.press('Control+A')
      await page.getByRole('toolbar').getByRole('button', { name: 'Enlace', exact: true }).click()
      await page.getByLabel('Dirección del enlace').fill('mercado.example/flores')
      await page.getByRole('button', { name: 'Poner enlace' }).click()
      await content.locator('a[href="https://mercado.example/flores"]').waitFor()
    })
  })
})

describe('a reference', () => {
  it('shows its title immediately, even if the options cannot be loaded, which can be retried', async () => {
    const nombre = `Apuntada ${Date.now()}`
    const category = await ask<{ id: number }>('POST', api.admin('categoria'), { nombre })
    const body = { name: nombre, title: nombre, description: 'Prueba', price: 1, categoria_id: category.id }
    const { id } = await ask<{ id: number }>('POST', api.admin('producto'), body)
    await asAdmin(
      site.admin,
      async (page) => {
        await page.route(`**${api.categorias}?**`, (route) => route.abort(), { times: 1 })
        await page.goto(site.adminEdit('producto', id))
        const chosen = page.getByLabel('Categoría').locator('option:checked')
        await expect.poll(() => chosen.innerText()).toBe(nombre)
        await page.getByRole('alert').waitFor()
        await page.getByRole('button', { name: 'Reintentar' }).click()
        await expect.poll(() => page.getByLabel('Categoría').locator('option').count()).toBeGreaterThan(2)
        expect(await chosen.innerText()).toBe(nombre)
        expect(await page.getByRole('alert').count()).toBe(0)
      },
      { allow: /ERR_FAILED|Error al cargar/ },
    )
    await ask('DELETE', api.adminItem('producto', id))
    await ask('DELETE', api.adminItem('categoria', category.id))
  })
})
