import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { api, site } from '../../../src/contract/paths.ts'
import { pdf, photo } from '../../support/samples.ts'
import { asAdmin, asCliente, ask } from './person.ts'

/** An invalid file keeps its form from being saved until the person selects another or undoes the selection. */

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('.panel-drop input[type=file]').setInputFiles({ name, mimeType, buffer })
const inFocus = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('type'))
const HEAVY = Buffer.alloc(11 * 1024 * 1024)

describe('a picture that is refused', () => {
  it('for its size: nothing is sent, and it gets the focus; once undone, the rest is saved', async () => {
    const nombre = `Sin foto pesada ${Date.now()}`
    await asCliente(site.clienteCreate, async (page) => {
      const sent: string[] = []
      page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
      await page.getByLabel('Nombre').fill(nombre)
      await choose(page, 'pesada.jpg', 'image/jpeg', HEAVY)
      await page.getByText('La imagen pesa más de 10 MB').waitFor()
      await button(page, 'Crear Empresa').click()
      await page.getByText('Revisa los datos marcados.').waitFor()
      expect(await inFocus(page)).toBe('file')
      await page.getByText('La imagen pesa más de 10 MB').waitFor()
      expect(sent).toEqual([])
      await button(page, 'Deshacer la elección').click()
      await page.getByText('La imagen pesa más de 10 MB').waitFor({ state: 'detached' })
      await page.getByText('Revisa los datos marcados.').waitFor({ state: 'detached' })
      await button(page, 'Crear Empresa').click()
      await page.getByText('Guardado.').waitFor()
    })
  })

  it('for its type, after a valid one: the valid one is not saved instead', async () => {
    const { id } = await ask<{ id: number }>('POST', api.admin('categoria'), { nombre: `Foto ${Date.now()}` })
    const stored = async () =>
      (await ask<{ urlfoto: string | null }>('GET', api.adminItem('categoria', id))).urlfoto
    await asAdmin(site.adminEdit('categoria', id), async (page) => {
      await choose(page, 'buena.jpg', 'image/jpeg', await photo(600, 400))
      await page.getByAltText('Imagen elegida').waitFor()
      await choose(page, 'contrato.pdf', 'application/pdf', await pdf(['Hola']))
      await page.getByText('El archivo no es una imagen').waitFor()
      await page.getByText('contrato.pdf').waitFor()
      expect(await page.getByAltText('Imagen elegida').count()).toBe(0)
      await button(page, 'Actualizar Categoría').click()
      await expect.poll(() => inFocus(page)).toBe('file')
      expect(await stored()).toBeNull()
      await choose(page, 'otra.jpg', 'image/jpeg', await photo(300, 200))
      await page.getByAltText('Imagen elegida').waitFor()
      await button(page, 'Actualizar Categoría').click()
      await page.getByText('Guardado.').waitFor()
    })
    expect(await stored()).toContain('-300x200')
  })

  it('for being empty: it is not silently left out', async () => {
    await asCliente(site.clienteCreate, async (page) => {
      page.on('dialog', (dialog) => dialog.accept())
      const sent: string[] = []
      page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
      await page.getByLabel('Nombre').fill(`Foto vacía ${Date.now()}`)
      await choose(page, 'vacia.jpg', 'image/jpeg', Buffer.alloc(0))
      await page.getByText('El archivo está vacío').waitFor()
      await button(page, 'Crear Empresa').click()
      await page.getByText('Revisa los datos marcados.').waitFor()
      expect(await inFocus(page)).toBe('file')
      expect(sent).toEqual([])
    })
  })

  it('is not stored in the draft', async () => {
    await asAdmin(site.adminCreate('categoria'), async (page) => {
      page.on('dialog', (dialog) => dialog.accept())
      await page.getByLabel('Nombre').fill('Con borrador')
      await choose(page, 'pesada.jpg', 'image/jpeg', HEAVY)
      await page.getByText('La imagen pesa más de 10 MB').waitFor()
      await page.reload()
      await page.getByText('Se recuperaron los cambios sin guardar').waitFor()
      expect(await page.getByLabel('Nombre').inputValue()).toBe('Con borrador')
      expect(await page.getByText('pesada.jpg').count()).toBe(0)
      await button(page, 'Descartar estos cambios').click()
    })
  })

  it('and a refused PDF: the present file is kept, and the selection can be undone', async () => {
    const archivo = `data:application/pdf;base64,${(await pdf(['Uno'])).toString('base64')}`
    const made = await ask<{ id: number; archivo: string }>('POST', api.admin('catalogo'), {
      titulo: `Vigente ${Date.now()}`,
      archivo,
    })
    await asAdmin(site.adminEdit('catalogo', made.id), async (page) => {
      await choose(page, 'foto.jpg', 'image/jpeg', await photo(60, 40))
      await page.getByText('El archivo no es un PDF.').waitFor()
      await button(page, 'Actualizar Catálogo').click()
      await expect.poll(() => inFocus(page)).toBe('file')
      await button(page, 'Deshacer la elección').click()
      await button(page, 'Actualizar Catálogo').click()
      await page.getByText('Guardado.').waitFor()
    })
    const after = await ask<{ archivo: string }>('GET', api.adminItem('catalogo', made.id))
    expect(after.archivo).toBe(made.archivo)
  })
})
