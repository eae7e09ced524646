import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api, site } from '../../../src/contract/paths.ts'
import { ajustes } from '../../../src/contract/resources/ajustes.ts'
import type { PublicAjustes } from '../../../src/contract/views.ts'
import { siteUrl } from '../visit.ts'
import { asAdmin, asCliente, ask } from './person.ts'

const stored = () => ask<PublicAjustes>('GET', api.adminAjustes)
const save = (page: Page) => page.getByRole('button', { name: 'Guardar ajustes' }).click()
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label })
const original = (name: keyof typeof ajustes.fields) => ajustes.fields[name].original ?? ''
const wayBack = (page: Page) => page.getByRole('button', { name: 'Volver al texto original' })

describe('the settings of a site without texts of its own', () => {
  let before: PublicAjustes
  const none = { pie: null, texto_chat: null, terminos: '', politica_cookies: '' }
  beforeAll(async () => {
    before = await stored()
    await ask('PUT', api.adminAjustes, none)
  })
  afterAll(async () => {
    const { pie, texto_chat, terminos, politica_cookies } = before
    await ask('PUT', api.adminAjustes, { pie, texto_chat, terminos, politica_cookies })
  })

  it('show the product’s texts, which stay the product’s when saved unchanged', async () => {
    await asAdmin(`${site.admin}/ajustes`, async (page) => {
      expect(await field(page, 'Pie de página').inputValue()).toBe(original('pie'))
      expect(await field(page, 'Mensaje del chat').inputValue()).toBe(original('texto_chat'))
      const terms = field(page, 'Términos y condiciones')
      await terms.getByText('Cada negocio responde por sus precios').waitFor()
      await field(page, 'Política de cookies').getByText('Una cookie es un pequeño texto').waitFor()
      expect(await wayBack(page).count()).toBe(0)
      await save(page)
      await page.getByText('Guardado.').waitFor()
      expect(await stored()).toMatchObject(none)
    })
    for (const [path, text] of [
      [site.terminos, 'Cada negocio responde por sus precios'],
      [site.cookies, 'Una cookie es un pequeño texto'],
    ])
      expect(await (await fetch(siteUrl(path))).text()).toContain(text)
  })

  it('can return to the product’s text from one’s own', async () => {
    await asAdmin(`${site.admin}/ajustes`, async (page) => {
      const foot = field(page, 'Pie de página')
      const terms = field(page, 'Términos y condiciones')
      await foot.fill('© La plaza')
      await terms.click()
      await page.keyboard.press('Control+A')
      await page.keyboard.type('Nada más.')
      await expect.poll(() => wayBack(page).count()).toBe(2)
      await save(page)
      await page.getByText('Guardado.').waitFor()
      expect(await stored()).toMatchObject({ pie: '© La plaza', terminos: '<p>Nada más.</p>' })
      await wayBack(page).first().click()
      expect(await foot.inputValue()).toBe(original('pie'))
      expect(await foot.evaluate((input) => input === document.activeElement)).toBe(true)
      await wayBack(page).click()
      await terms.getByText('Cada negocio responde por sus precios').waitFor()
      expect(await wayBack(page).count()).toBe(0)
      await save(page)
      await expect.poll(stored).toMatchObject(none)
    })
  })
})

describe('shows errors in a form immediately', () => {
  it('in the settings', async () => {
    await asAdmin(`${site.admin}/ajustes`, async (page) => {
      let sent = 0
      page.on('request', (request) => {
        if (request.method() !== 'GET') sent++
      })
      await field(page, 'Nombre del sitio').fill('')
      await field(page, 'Teléfono del chat').fill('12')
      await field(page, 'Facebook').fill('no es una dirección')
      await save(page)
      await page.getByText('Escribe un teléfono de 7 a 15 dígitos.').waitFor()
      await page.getByText('Escribe una dirección web completa').waitFor()
      await page.getByText('Este campo es obligatorio.').waitFor()
      expect(sent).toBe(0)
    })
  })

  it('also where no field is marked as required', async () => {
    await asCliente(site.clienteCreate, async (page) => {
      await field(page, 'Correo electrónico').fill('sin arroba')
      await page.getByRole('button', { name: 'Crear Empresa' }).click()
      await page.getByText('Escribe un correo válido').waitFor()
      await page.getByText('Este campo es obligatorio.').waitFor()
    })
  })
})
