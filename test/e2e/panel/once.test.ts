import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { api, site } from '../../../src/contract/paths.ts'
import { holdNext } from './held.ts'
import { asAdmin, asCliente, ask } from './person.ts'

/** One form creates one record, however long a key is held, and however bad the connection is. */

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The API calls with this method that a page has made so far. */
function callsOf(page: Page, method: string): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === method && pathname.startsWith('/api/v1/')) calls.push(pathname)
  })
  return calls
}

const hold = async (page: Page) => {
  for (let press = 0; press < 8; press++) await page.keyboard.down('Enter')
}

const named = async (name: string) =>
  (await ask<unknown[]>('GET', `${api.admin('empresa')}?q=${encodeURIComponent(name)}`)).length

describe('a form that is sent', () => {
  it('is sent once while Enter is held, and while the list loads after it', async () => {
    const nombre = `Tecla hundida ${Date.now()}`
    await asCliente(site.clienteCreate, async (page) => {
      const sent = callsOf(page, 'POST')
      const saving = await holdNext(page, api.clientEmpresa)
      const input = page.getByLabel('Nombre')
      await input.fill(nombre)
      await hold(page)
      await saving.asked
      const listing = await holdNext(page, `${api.clientEmpresa}?**`)
      saving.goOn()
      await hold(page)
      await listing.asked
      await hold(page)
      listing.goOn()
      await page.getByText('Guardado.').waitFor()
      expect(sent).toEqual([api.clientEmpresa])
    })
    expect(await named(nombre)).toBe(1)
  })

  it('is sent again with its key after a lost answer, also after a reload, and makes one record', async () => {
    const nombre = `Línea cortada ${Date.now()}`
    await asAdmin(
      site.adminCreate('empresa'),
      async (page) => {
        page.on('dialog', (dialog) => dialog.accept())
        const keys = await loseAnswers(page, 2)
        await page.getByLabel('Nombre').fill(nombre)
        await button(page, 'Crear Empresa').click()
        await page.getByText('Lo escrito sigue aquí').waitFor()
        await button(page, 'Crear Empresa').click()
        await expect.poll(() => keys.length).toBe(2)
        await page.getByText('Lo escrito sigue aquí').waitFor()
        await page.reload()
        await page.getByText('Se recuperaron los cambios sin guardar').waitFor()
        await button(page, 'Crear Empresa').click()
        await page.getByText('Guardado.').waitFor()
        expect(new Set(keys).size).toBe(1)
        expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
      },
      { allow: /ERR_FAILED|Error al guardar/ },
    )
    expect(await named(nombre)).toBe(1)
  })

  it('is changed after a lost answer: says that the first one arrived, and creates another only on a second save', async () => {
    const nombre = `Dos veces ${Date.now()}`
    await asAdmin(
      site.adminCreate('empresa'),
      async (page) => {
        await loseAnswers(page, 1)
        await page.getByLabel('Nombre').fill(nombre)
        await button(page, 'Crear Empresa').click()
        await page.getByText('Lo escrito sigue aquí').waitFor()
        await page.getByLabel('Dirección').fill('Calle Real 1')
        await button(page, 'Crear Empresa').click()
        await page.getByText('El envío anterior sí llegó: el registro ya está en la lista.').waitFor()
        expect(await named(nombre)).toBe(1)
        await button(page, 'Crear Empresa').click()
        await page.getByText('Guardado.').waitFor()
      },
      { allow: /ERR_FAILED|Error al guardar|422/ },
    )
    expect(await named(nombre)).toBe(2)
  })

  it('is sent once in one’s own account too', async () => {
    await asAdmin(`${site.admin}/cuenta`, async (page) => {
      const sent = callsOf(page, 'PUT')
      await page.getByLabel('Nombre').press('End')
      const saving = await holdNext(page, api.account)
      await hold(page)
      await saving.asked
      await hold(page)
      saving.goOn()
      await page.getByText('Guardado.').waitFor()
      expect(sent).toEqual([api.account])
    })
  })
})

/** Lets the next creates of a branch reach the server, and loses their answers. Returns their keys. */
async function loseAnswers(page: Page, times: number): Promise<string[]> {
  const keys: string[] = []
  await page.route(`**${api.admin('empresa')}`, async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    if (keys.length > times) return route.continue()
    await route.fetch()
    await route.abort()
  })
  return keys
}
