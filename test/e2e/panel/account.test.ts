import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { site } from '../../../src/contract/paths.ts'
import { asCliente } from './person.ts'

describe('leaving one’s own account with unsaved text', () => {
  const leave = (page: Page) => page.getByRole('navigation').getByRole('link', { name: 'Empresa' }).click()
  const question = (page: Page) => page.getByRole('dialog', { name: 'Hay cambios sin guardar' })

  for (const label of ['Nombre', 'Contraseña actual', 'Contraseña nueva'])
    it(`asks first: ${label}`, async () => {
      await asCliente(`${site.cliente}/cuenta`, async (page) => {
        const input = page.getByLabel(label)
        await input.fill('algo escrito')
        await leave(page)
        await question(page).getByRole('button', { name: 'Seguir editando' }).click()
        await question(page).waitFor({ state: 'detached' })
        expect(await input.inputValue()).toBe('algo escrito')
        await leave(page)
        await question(page).getByRole('button', { name: 'Salir sin guardar' }).click()
        await page.waitForURL(`**${site.clienteEmpresa}`)
      })
    })

  it('asks nothing when nothing differs, or when the name was saved', async () => {
    await asCliente(`${site.cliente}/cuenta`, async (page) => {
      const name = page.getByLabel('Nombre')
      const before = await name.inputValue()
      await name.fill('Otro nombre')
      await name.fill(before)
      await page.getByRole('button', { name: 'Guardar nombre' }).click()
      await page.getByText('Guardado.').waitFor()
      await leave(page)
      await page.waitForURL(`**${site.clienteEmpresa}`)
    })
  })
})
