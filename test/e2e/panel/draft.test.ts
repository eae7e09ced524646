import { describe, expect, it } from 'vitest'
import { api, site } from '../../../src/contract/paths.ts'
import { photo } from '../../samples.ts'
import { asAdmin, ask } from './person.ts'

const categoria = (nombre: string) => ask<{ id: number }>('POST', api.admin('categoria'), { nombre })

describe('nothing typed is lost', () => {
  it('leaving with changes asks in the page; staying keeps them, leaving drops them', async () => {
    const made = await categoria('Sombrererías')
    const path = site.adminEdit('categoria', made.id)
    await asAdmin(path, async (page) => {
      await page.getByLabel('Descripción').fill('Sombreros de palma')
      await page.getByRole('link', { name: 'Volver' }).click()
      const question = page.getByRole('dialog', { name: 'Hay cambios sin guardar' })
      await question.getByRole('button', { name: 'Seguir editando' }).click()
      await question.waitFor({ state: 'detached' })
      expect(await page.getByLabel('Descripción').inputValue()).toBe('Sombreros de palma')
      await page.getByRole('link', { name: 'Productos' }).click()
      await question.getByRole('button', { name: 'Salir sin guardar' }).click()
      await page.getByRole('heading', { name: 'Productos' }).waitFor()
      await page.goBack()
      await page.getByLabel('Descripción').waitFor()
      expect(await page.getByLabel('Descripción').inputValue()).toBe('')
      await page.getByRole('link', { name: 'Volver' }).click()
      await page.waitForURL(`**${site.adminList('categoria')}`)
    })
  })

  it('a draft outlives a reload, its picture too, and is gone once it is saved', async () => {
    await asAdmin(site.adminCreate('categoria'), async (page) => {
      page.on('dialog', (dialog) => dialog.accept())
      await page.getByLabel('Nombre').fill('Talabarterías')
      const buffer = await photo(600, 400)
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'piel.jpg', mimeType: 'image/jpeg', buffer })
      await page.getByLabel('Descripción').pressSequentially('Piel y cuero')
      await page.reload()
      await page.getByText('Se recuperaron los cambios sin guardar').waitFor()
      expect(await page.getByLabel('Nombre').inputValue()).toBe('Talabarterías')
      expect(await page.getByLabel('Descripción').inputValue()).toBe('Piel y cuero')
      await page.getByAltText('Imagen elegida').waitFor()
      await page.getByRole('button', { name: 'Crear Categoría' }).click()
      await page.getByText('Categoria creado exitosamente.').waitFor()
      await page.getByRole('link', { name: 'Agregar categoría' }).click()
      await page.getByLabel('Nombre').waitFor()
      expect(await page.getByLabel('Nombre').inputValue()).toBe('')
      expect(await page.getByText('Se recuperaron').count()).toBe(0)
    })
  })

  it('what was typed into a long text is there after a reload in the same moment; a draft holds nothing else', async () => {
    const paragraphs = Array.from({ length: 400 }, (_, index) => `<p>Párrafo ${index} de la crónica.</p>`)
    const name = `Crónica de la feria ${Date.now()}`
    const made = await ask<{ id: number }>('POST', api.admin('post'), {
      name,
      title: name,
      description: 'Larga',
      descripcion: paragraphs.join(''),
    })
    await asAdmin(site.adminEdit('post', made.id), async (page) => {
      page.on('dialog', (dialog) => dialog.accept())
      const drafts = () => page.evaluate(() => JSON.stringify(localStorage).length)
      await page.getByLabel('Título').fill(`${name} y del mercado`)
      await expect.poll(drafts).toBeGreaterThan(100)
      expect(await drafts()).toBeLessThan(1000)
      await page.getByRole('textbox', { name: 'Contenido' }).locator('p').nth(200).click()
      await page.keyboard.type('Última hora: ')
      await page.reload()
      await page.getByText('Se recuperaron los cambios sin guardar').waitFor()
      await page.getByRole('textbox', { name: 'Contenido' }).getByText('Última hora: ').waitFor()
      expect(await page.getByLabel('Título').inputValue()).toBe(`${name} y del mercado`)
    })
  })

  it('a draft that is not wanted is discarded', async () => {
    const made = await categoria('Relojerías')
    await asAdmin(site.adminEdit('categoria', made.id), async (page) => {
      page.on('dialog', (dialog) => dialog.accept())
      await page.getByLabel('Nombre').fill('Otra cosa')
      await page.reload()
      await page.getByRole('button', { name: 'Descartar estos cambios' }).click()
      await expect.poll(() => page.getByLabel('Nombre').inputValue()).toBe('Relojerías')
      await page.reload()
      await page.getByLabel('Nombre').waitFor()
      expect(await page.getByText('Se recuperaron').count()).toBe(0)
    })
  })
})

describe('someone else saved meanwhile', () => {
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

  it('mine can be kept', async () => {
    const after = await open('Mueblerías', async (page) => {
      await page.getByRole('button', { name: 'Guardar todo lo mío' }).click()
      await page.getByText('Guardado.').waitFor()
    })
    expect(after).toMatchObject({ nombre: 'Mueblerías (yo)', orden: 1 })
  })

  it('theirs can be taken', async () => {
    const after = await open('Dulcerías', async (page) => {
      await page.getByRole('button', { name: 'Quedarme con lo guardado' }).click()
      expect(await page.getByLabel('Nombre').inputValue()).toBe('Dulcerías (otra)')
      expect(await page.getByLabel('Orden').inputValue()).toBe('7')
    })
    expect(after).toMatchObject({ nombre: 'Dulcerías (otra)', orden: 7 })
  })

  it('both can be merged by field: what only one changed is chosen already', async () => {
    const after = await open('Jugueterías', async (page) => {
      await page.getByRole('button', { name: 'Guardar esta combinación' }).click()
      await page.getByText('Guardado.').waitFor()
    })
    expect(after).toMatchObject({ nombre: 'Jugueterías (yo)', orden: 7 })
  })
})
