import { describe, expect, it } from 'vitest'
import { api, site } from '../../../src/contract/paths.ts'
import { asAdmin, ask } from './person.ts'

/** A failure is reported once, and blames nobody without reason. */

const product = (name: string) =>
  ask<{ id: number }>('POST', api.admin('producto'), { name, title: name, description: 'Prueba', price: 10 })

describe('a form after a failed save', () => {
  it('reports a refusal once, and what to do about it', async () => {
    const { id } = await product(`Con foto rota ${Date.now()}`)
    await asAdmin(
      site.adminEdit('producto', id),
      async (page) => {
        const picture = { name: 'rota.png', mimeType: 'image/png', buffer: Buffer.from('nada') }
        await page.locator('input[type=file]').setInputFiles(picture)
        await page.getByRole('button', { name: 'Actualizar Producto' }).click()
        const said = await page.getByRole('alert').innerText()
        expect(said.match(/Revisa los datos marcados\./g)).toHaveLength(1)
        expect(said).toContain('Lo escrito sigue aquí')
      },
      { allow: /422|Error al guardar/ },
    )
  })

  it('reports a missing network, and does not blame the service', async () => {
    const { id } = await product(`Sin red ${Date.now()}`)
    await asAdmin(
      site.adminEdit('producto', id),
      async (page) => {
        await page.getByLabel('Precio').fill('11')
        await page.context().setOffline(true)
        await page.getByRole('button', { name: 'Actualizar Producto' }).click()
        const said = await page.getByRole('alert').innerText()
        expect(said).toContain('No hay conexión a internet')
        expect(said).not.toContain('El servicio')
      },
      { allow: /ERR_INTERNET_DISCONNECTED|Error al guardar/ },
    )
  })
})
