import { describe, expect, it } from 'vitest'
import { site } from '../../../src/contract/paths.ts'
import { asAdmin } from './person.ts'

const LIST = `${site.adminList('empresa')}?sort=-nombre&page=2`

it('a mistyped link to a list opens with its valid parameters', async () => {
  const link = `${site.adminList('empresa')}?publicado=x&categoria_id=pan&q=${'espiga'.repeat(50)}`
  await asAdmin(link, async (page) => {
    await page.getByText('Nada coincide').waitFor()
    await page.getByRole('button', { name: 'Quitar búsqueda y filtros' }).click()
    await page.locator('tbody tr').first().waitFor()
  })
})

describe('a form that was opened from a list returns to the list as it was', () => {
  it('when it is saved', async () => {
    await asAdmin(LIST, async (page) => {
      await page.locator('tbody tr').first().waitFor()
      const names = await page.locator('tbody tr').allInnerTexts()
      await page
        .getByRole('link', { name: /^Editar / })
        .first()
        .click()
      await page.getByLabel('Publicado').waitFor()
      await page.getByRole('button', { name: 'Actualizar', exact: false }).click()
      await page.waitForURL(`**${LIST}`)
      await page.locator('tbody tr').first().waitFor()
      expect(await page.locator('tbody tr').allInnerTexts()).toEqual(names)
    })
  })

  it('when it is left', async () => {
    await asAdmin(LIST, async (page) => {
      for (const link of [/^Editar /, 'Agregar Empresa']) {
        await page.getByRole('link', { name: link }).first().click()
        await page.getByRole('link', { name: 'Volver' }).click()
        await page.waitForURL(`**${LIST}`)
      }
    })
  })
})
