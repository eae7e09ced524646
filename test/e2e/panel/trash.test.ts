import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { panelApi } from '../../../src/contract/panelPaths.ts'
import { api, site } from '../../../src/contract/paths.ts'
import { asAdmin, asCliente, ask } from './person.ts'

/** A removal can be undone from its notice, and for 30 days from the trash. */

const TRASH = `${site.admin}/papelera`
const product = (name: string, more: object = {}) =>
  ask<{ id: number }>('POST', api.admin('producto'), {
    ...{ name, title: name, description: 'Prueba', price: 10 },
    ...more,
  })
const exists = (id: number) =>
  ask('GET', api.adminItem('producto', id)).then(
    () => true,
    () => false,
  )
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const rows = (page: Page) => page.locator('tbody tr')

/** Removes a record, and returns its entry. */
const throwAway = async (name: string, id: number, title: string): Promise<number> => {
  await ask('DELETE', api.adminItem(name, id))
  const found = await ask<{ id: number; record_id: number }[]>(
    'GET',
    `${panelApi.adminTrash}?tipo=${name}&q=${encodeURIComponent(title)}`,
  )
  return found.find((one) => one.record_id === id)?.id ?? 0
}

describe('the notice of a removal', () => {
  it('undoes it by keyboard, announces that, and says what could not come back', async () => {
    const word = `Vuelve${Date.now()}`
    const { id } = await product(word)
    await asAdmin(`${site.adminList('producto')}?q=${word}`, async (page) => {
      page.on('dialog', (dialog) => dialog.accept())
      await button(page, `Eliminar ${word}`).click()
      const notice = page.getByRole('status').filter({ hasText: 'Eliminado.' })
      await notice.waitFor()
      await page.getByText('Nada coincide').waitFor()
      // Meanwhile somebody takes its address.
      const other = await product(word)
      await notice.getByRole('button', { name: 'Deshacer' }).press('Enter')
      const back = page.getByRole('status').filter({ hasText: `«${word}» está de vuelta.` })
      await back.getByText(`ahora es «${word.toLowerCase()}-2»`).waitFor()
      expect(await button(page, 'Deshacer').count()).toBe(0)
      await expect.poll(() => rows(page).count()).toBe(2)
      expect(await exists(id)).toBe(true)
      // The focus has not left the page.
      expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
      for (const one of [id, other.id]) await ask('DELETE', api.adminItem('producto', one))
    })
  })

  it('stays in sight far down a list', async () => {
    const word = `Larga${Date.now()}`
    const ids: number[] = []
    for (let n = 10; n < 30; n++) ids.push((await product(`${word} ${n}`)).id)
    await asAdmin(
      `${site.adminList('producto')}?q=${word}`,
      async (page) => {
        page.on('dialog', (dialog) => dialog.accept())
        await button(page, `Eliminar ${word} 27`).click()
        const undo = button(page, 'Deshacer')
        await undo.waitFor()
        await expect.poll(() => undo.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(0)
        const { top, under } = await undo.evaluate((one) => {
          const box = one.getBoundingClientRect()
          const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
          return { top: box.top, under: one.contains(document.elementFromPoint(x, y)) }
        })
        expect([top < 740, under]).toEqual([true, true])
        await undo.click()
        await page.getByText(`«${word} 27» está de vuelta.`).waitFor()
      },
      { viewport: { width: 360, height: 740 } },
    )
    await ask('POST', api.adminBatch('producto'), { ids, borrar: true })
  })

  it('can be tried again after a failure, and says when the trash has it no more', async () => {
    const word = `Falla${Date.now()}`
    const { id } = await product(word)
    await asAdmin(
      `${site.adminList('producto')}?q=${word}`,
      async (page) => {
        page.on('dialog', (dialog) => dialog.accept())
        await button(page, `Eliminar ${word}`).click()
        await page.route('**/papelera/*/restaurar', (route) => route.abort(), { times: 1 })
        await button(page, 'Deshacer').click()
        await page.getByRole('alert').getByText('El servicio no puede atender').waitFor()
        const [entry] = await ask<{ id: number }[]>('GET', `${panelApi.adminTrash}?q=${word}`)
        await ask('DELETE', panelApi.adminTrashItem(entry?.id ?? 0))
        await button(page, 'Deshacer').click()
        await page.getByRole('alert').getByText('Ya no está en la papelera').waitFor()
        expect(await button(page, 'Deshacer').count()).toBe(0)
      },
      { allow: /ERR_FAILED|404|Error al deshacer/ },
    )
    expect(await exists(id)).toBe(false)
  })

  it('brings back a whole selection that was sent in several calls', async () => {
    const word = `Muchos${Date.now()}`
    const names = Array.from({ length: 103 }, (_, n) => `${word} ${n}`)
    for (const name of names) await product(name)
    await asAdmin(`${site.adminList('producto')}?q=${word}`, async (page) => {
      page.on('dialog', (dialog) => dialog.accept())
      await button(page, 'Elegir los 103').click()
      await button(page, 'Eliminar los elegidos').click()
      await page.getByText('Listo: 103 registros.').waitFor()
      await button(page, 'Deshacer').click()
      await page.getByText('103 registros están de vuelta.').waitFor()
      await page.getByText('103 registros', { exact: true }).waitFor()
      await button(page, 'Elegir los 103').click()
      await button(page, 'Eliminar los elegidos').click()
      await page.getByText('Listo: 103 registros.').waitFor()
    })
  })

  it('is there for owners, whose branch then waits for approval again', async () => {
    const nombre = `Propia${Date.now()}`
    await asCliente(site.clienteCreate, async (page) => {
      await page.getByLabel('Nombre').fill(nombre)
      await button(page, 'Crear Empresa').click()
      await page.waitForURL('**/cliente/empresa')
      const [made] = await ask<{ id: number }[]>('GET', `${api.admin('empresa')}?q=${nombre}`)
      await ask('PUT', api.adminItem('empresa', made?.id ?? 0), { publicado: true })
      page.on('dialog', (dialog) => dialog.accept())
      await button(page, `Eliminar ${nombre}`).click()
      await button(page, 'Deshacer').click()
      await page.getByText(`«${nombre}» está de vuelta.`).waitFor()
      await page.getByText('Publicado: Espera otra vez').waitFor()
      await rows(page).filter({ hasText: nombre }).getByText('En revisión').waitFor()
      await button(page, `Eliminar ${nombre}`).click()
      await page.getByText('Eliminado.').waitFor()
    })
  })
})

describe('the trash', () => {
  it('lists what was removed, by kind and by title, and restores it', async () => {
    const word = `Papel${Date.now()}`
    const { id } = await product(word)
    const categoria = await ask<{ id: number }>('POST', api.admin('categoria'), { nombre: `${word} dos` })
    await throwAway('producto', id, word)
    await throwAway('categoria', categoria.id, word)
    await asAdmin(site.admin, async (page) => {
      await page.getByRole('link', { name: 'Papelera', exact: true }).click()
      await page.getByRole('heading', { name: 'Papelera', level: 1 }).waitFor()
      expect(await page.title()).toContain('Papelera')
      await page.getByLabel('Buscar').fill(word)
      await expect.poll(() => rows(page).count()).toBe(2)
      const row = rows(page).filter({ hasText: 'Producto' })
      await row.getByText('por Administración').waitFor()
      await row.getByText('En 30 días').waitFor()
      await page.getByLabel('Mostrar').selectOption('Categorías')
      await page.waitForURL('**tipo=categoria**')
      await expect.poll(() => rows(page).count()).toBe(1)
      await page.getByLabel('Mostrar').selectOption('Slides')
      await page.getByText(`Nada coincide con «${word}».`).waitFor()
      await page.goBack()
      await page.goBack()
      await expect.poll(() => rows(page).count()).toBe(2)
      await button(page, `Restaurar ${word}`).first().waitFor()
      await page.getByRole('button', { name: `Restaurar ${word}`, exact: true }).press('Enter')
      await page.getByRole('status').getByText(`«${word}» está de vuelta.`).waitFor()
      await expect.poll(() => rows(page).count()).toBe(1)
      expect(await exists(id)).toBe(true)
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
      await page.getByRole('link', { name: 'Actividad', exact: true }).click()
      await page
        .getByRole('listitem')
        .filter({ hasText: `Administración restauró producto ${word}` })
        .waitFor()
    })
    await ask('DELETE', api.adminItem('producto', id))
  })

  it('restores what was removed together by one press', async () => {
    const word = `Junto${Date.now()}`
    const ids: number[] = []
    for (const n of [1, 2, 3]) ids.push((await product(`${word} ${n}`)).id)
    await ask('POST', api.adminBatch('producto'), { ids, borrar: true })
    await asAdmin(`${TRASH}?q=${word}`, async (page) => {
      await page.getByText('Se eliminaron juntos').waitFor()
      // One row for all three.
      await button(page, /^Restaurar todos/).click()
      await page.getByText('3 registros están de vuelta.').waitFor()
      await page.getByText('Nada coincide').waitFor()
    })
    expect(await Promise.all(ids.map(exists))).toEqual([true, true, true])
    await ask('POST', api.adminBatch('producto'), { ids, borrar: true })
  })

  it('asks before it removes for ever', async () => {
    const word = `Siempre${Date.now()}`
    const { id } = await product(word)
    const entry = await throwAway('producto', id, word)
    await asAdmin(`${TRASH}?q=${word}`, async (page) => {
      await button(page, `Eliminar para siempre ${word}`).click()
      const dialog = page.getByRole('dialog', { name: '¿Eliminar para siempre?' })
      await dialog.getByText(`«${word}» se va con sus versiones`).waitFor()
      await dialog.getByRole('button', { name: 'Dejar en la papelera' }).click()
      await dialog.waitFor({ state: 'detached' })
      expect(await rows(page).count()).toBe(1)
      await button(page, `Eliminar para siempre ${word}`).click()
      await dialog.getByRole('button', { name: 'Eliminar para siempre' }).click()
      await page.getByText(`«${word}» se eliminó para siempre.`).waitFor()
      await page.getByText('Nada coincide').waitFor()
    })
    await expect(ask('POST', panelApi.adminTrashRestore(entry), {})).rejects.toThrow('404')
  })

  it('says that it is loading, empty or unreachable', async () => {
    await asAdmin(
      TRASH,
      async (page) => {
        await page.route('**/admin/papelera?**', (route) =>
          route.fulfill({ json: [], headers: { 'x-total-count': '0' } }),
        )
        await page.reload()
        await page.getByText('La papelera está vacía.').waitFor()
        await page.unroute('**/admin/papelera?**')
        const seen = Promise.withResolvers<void>()
        await page.route('**/admin/papelera?**', async (route) => {
          await seen.promise
          await route.abort()
        })
        await page.reload()
        await page.getByText('Cargando papelera...').waitFor()
        seen.resolve()
        await page.getByRole('alert').getByText('El servicio no puede atender').waitFor()
        await page.unroute('**/admin/papelera?**')
        await button(page, 'Reintentar').click()
        await page.getByRole('status').first().waitFor()
        await expect.poll(() => page.getByRole('alert').count()).toBe(0)
      },
      { allow: /ERR_FAILED|Error al cargar/ },
    )
  })

  it('leads to the page before when its last entry is gone', async () => {
    await asAdmin(`${TRASH}?page=9999`, async (page) => {
      await page.waitForURL((url) => url.searchParams.get('page') !== '9999')
    })
  })

  it('says that somebody else has restored an entry already', async () => {
    const word = `Otra${Date.now()}`
    const { id } = await product(word)
    const entry = await throwAway('producto', id, word)
    await asAdmin(
      `${TRASH}?q=${word}`,
      async (page) => {
        await rows(page).first().waitFor()
        await ask('POST', panelApi.adminTrashRestore(entry), {})
        await page.getByRole('button', { name: `Restaurar ${word}`, exact: true }).click()
        await page.getByRole('alert').getByText('Ya no está en la papelera').waitFor()
        await page.getByText('Nada coincide').waitFor()
      },
      { allow: /404/ },
    )
    await ask('DELETE', api.adminItem('producto', id))
  })
})
