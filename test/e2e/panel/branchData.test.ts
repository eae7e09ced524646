import { describe, expect, it } from 'vitest'
import { panelApi, panelSite } from '../../../src/contract/panelPaths.ts'
import { api, site } from '../../../src/contract/paths.ts'
import { type Branch, button, unfold } from './branches.ts'
import { asAdmin, ask } from './person.ts'

/** What the office does about branches. */

describe('an administrator', () => {
  it('edits all data of a branch, its name and its owner, beside another’s newer version', async () => {
    const nombre = `Ferretería La Tuerca ${Date.now()}`
    const { id } = await ask<Branch>('POST', api.admin('empresa'), { nombre, horario: { lunes: '9-14' } })
    const owner = (await ask<{ id: number; email: string }[]>('GET', `${api.admin('user')}?q=espiga`))[0]
    await asAdmin(
      site.adminEdit('empresa', id),
      async (page) => {
        await page.getByRole('link', { name: 'Editar todos los datos' }).click()
        await page.getByRole('heading', { name: 'Editar todos los datos' }).waitFor()
        await page.waitForURL(`**${panelSite.adminFull('empresa', id)}`)
        await page.getByLabel('Nombre').fill(`${nombre} y Tornillo`)
        await page.getByRole('combobox', { name: 'Propietario' }).fill('espiga')
        await page.getByRole('option', { name: owner?.email ?? '' }).click()
        await page.getByLabel('Martes').fill('10 a 6')
        await ask('PUT', panelApi.full(api.adminItem('empresa', id)), {
          telefonos: [{ nombre: 'Caja', numero: '5555555555' }],
          horario: { lunes: '8-20' },
        })
        await button(page, 'Actualizar Empresa').click()
        const question = page.getByRole('dialog', { name: 'Alguien más guardó cambios' })
        const hours = question.getByRole('radiogroup', { name: 'Horario' })
        await hours.getByText('martes: 10 a 6').waitFor()
        await hours.getByText('lunes: 8:00–20:00').waitFor()
        await question
          .getByRole('radiogroup', { name: 'Otros teléfonos' })
          .getByText('Caja: 5555555555')
          .waitFor()
        await button(page, 'Guardar esta combinación').click()
        await page.waitForURL(`**${site.adminList('empresa')}`)
        await page.goto(`${site.adminList('empresa')}?q=tornillo`)
        // What a list cannot be filtered by is no filter of it.
        await page.getByLabel('Publicado').waitFor()
        expect(await page.getByLabel('Zona horaria').count()).toBe(0)
        await page.getByRole('link', { name: `Todos los datos de ${nombre} y Tornillo` }).click()
        await page.getByRole('heading', { name: 'Editar todos los datos' }).waitFor()
      },
      { allow: /412|Error al guardar/ },
    )
    expect(await ask('GET', api.adminItem('empresa', id))).toMatchObject({
      nombre: `${nombre} y Tornillo`,
      user_id: owner?.id,
      telefonos: [{ nombre: 'Caja', numero: '5555555555' }],
      horario: { lunes: [[540, 840]], martes: [[600, 1080]] },
    })
  })

  it('defines what branches can say, and is asked only for what the kind has', async () => {
    const nombre = `Terraza ${Date.now()}`
    await asAdmin(site.adminCreate('caracteristica'), async (page) => {
      await page.getByLabel('Nombre').fill(nombre)
      await page.getByLabel('Tipo').selectOption({ label: 'Número' })
      await page.getByLabel('Unidad').waitFor()
      expect(await button(page, 'Agregar una opción').count()).toBe(0)
      await page.getByLabel('Tipo').selectOption({ label: 'Una opción de una lista' })
      await page.getByLabel('Unidad').waitFor({ state: 'detached' })
      await button(page, 'Agregar una opción').click()
      await page.getByRole('textbox', { name: 'Opción 1' }).evaluate((input) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text', 'Techada\n\n  Al aire libre\r\nNo hay')
        input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      })
      expect(await page.getByRole('textbox', { name: 'Opción 2' }).inputValue()).toBe('Al aire libre')
      await button(page, 'Crear Característica').click()
      await page.waitForURL(`**${site.adminList('caracteristica')}`)
    })
    const [one] = await ask<{ id: number }[]>('GET', `${api.admin('caracteristica')}?q=${nombre}`)
    await ask('DELETE', api.adminItem('caracteristica', one?.id ?? 0))
    expect(one).toMatchObject({ tipo: 'lista', opciones: ['Techada', 'Al aire libre', 'No hay'] })
  })
})

it('puts a branch on the map, by its middle, by keys and by dragging', async () => {
  const nombre = `Mercería El Dedal ${Date.now()}`
  const { id } = await ask<Branch>('POST', api.admin('empresa'), { nombre })
  await asAdmin(
    panelSite.adminFull('empresa', id),
    async (page) => {
      await unfold(page, 'Dirección y ubicación')
      await button(page, 'Ver mapa').click()
      const point = page.getByLabel('Ubicación en el mapa')
      const marker = page.getByRole('button', { name: 'Marcador que se puede mover' })
      await page.getByRole('button', { name: 'Acercar' }).waitFor()
      expect(await marker.count()).toBe(0)
      await button(page, 'Poner aquí').click()
      await marker.waitFor()
      const [middle = 0] = (await point.inputValue()).split(', ').map(Number)
      expect(middle).toBeCloseTo(19.768, 2)
      const latitude = async () => Number((await point.inputValue()).split(', ')[0])
      await marker.focus()
      await page.keyboard.press('Shift+ArrowUp')
      await expect.poll(latitude).toBeGreaterThan(middle)
      const moved = await latitude()
      const box = await marker.boundingBox()
      if (!box) throw new Error('the marker is out of sight')
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 + 60, { steps: 5 })
      await page.mouse.up()
      await expect.poll(latitude).toBeLessThan(moved)
      await button(page, 'Actualizar Empresa').click()
      await page.waitForURL(`**${site.adminList('empresa')}`)
    },
    { allow: /GPU stall/ },
  )
  const { ubicacion } = await ask<{ ubicacion: { lat: number } | null }>('GET', api.adminItem('empresa', id))
  expect(ubicacion?.lat).toBeCloseTo(19.767, 2)
})
