import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { api, site } from '../../../src/contract/paths.ts'
import { photo } from '../../support/samples.ts'
import { ADMIN } from '../setup.ts'
import { siteUrl, visit } from '../visit.ts'
import { asAdmin, ask } from './person.ts'

/** The drafts that this browser stores, as text. */
const drafts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, text]) => (key.startsWith('zocalo-borrador/') ? [text] : [])),
  )

const categoria = (nombre: string) => ask<{ id: number }>('POST', api.admin('categoria'), { nombre })

describe('keeps everything that is typed', () => {
  it('on leaving with changes, asks in the page; staying keeps them, leaving drops them', async () => {
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

  it('over a reload, as a draft with its picture, until it is saved', async () => {
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

  it('in a long text, even at an immediate reload, and stores nothing else in the draft', async () => {
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

  it('until the person discards the draft', async () => {
    const made = await categoria('Relojerías')
    await asAdmin(site.adminEdit('categoria', made.id), async (page) => {
      page.on('dialog', (dialog) => dialog.accept())
      await page.getByLabel('Nombre').fill('Otra cosa')
      await page.reload()
      await page.getByRole('button', { name: 'Descartar estos cambios' }).click()
      await expect.poll(() => page.getByLabel('Nombre').inputValue()).toBe('Relojerías')
      expect(await page.getByText('Se recuperaron').count()).toBe(0)
      await page.reload()
      await page.getByLabel('Nombre').waitFor()
      expect(await page.getByText('Se recuperaron').count()).toBe(0)
    })
  })
})

describe('a stored draft', () => {
  it('stays discarded, even if the editor had not stored the last keys yet', async () => {
    const name = `Nota ${Date.now()}`
    const body = { name, title: name, description: 'Corta', descripcion: '<p>Como estaba.</p>' }
    const { id } = await ask<{ id: number }>('POST', api.admin('post'), body)
    await asAdmin(site.adminEdit('post', id), async (page) => {
      page.on('dialog', (dialog) => dialog.accept())
      await page.getByLabel('Título').fill('Otro título')
      await page.reload()
      await page.getByText('Se recuperaron').waitFor()
      const content = page.getByRole('textbox', { name: 'Contenido' })
      await content.click()
      await page.keyboard.type('Ya no: ')
      await page.getByRole('button', { name: 'Descartar estos cambios' }).click()
      await expect.poll(() => page.getByLabel('Título').inputValue()).toBe(name)
      // Longer than the editor delays its changes.
      await page.waitForTimeout(1500)
      expect(await drafts(page)).toEqual([])
      await page.getByRole('button', { name: 'Actualizar', exact: true }).click()
      await page.waitForURL(`**${site.adminList('post')}`)
    })
    const after = await ask<{ title: string; descripcion: string }>('GET', api.adminItem('post', id))
    expect(after).toMatchObject({ title: name, descripcion: '<p>Como estaba.</p>' })
  })

  it('is not mentioned any more once its settings are saved', async () => {
    await asAdmin(`${site.admin}/ajustes`, async (page) => {
      page.on('dialog', (dialog) => dialog.accept())
      const chat = page.getByLabel('Mensaje del chat')
      const before = await chat.inputValue()
      await chat.fill('¡Hola! ¿Qué buscas?')
      await page.reload()
      await page.getByText('Se recuperaron').waitFor()
      await page.getByRole('button', { name: 'Guardar ajustes' }).click()
      await page.getByText('Guardado.').waitFor()
      expect(await page.getByText('Se recuperaron').count()).toBe(0)
      await chat.fill(before)
      await page.getByRole('button', { name: 'Guardar ajustes' }).click()
      await page.getByText('Guardado.').waitFor()
    })
  })

  it('omits a picture that still waited for its text, so that the rest can be saved', async () => {
    const name = `Nota con foto ${Date.now()}`
    const body = { name, title: name, description: 'Corta', descripcion: '<p>Foto:</p>' }
    const { id } = await ask<{ id: number }>('POST', api.admin('post'), body)
    await asAdmin(
      site.adminEdit('post', id),
      async (page) => {
        page.on('dialog', (dialog) => dialog.accept())
        await page.getByRole('textbox', { name: 'Contenido' }).click()
        await page.keyboard.type('Lunes. ')
        const buffer = await photo(700, 500)
        await page
          .locator('.mantine-RichTextEditor-toolbar input[type=file]')
          .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
        await page.getByRole('dialog', { name: 'Describe la imagen' }).waitFor()
        await page.reload()
        await page.getByText('Se recuperaron').waitFor()
        await page.getByRole('textbox', { name: 'Contenido' }).getByText('Lunes.').waitFor()
        await page.getByRole('button', { name: 'Actualizar', exact: true }).click()
        await page.waitForURL(`**${site.adminList('post')}`)
      },
      { allow: /ERR_FILE_NOT_FOUND/ },
    )
    const { descripcion } = await ask<{ descripcion: string }>('GET', api.adminItem('post', id))
    expect(descripcion).toContain('Lunes.')
    expect(descripcion).not.toContain('<img')
  })

  it('restores its texts where a browser has no room for files', async () => {
    await asAdmin(
      site.adminCreate('categoria'),
      async (page) => {
        page.on('dialog', (dialog) => dialog.accept())
        await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
        await page.reload()
        await page.getByLabel('Nombre').fill('Sin archivos')
        await expect.poll(() => drafts(page)).toHaveLength(1)
        await page.reload()
        await page.getByText('Se recuperaron').waitFor()
        expect(await page.getByLabel('Nombre').inputValue()).toBe('Sin archivos')
      },
      { allow: /borrador/ },
    )
  })

  it('is stored again with its picture after a first failure', async () => {
    await asAdmin(
      site.adminCreate('categoria'),
      async (page) => {
        page.on('dialog', (dialog) => dialog.accept())
        await page.evaluate(() => {
          const { open } = IDBFactory.prototype
          IDBFactory.prototype.open = () => {
            IDBFactory.prototype.open = open
            throw new DOMException('No por ahora')
          }
        })
        const refused = page.waitForEvent('console', (said) => said.text().includes('No se pudo guardar'))
        const buffer = await photo(600, 400)
        await page
          .locator('input[type=file]')
          .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
        await refused
        await page.getByLabel('Nombre').fill('A la segunda')
        await expect.poll(() => drafts(page)).toEqual([expect.stringContaining('A la segunda')])
        await page.reload()
        await page.getByAltText('Imagen elegida').waitFor()
        expect(await page.getByLabel('Nombre').inputValue()).toBe('A la segunda')
      },
      { allow: /No se pudo guardar el borrador/ },
    )
  })
})

describe('a Logout', () => {
  // A session of its own, because it ends here.
  const enter = async (page: Page) => {
    await page.getByLabel('Correo electrónico').fill(ADMIN.email)
    await page.getByLabel('Contraseña').fill(ADMIN.password)
    await page.getByRole('button', { name: 'ENVIAR' }).click()
  }
  const logout = (page: Page) => page.getByRole('button', { name: 'Logout' }).click()

  it('asks when something is unsaved, and leaves nothing of it in the browser', async () => {
    await visit(site.adminCreate('categoria'), async (page) => {
      await enter(page)
      await page.getByLabel('Nombre').fill('A medias')
      await expect.poll(() => drafts(page)).toHaveLength(1)
      await logout(page)
      const question = page.getByRole('dialog', { name: 'Hay cambios sin guardar' })
      await question.getByRole('button', { name: 'Seguir editando' }).click()
      await question.waitFor({ state: 'detached' })
      expect(await page.getByLabel('Nombre').inputValue()).toBe('A medias')
      await logout(page)
      await question.getByRole('button', { name: 'Salir sin guardar' }).click()
      await page.waitForURL(siteUrl(site.login))
      await expect.poll(() => drafts(page)).toEqual([])
    })
  })

  it('removes this person’s drafts of other forms, and nobody else’s', async () => {
    await visit(site.adminCreate('categoria'), async (page) => {
      page.on('dialog', (dialog) => dialog.accept())
      await enter(page)
      await page.getByLabel('Nombre').fill('A medias')
      await expect.poll(() => drafts(page)).toHaveLength(1)
      const other = 'zocalo-borrador/cliente/empresa/nuevo/999'
      await page.evaluate((key) => localStorage.setItem(key, `{"values":{},"savedAt":${Date.now()}}`), other)
      await page.goto(site.home)
      await logout(page)
      await page.waitForURL(siteUrl(site.login))
      await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([other])
    })
  })
})
