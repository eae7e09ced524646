import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { api, site } from '../../../src/contract/paths.ts'
import { messages } from '../../../src/contract/texts/refusals.ts'
import { photo } from '../../support/samples.ts'
import { holdNext } from './held.ts'
import { asAdmin, ask } from './person.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

describe('while a form is sent', () => {
  it('it is locked against typing; after a failure it is open again, with the focus on the button', async () => {
    const { id } = await ask<{ id: number }>('POST', api.admin('categoria'), { nombre: 'Cerrajerías' })
    await asAdmin(
      site.adminEdit('categoria', id),
      async (page) => {
        const text = page.getByLabel('Descripción')
        await text.fill('Llaves')
        const { promise, resolve } = Promise.withResolvers<void>()
        await page.route(
          `**${api.adminItem('categoria', id)}`,
          async (route) => {
            await promise
            await route.abort()
          },
          { times: 1 },
        )
        await button(page, 'Actualizar Categoría').click()
        await page.getByText('Guardando…').waitFor()
        await text.evaluate((element) => element.focus())
        await page.keyboard.type(' y chapas')
        expect(await text.inputValue()).toBe('Llaves')
        resolve()
        await page.getByText('Lo escrito sigue aquí').waitFor()
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.textContent))
          .toBe('Actualizar Categoría')
        await text.fill('Llaves y chapas')
        await button(page, 'Actualizar Categoría').click()
        await page.getByRole('status').getByText('Guardado.').waitFor()
      },
      { allow: /ERR_FAILED|Error al guardar/ },
    )
    const after = await ask<{ descripcion: string }>('GET', api.adminItem('categoria', id))
    expect(after.descripcion).toBe('Llaves y chapas')
  })

  it.each(['with', 'without'])(
    'a foreign page as answer (%s a file) fails like a missing answer',
    async (file) => {
      await asAdmin(
        site.adminCreate('categoria'),
        async (page) => {
          const nombre = `Portal ${file} ${Date.now()}`
          await page.getByLabel('Nombre').fill(nombre)
          if (file === 'with')
            await page
              .locator('input[type=file]')
              .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await photo(900, 600) })
          await page.route(
            `**${api.admin('categoria')}`,
            (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Acepta los términos</h1>' }),
            { times: 1 },
          )
          await button(page, 'Crear Categoría').click()
          await page.getByText(messages.unavailable).waitFor()
          expect(await page.getByLabel('Nombre').inputValue()).toBe(nombre)
          await button(page, 'Crear Categoría').click()
          await page.getByText('Categoria creado exitosamente.').waitFor()
        },
        { allow: /Error al guardar/ },
      )
    },
  )

  it('a person can leave it, and a late answer does not navigate', async () => {
    await asAdmin(site.adminCreate('categoria'), async (page) => {
      await page.getByLabel('Nombre').fill(`Lenta ${Date.now()}`)
      const saving = await holdNext(page, api.admin('categoria'))
      await button(page, 'Crear Categoría').click()
      await saving.asked
      await page.locator('.panel-person').click()
      await button(page, 'Salir sin guardar').click()
      await page.getByLabel('Contraseña actual').fill('algo escrito')
      const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
      saving.goOn()
      await (await answered).finished()
      // A navigation by the answer would come before this resolves.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
      expect(await page.getByRole('dialog').count()).toBe(0)
      expect(new URL(page.url()).pathname).toBe(`${site.admin}/cuenta`)
    })
  })
})
