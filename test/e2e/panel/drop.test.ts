import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { api, site } from '../../../src/contract/paths.ts'
import { pdf, photo } from '../../support/samples.ts'
import { asAdmin, ask } from './person.ts'

/** Drops a file on a form's only file field. */
async function drop(page: Page, name: string, type: string, bytes: Buffer): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([file, kind, content]) => {
      const data = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
      const carried = new DataTransfer()
      carried.items.add(new File([data], file, { type: kind }))
      return carried
    },
    [name, type, bytes.toString('base64')] as const,
  )
  const field = page.locator('.panel-drop')
  await field.dispatchEvent('dragover', { dataTransfer })
  await field.dispatchEvent('drop', { dataTransfer })
}

describe('a file dropped on a form', () => {
  it('shows a picture immediately and saves it; another file is refused, and nothing is saved with it', async () => {
    await asAdmin(site.adminCreate('categoria'), async (page) => {
      await page.getByLabel('Nombre').fill('Canastas y petates')
      await drop(page, 'petate.jpg', 'image/jpeg', await photo(640, 480))
      await page.getByAltText('Imagen elegida').waitFor()
      await page.getByText('petate.jpg').waitFor()
      await drop(page, 'lista.pdf', 'application/pdf', await pdf(['Lista']))
      await page.getByText('El archivo no es una imagen; elige JPEG, PNG, WebP, GIF o AVIF.').waitFor()
      await page.getByText('lista.pdf').waitFor()
      await page.getByRole('button', { name: 'Crear Categoría' }).click()
      await page.getByText('Revisa los datos marcados.').waitFor()
      await drop(page, 'petate.jpg', 'image/jpeg', await photo(640, 480))
      await page.getByText('Revisa los datos marcados.').waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Crear Categoría' }).click()
      await page.getByText('Categoria creado exitosamente.').waitFor()
    })
    const [made] = await ask<{ urlfoto: string }[]>('GET', `${api.admin('categoria')}?q=petates`)
    expect(made?.urlfoto).toMatch(/\.webp$/)
  })

  it('is accepted in a catalogue only if it is a PDF', async () => {
    await asAdmin(site.adminCreate('catalogo'), async (page) => {
      await drop(page, 'foto.jpg', 'image/jpeg', await photo(64, 48))
      await page.getByText('El archivo no es un PDF.').waitFor()
      await drop(page, 'lista.pdf', 'application/pdf', await pdf(['Lista']))
      await page.getByText('lista.pdf').waitFor()
      expect(await page.getByText('El archivo no es un PDF.').count()).toBe(0)
    })
  })

  it('is kept without a connection; then its upload shows progress', async () => {
    await asAdmin(
      site.adminCreate('catalogo'),
      async (page) => {
        const network = await page.context().newCDPSession(page)
        const connection = (offline: boolean, uploadThroughput: number) =>
          network.send('Network.emulateNetworkConditions', {
            offline,
            latency: 0,
            downloadThroughput: -1,
            uploadThroughput,
          })
        await page.getByLabel('Título').fill('Catálogo pesado')
        const heavy = Buffer.concat([await pdf(['Pesado']), Buffer.alloc(600_000, '\n')])
        await drop(page, 'pesado.pdf', 'application/pdf', heavy)
        await connection(true, 0)
        await page.getByRole('button', { name: 'Crear Catálogo' }).click()
        await page.getByText('Error al crear catálogo, revisa la consola.').waitFor()
        await page.getByText('No hay conexión a internet').waitFor()
        expect(await page.getByLabel('Título').inputValue()).toBe('Catálogo pesado')
        await page.getByText('pesado.pdf').waitFor()
        await connection(false, 100_000)
        await page.getByRole('button', { name: 'Crear Catálogo' }).click()
        await page
          .getByRole('status')
          .getByText(/^Enviando… [1-9]\d? %$/)
          .waitFor()
        await page.getByText('Catálogo creado exitosamente.').waitFor()
      },
      { allow: /ERR_INTERNET_DISCONNECTED|Error al guardar/ },
    )
  })
})

describe('a row dropped on another', () => {
  it('takes its place, and the list keeps that order', async () => {
    await asAdmin(site.adminList('catalogo'), async (page) => {
      const rows = page.locator('tbody tr')
      const titles = () => page.locator('tbody tr td:nth-child(2)').allInnerTexts()
      await rows.first().waitFor()
      const [first, second, third, ...others] = await titles()
      await rows.nth(0).dragTo(rows.nth(2))
      await page.getByText('Orden guardado.').waitFor()
      const moved = [second, third, first, ...others]
      await expect.poll(titles).toEqual(moved)
      await page.reload()
      await rows.first().waitFor()
      expect(await titles()).toEqual(moved)
    })
  })
})
