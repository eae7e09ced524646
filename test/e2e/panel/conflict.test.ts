import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { api, site } from '../../../src/contract/paths.ts'
import { photo } from '../../support/samples.ts'
import { asAdmin, ask } from './person.ts'

const categoria = (nombre: string) => ask<{ id: number }>('POST', api.admin('categoria'), { nombre })

describe('after another person’s save', () => {
  const open = async (name: string, look: Parameters<typeof asAdmin>[1]) => {
    const made = await categoria(name)
    const id = made.id
    await asAdmin(
      site.adminEdit('categoria', id),
      async (page) => {
        await page.getByLabel('Nombre').fill(`${name} (yo)`)
        await ask('PUT', api.adminItem('categoria', id), { orden: 7, nombre: `${name} (otra)` })
        await page.getByRole('button', { name: 'Actualizar Categoría' }).click()
        await page.getByRole('dialog', { name: 'Alguien más guardó cambios' }).waitFor()
        await look(page)
      },
      { allow: /412|Error al guardar/ },
    )
    return ask<{ nombre: string; orden: number }>('GET', api.adminItem('categoria', id))
  }

  it('one’s own version can be kept', async () => {
    const after = await open('Mueblerías', async (page) => {
      await page.getByRole('button', { name: 'Guardar todo lo mío' }).click()
      await page.getByText('Guardado.').waitFor()
    })
    expect(after).toMatchObject({ nombre: 'Mueblerías (yo)', orden: 1 })
  })

  it('the other version can be accepted', async () => {
    const after = await open('Dulcerías', async (page) => {
      await page.getByRole('button', { name: 'Quedarme con lo guardado' }).click()
      expect(await page.getByLabel('Nombre').inputValue()).toBe('Dulcerías (otra)')
      expect(await page.getByLabel('Orden').inputValue()).toBe('7')
    })
    expect(after).toMatchObject({ nombre: 'Dulcerías (otra)', orden: 7 })
  })

  it('the other version includes its file, so that nobody returns to a removed one', async () => {
    const made = await categoria('Papelerías')
    const choose = async (page: Page, width: number) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photo(width, 300) })
    const save = (page: Page) => page.getByRole('button', { name: 'Actualizar Categoría' }).click()
    await asAdmin(
      site.adminEdit('categoria', made.id),
      async (page) => {
        await choose(page, 400)
        await asAdmin(site.adminEdit('categoria', made.id), async (other) => {
          await choose(other, 500)
          await save(other)
          await other.getByText('Guardado.').waitFor()
        })
        await save(page)
        await page.getByRole('button', { name: 'Quedarme con lo guardado' }).click()
        await page.getByAltText('Imagen actual').waitFor()
        expect(await page.getByRole('button', { name: 'Deshacer la elección' }).count()).toBe(0)
      },
      { allow: /412|Error al guardar/ },
    )
  })

  it('both can be merged by field, with changes of only one preselected', async () => {
    const after = await open('Jugueterías', async (page) => {
      await page.getByRole('button', { name: 'Guardar esta combinación' }).click()
      await page.getByText('Guardado.').waitFor()
    })
    expect(after).toMatchObject({ nombre: 'Jugueterías (yo)', orden: 7 })
  })

  it('both versions are fully visible on a phone, whatever their words', async () => {
    await open(`Interminable${'mente'.repeat(40)}`, async (page) => {
      await page.setViewportSize({ width: 360, height: 740 })
      const beyond = () =>
        page.getByRole('dialog').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)
      await expect.poll(beyond).toBe(0)
    })
  })
})
