import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { api, site } from '../../../src/contract/paths.ts'
import { photo } from '../../support/samples.ts'
import { holdNext } from './held.ts'
import { asAdmin, ask } from './person.ts'

/**
 * A person at the keyboard continues from where they are: a pressed button may disappear, but the focus stays in the
 * page.
 */

const inFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? element?.textContent
  })

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().press('Enter')

const inEdit = async (look: (page: Page) => Promise<void>) => {
  const [first] = await ask<{ id: number }[]>('GET', `${api.admin('categoria')}?per_page=1`)
  await asAdmin(site.adminEdit('categoria', first?.id ?? 0), look)
}

describe('the focus', () => {
  it('moves to the next record when one is deleted, and to the heading after the last', async () => {
    const word = `Foco${Date.now()}`
    for (const number of [1, 2])
      await ask('POST', api.admin('categoria'), { nombre: `${word} ${number}`, orden: number })
    await asAdmin(`${site.adminList('categoria')}?q=${word}`, async (page) => {
      page.on('dialog', (dialog) => dialog.accept())
      await press(page, `Eliminar ${word} 1`)
      await expect.poll(() => inFocus(page)).toBe(`Editar ${word} 2`)
      const deleting = await holdNext(page, `${api.admin('categoria')}/*`)
      await press(page, `Eliminar ${word} 2`)
      await deleting.asked
      await page.locator('table[aria-busy=true]').waitFor()
      // The earlier message is gone, so that the same words are announced again.
      expect(await page.getByText('Eliminado.').count()).toBe(0)
      deleting.goOn()
      await page.getByText('Eliminado.').waitFor()
      await page.getByText('Nada coincide').waitFor()
      await expect.poll(() => inFocus(page)).toBe('Categorías')
      await press(page, 'Quitar búsqueda y filtros')
      await page.locator('tbody tr').first().waitFor()
      expect(await inFocus(page)).toBe('Categorías')
    })
  })

  it('stays on the action for selected records', async () => {
    const id = (await ask<{ id: number }>('POST', api.admin('empresa'), { nombre: 'Lote del foco' })).id
    await asAdmin(`${site.adminList('empresa')}?q=lote del foco`, async (page) => {
      await page.getByLabel('Elegir Lote del foco').check()
      await press(page, 'Marcar como «En revisión»')
      await page.getByText('Listo: 1 registro.').waitFor()
      await expect.poll(() => inFocus(page)).toBe('Marcar como «En revisión»')
    })
    await ask('DELETE', api.adminItem('empresa', id))
  })

  it('returns from a question to the button that asked it', async () => {
    await asAdmin(site.adminCreate('post'), async (page) => {
      await page.getByLabel('Nombre').fill('Sin guardar')
      await page.getByRole('link', { name: 'Volver' }).press('Enter')
      await press(page, 'Seguir editando')
      await expect.poll(() => inFocus(page)).toBe('Volver')
    })
  })

  it('stays at a picture whose selection is undone', async () => {
    await inEdit(async (page) => {
      const picture = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await photo(90, 60) }
      await page.locator('input[type=file]').setInputFiles(picture)
      await press(page, 'Deshacer la elección')
      await expect.poll(() => page.locator('.panel-drop').evaluate(holdsFocus)).toBe(true)
    })
  })

  it('moves to the heading when a restored draft is discarded, or a failed load is retried', async () => {
    await inEdit(async (page) => {
      await page.getByLabel('Descripción').fill('Algo que no se guardó')
      await page.reload()
      await press(page, 'Descartar estos cambios')
      await expect.poll(() => inFocus(page)).toBe('Editar Categoría')
    })
    await asAdmin(
      site.admin,
      async (page) => {
        await page.route(`**${api.admin('slide')}?**`, (route) => route.abort(), { times: 1 })
        await page.goto(site.adminList('slide'))
        await press(page, 'Reintentar')
        await page.locator('tbody tr').first().waitFor()
        expect(await inFocus(page)).toBe('Slides')
      },
      { allow: /ERR_FAILED|Error al cargar/ },
    )
  })
})

const holdsFocus = (element: Element): boolean => element.contains(document.activeElement)
