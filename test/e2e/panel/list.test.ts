import { describe, expect, it } from 'vitest'
import { api, site } from '../../../src/contract/paths.ts'
import { dataUrl, pdf } from '../../support/samples.ts'
import { asAdmin, asCliente, ask } from './person.ts'

const slide = (frase: string) =>
  ask<{ id: number }>('POST', api.admin('slide'), { frase, posicion: 99, urlfoto: PIXEL })
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

describe('a list', () => {
  it('shows one page; page, search, order and filters are in the address', async () => {
    await asAdmin(site.adminList('empresa'), async (page) => {
      const rows = page.locator('tbody tr')
      await rows.first().waitFor()
      expect(await rows.count()).toBe(20)
      await page.getByRole('link', { name: 'Página 2' }).click()
      await page.waitForURL('**/empresa?page=2')
      await page.getByRole('button', { name: 'Nombre' }).click()
      await page.waitForURL('**/empresa?sort=nombre')
      const sorted = page
        .getByRole('columnheader', { name: 'Nombre' })
        .and(page.locator('[aria-sort=ascending]'))
      await sorted.waitFor()
      const before = await rows.allInnerTexts()
      await page.getByLabel('Publicado').selectOption('En revisión')
      await page.waitForURL('**publicado=0**')
      await page.getByText('En revisión', { exact: true }).and(page.locator('tbody *')).first().waitFor()
      await page.getByLabel('Buscar').fill('tlapaleria ñandu')
      await page.waitForURL('**q=tlapaleria**')
      await page.goBack()
      await page.waitForURL('**/empresa?sort=nombre')
      await sorted.waitFor()
      await expect.poll(() => rows.allInnerTexts()).toEqual(before)
      expect(await page.getByLabel('Publicado').inputValue()).toBe('todas')
      expect(await page.getByLabel('Buscar').inputValue()).toBe('')
    })
  })

  it('marks a catalogue whose PDF contains no text, and shows covers', async () => {
    const archivo = dataUrl('application/pdf', await pdf(['']))
    const { id } = await ask<{ id: number }>('POST', api.admin('catalogo'), { titulo: 'Escaneado', archivo })
    const texto = async () => (await ask<{ texto: string }>('GET', api.adminItem('catalogo', id))).texto
    await expect.poll(texto, { timeout: 30_000 }).toBe('no')
    await asAdmin(site.adminList('catalogo'), async (page) => {
      const row = page.getByRole('row').filter({ hasText: 'Escaneado' }).first()
      await row.getByText('Sin texto', { exact: true }).waitFor()
      expect(await row.locator('img').getAttribute('src')).toMatch(/^\/img\/catalogo\/.+\?w=400$/)
      await row.getByRole('link', { name: 'Editar Escaneado' }).click()
      await page.getByText('Ver PDF actual').waitFor()
      expect(await page.locator('img[src^="/img/catalogo/"]').count()).toBe(1)
    })
    await ask('DELETE', api.adminItem('catalogo', id))
  })

  it('sends at most three requests', async () => {
    await asAdmin(site.admin, async (page) => {
      const calls: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/api/v1/')) calls.push(request.url())
      })
      await page.getByRole('link', { name: 'Sucursales', exact: true }).click()
      await page.locator('tbody tr').first().waitFor()
      expect(calls.length).toBeLessThanOrEqual(3)
      expect(calls.filter((url) => url.includes('/admin/empresa'))).toHaveLength(1)
    })
  })

  it('says that it is loading, then that nothing matches, and how to show everything again', async () => {
    await asAdmin(site.adminList('categoria'), async (page) => {
      const seen = Promise.withResolvers<void>()
      await page.route('**/admin/categoria?**', async (route) => {
        await seen.promise
        await route.continue()
      })
      await page.reload()
      await page.getByText('Cargando categorías...').waitFor()
      seen.resolve()
      await page.locator('tbody tr').first().waitFor()
      await page.getByLabel('Buscar').fill('xyzzy')
      await page.getByText('Nada coincide con «xyzzy».').waitFor()
      // This clears text that is still being typed, too.
      await page.clock.install()
      await page.getByLabel('Buscar').pressSequentially('x')
      await page.getByRole('button', { name: 'Quitar búsqueda y filtros' }).click()
      await page.locator('tbody tr').first().waitFor()
      expect(await page.getByLabel('Buscar').inputValue()).toBe('')
      await page.clock.runFor('01:00')
      expect(page.url()).not.toContain('q=')
    })
  })

  it('reports a failure in Spanish, and offers to retry', async () => {
    await asAdmin(
      site.adminList('post'),
      async (page) => {
        await page.locator('tbody tr').first().waitFor()
        await page.route('**/admin/post?**', (route) => route.abort(), { times: 1 })
        await page.reload()
        await page.getByRole('alert').getByText('El servicio no puede atender').waitFor()
        await page.getByRole('button', { name: 'Reintentar' }).click()
        await page.locator('tbody tr').first().waitFor()
        expect(await page.getByRole('alert').count()).toBe(0)
      },
      { allow: /ERR_FAILED|Error al cargar/ },
    )
  })

  it('shows an answer that is no list as empty, and says so', async () => {
    await asAdmin(
      site.adminList('producto'),
      async (page) => {
        await page.route('**/admin/producto?**', (route) => route.fulfill({ json: { nada: true } }))
        await page.reload()
        await page.getByText('La respuesta del servidor no es una lista').waitFor()
        await page.getByText('No hay productos para mostrar.').waitFor()
      },
      { allow: /no es una lista/ },
    )
  })

  it('shows prices in pesos, and names a missing category or picture', async () => {
    const producto = { name: 'Silla de prueba', title: 'Silla', description: 'De pino', price: 1234.5 }
    await ask('POST', api.admin('producto'), producto)
    await asAdmin(`${site.adminList('producto')}?q=silla de prueba`, async (page) => {
      const row = page.locator('tbody tr')
      await row.getByText('$1,234.50').waitFor()
      await row.getByText('Sin categoría').waitFor()
      await row.getByText('Sin imagen').waitFor()
    })
  })
})

describe('a list on a phone', () => {
  const viewport = { width: 360, height: 740 }

  it('has visible controls for order and selection, and each row is a card', async () => {
    await asAdmin(
      site.adminList('producto'),
      async (page) => {
        await page.locator('tbody tr').first().waitFor()
        const order = page.getByLabel('Ordenar por')
        const all = page.getByLabel('Elegir toda la página')
        for (const control of [order, all]) {
          const box = await control.boundingBox()
          expect(box?.width).toBeGreaterThan(15)
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
        }
        await order.selectOption('Precio, ascendente')
        await page.waitForURL('**/producto?sort=price')
        await all.check()
        await page.getByText('20 elegidos').waitFor()
        const card = await page.locator('tbody tr').first().boundingBox()
        expect(card?.width).toBeLessThan(360)
      },
      { viewport },
    )
  })

  it('shows each state in its own colour', async () => {
    await asAdmin(site.adminList('empresa'), async (page) => {
      const colourOf = (text: string) =>
        page
          .locator('.panel-badge', { hasText: text })
          .first()
          .evaluate((badge) => getComputedStyle(badge).backgroundColor)
      const published = await colourOf('Publicada')
      await page.getByLabel('Publicado').selectOption('En revisión')
      const waiting = await colourOf('En revisión')
      expect(new Set([published, waiting, 'rgba(0, 0, 0, 0)']).size).toBe(3)
    })
  })
})

describe('deleting', () => {
  it('asks in the browser’s dialog, with the specification’s words; No changes nothing, Yes reloads the list', async () => {
    await slide('Para borrar')
    await asAdmin(`${site.adminList('slide')}?q=para borrar`, async (page) => {
      const asked: string[] = []
      page.once('dialog', (dialog) => {
        asked.push(dialog.message())
        return dialog.dismiss()
      })
      await page.getByRole('button', { name: 'Eliminar Para borrar' }).click()
      expect(await page.locator('tbody tr').count()).toBe(1)
      page.once('dialog', (dialog) => {
        asked.push(dialog.message())
        return dialog.accept()
      })
      await page.getByRole('button', { name: 'Eliminar Para borrar' }).click()
      await page.getByText('Nada coincide').waitFor()
      expect(asked).toEqual(['¿Borrar Slide?', '¿Borrar Slide?'])
    })
  })

  it('shows the specification’s text after a failure and keeps the row', async () => {
    await slide('No se va')
    await asAdmin(
      `${site.adminList('slide')}?q=no se va`,
      async (page) => {
        await page.route('**/admin/slide/*', (route) => route.abort())
        page.on('dialog', (dialog) => dialog.accept())
        await page.getByRole('button', { name: 'Eliminar No se va' }).click()
        await page.getByRole('alert').getByText('No se pudo eliminar el slide.').waitFor()
        expect(await page.locator('tbody tr').count()).toBe(1)
      },
      { allow: /ERR_FAILED|Error al eliminar/ },
    )
  })

  it('reloads the list when the record is gone already, and says so', async () => {
    const made = await slide('Ya no está')
    await asAdmin(
      `${site.adminList('slide')}?q=ya no esta`,
      async (page) => {
        await page.locator('tbody tr').first().waitFor()
        await ask('DELETE', api.adminItem('slide', made.id))
        page.on('dialog', (dialog) => dialog.accept())
        await page.getByRole('button', { name: 'Eliminar Ya no está' }).click()
        await page.getByText('ya se había eliminado').waitFor()
        await page.getByText('Nada coincide').waitFor()
      },
      { allow: /404|Error al eliminar/ },
    )
  })
})

describe('a last page whose records are deleted', () => {
  it('leads to the page before when all are deleted together', async () => {
    await asAdmin(await lastPageOfTwo(), async (page) => {
      await page.getByLabel('Elegir toda la página').check()
      page.on('dialog', (dialog) => dialog.accept())
      await page.getByRole('button', { name: 'Eliminar los elegidos' }).click()
      await expect.poll(() => page.locator('tbody tr').count()).toBe(20)
      expect(new URL(page.url()).searchParams.get('page')).toBe(null)
      await page.getByText('Listo: 1 registro.').waitFor()
      await page.getByText('20 registros', { exact: true }).waitFor()
    })
  })

  it('leads there when its only record is deleted, and stays when that fails', async () => {
    await asAdmin(
      await lastPageOfTwo(),
      async (page) => {
        const rows = page.locator('tbody tr')
        const remove = page.getByRole('button', { name: /^Eliminar Estante/ })
        await page.route('**/admin/producto/*', (route) => route.abort(), { times: 1 })
        page.on('dialog', (dialog) => dialog.accept())
        await remove.click()
        await page.getByRole('alert').waitFor()
        await page.waitForLoadState('networkidle')
        expect(new URL(page.url()).searchParams.get('page')).toBe('2')
        expect(await rows.count()).toBe(1)
        await remove.click()
        await expect.poll(() => rows.count()).toBe(20)
        await page.getByText('Eliminado.').waitFor()
      },
      { allow: /ERR_FAILED|Error al eliminar/ },
    )
  })
})

/** Creates 21 products with a unique name. Returns the address of their list's second page. */
async function lastPageOfTwo(): Promise<string> {
  const name = `Estante${Date.now()}`
  const product = (number: number) => ({
    name: `${name} ${number}`,
    title: name,
    description: name,
    price: 1,
  })
  for (let number = 1; number <= 21; number += 1) await ask('POST', api.admin('producto'), product(number))
  return `${site.adminList('producto')}?q=${name}&page=2`
}

describe('a client’s list', () => {
  it('contains only the client’s branches, with the specification’s headings', async () => {
    await asCliente(site.clienteEmpresa, async (page) => {
      await page.getByRole('link', { name: 'Editar Panadería La Espiga' }).first().waitFor()
      const heads = await page.getByRole('columnheader').allInnerTexts()
      expect(heads.map((text) => text.replace(/[^\p{L}]/gu, ''))).toEqual(['ID', 'NAME', 'Estado', 'ACCIÓN'])
      await page.getByRole('link', { name: 'Agregar Empresa' }).waitFor()
      const menu = page.getByRole('navigation', { name: 'Menú' })
      expect(await menu.getByRole('link').allInnerTexts()).toEqual(['Empresa'])
      await menu.locator('[aria-current=page]').waitFor()
    })
  })
})
