import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { box, complaints, group, marks, query } from './searching.ts'
import { alive, siteUrl, visit } from './visit.ts'

describe('the search page', () => {
  it('finds every kind while a person types, highlights matches, and updates the address', async () => {
    await visit('/buscar', async (page) => {
      await alive(page)
      await page.getByRole('heading', { name: 'También puedes empezar por aquí' }).waitFor()
      await box(page).pressSequentially('cafe')
      for (const name of ['Sucursales', 'Productos', 'Blog', 'Documentos']) await group(page, name).waitFor()
      await expect.poll(() => query(page)).toBe('?q=cafe')
      expect(await marks(page)).toContain('Café')
      const document = group(page, 'Documentos').getByRole('listitem').first()
      expect(await document.textContent()).toMatch(/Página \d+.*café/)
      expect(await document.getByRole('link').getAttribute('href')).toMatch(/\.pdf#page=\d+$/)
      await box(page).fill('panaderias')
      await expect.poll(() => query(page)).toBe('?q=panaderias')
      await expect.poll(() => marks(page)).toContain('Panadería')
      await page.reload()
      expect(await box(page).inputValue()).toBe('panaderias')
      expect(await marks(page)).toContain('Panadería')
    })
  })

  it('says that results are only similar, and highlights their matches', async () => {
    const similar = 'No hay resultados exactos para «panaderai».'
    await visit('/buscar', async (page) => {
      await alive(page)
      await box(page).fill('panaderai')
      await page.getByText(similar).waitFor()
      await expect.poll(() => marks(page)).toContain('Panadería')
      await box(page).fill('panaderia')
      await page.getByText(similar).waitFor({ state: 'detached' })
      await box(page).fill('panaderai')
      await group(page, 'Sucursales').getByRole('link', { name: 'Ver en Sucursales' }).click()
      await page.getByText(similar).waitFor()
      await expect.poll(() => marks(page)).toContain('Panadería')
    })
    await visit(
      '/buscar?q=panaderai',
      async (page) => {
        await page.getByText(similar).waitFor()
        expect(await marks(page)).toContain('Panadería')
      },
      { javaScriptEnabled: false },
    )
  })

  it('links to results and longer lists, and Back restores the search', async () => {
    await visit('/buscar', async (page) => {
      await alive(page)
      await box(page).fill('panaderia')
      await group(page, 'Sucursales').getByRole('link', { name: 'Panadería La Espiga', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: 'Panadería La Espiga' }).waitFor()
      await page.goBack()
      await expect.poll(() => box(page).inputValue()).toBe('panaderia')
      await group(page, 'Sucursales').getByRole('link', { name: 'Ver en Sucursales' }).click()
      await expect.poll(() => page.url()).toContain('/sucursales?q=panaderia')
      await expect.poll(() => marks(page)).toContain('Panadería')
    })
  })

  it('never shows an older answer over a newer one', async () => {
    await visit('/buscar', async (page) => {
      await alive(page)
      await page.route('**/public/buscar', async (route) => {
        const { text } = route.request().postDataJSON()
        // The first letter's answer is the slowest.
        if (text === 'f') await new Promise((resolve) => setTimeout(resolve, 600))
        const catalogos = [{ id: 1, titulo: `Hallado: ${text}`, archivo: 'a.pdf' }]
        const totales = { empresas: 0, productos: 0, posts: 0, paginas: 0, catalogos: 1 }
        const json = { empresas: [], productos: [], posts: [], paginas: [], catalogos, totales }
        await route.fulfill({ json }).catch(() => undefined)
      })
      await box(page).pressSequentially('flo')
      await group(page, 'Documentos').getByText('Hallado: flo').waitFor()
      await page.waitForTimeout(800)
      await group(page, 'Documentos').getByText('Hallado: flo').waitFor()
    })
  })

  it('advises when nothing is found, and offers to retry a failed search', async () => {
    await visit(
      '/buscar?q=xyzxyz',
      async (page) => {
        await alive(page)
        await page.getByText('No encontramos nada con «xyzxyz».').waitFor()
        await page.getByText('Prueba con menos palabras').waitFor()
        await page.route('**/public/buscar', (route) => route.abort())
        await box(page).fill('cafe')
        const alert = page.getByRole('alert')
        expect(await alert.textContent()).toContain('No se pudo buscar.')
        await page.unroute('**/public/buscar')
        await alert.getByRole('button', { name: 'Reintentar' }).click()
        await group(page, 'Productos').waitFor()
        expect(await alert.count()).toBe(0)
      },
      { allow: /ERR_FAILED/ },
    )
  })

  it('shows the typed text literally, never as HTML', async () => {
    await visit(`/buscar?q=${encodeURIComponent('<img src=x> "cafe"')}`, async (page) => {
      expect(await box(page).inputValue()).toBe('<img src=x> "cafe"')
      expect(await page.locator('main img[src="x"]').count()).toBe(0)
    })
  })

  it('works without JavaScript, from the header’s link on', async () => {
    await visit(
      '/',
      async (page) => {
        await page.getByRole('link', { name: 'Buscar', exact: true }).click()
        await box(page).fill('cafe')
        await box(page).press('Enter')
        await group(page, 'Productos').waitFor()
        expect(query(page)).toBe('?q=cafe')
        expect(await marks(page)).toContain('Café')
      },
      { javaScriptEnabled: false },
    )
  })

  it('paginates one kind, also without JavaScript', async () => {
    const many = (page: Page) => page.getByRole('link', { name: /^Ver (las|los) \d+ / }).first()
    for (const javaScriptEnabled of [true, false])
      await visit(
        '/buscar?q=de',
        async (page) => {
          if (javaScriptEnabled) await alive(page)
          const total = Number(/\d+/.exec((await many(page).textContent()) ?? '')?.[0])
          const address = await many(page).getAttribute('href')
          await many(page).click()
          await expect.poll(() => page.url()).toBe(siteUrl(address ?? ''))
          await page.getByRole('status').getByText(`${total} resultados`).waitFor()
          const shown = await page.locator('main li.card h3').allTextContents()
          expect(shown.length).toBe(Math.min(20, total))
          if (total > 20) {
            await page.getByRole('link', { name: 'Siguiente' }).click()
            await page.getByText('Página 2 de').waitFor()
            for (const title of await page.locator('main li.card h3').allTextContents())
              expect(shown).not.toContain(title)
          }
          await page
            .getByRole('navigation', { name: 'Qué resultados' })
            .getByRole('link', { name: 'Todo' })
            .click()
          await many(page).waitFor()
        },
        { javaScriptEnabled },
      )
  })

  it('searches one kind while a person types, and shows other kinds with results', async () => {
    await visit('/buscar?q=cafe&tipo=productos', async (page) => {
      await alive(page)
      await group(page, 'Productos').waitFor()
      expect(await page.getByRole('region').count()).toBe(1)
      await box(page).fill('panaderia la espiga')
      await expect.poll(() => query(page)).toBe('?q=panaderia+la+espiga&tipo=productos')
      await page.getByText('Aquí no hay más resultados en Productos.').waitFor()
      await page.getByRole('link', { name: 'Todo', exact: true }).click()
      await group(page, 'Sucursales').waitFor()
      expect(query(page)).toBe('?q=panaderia+la+espiga')
    })
  })

  it('is hidden from search engines once it shows a search', async () => {
    const html = async (path: string) => (await fetch(siteUrl(path))).text()
    expect(await html('/buscar?q=cafe')).toContain('<meta name="robots" content="noindex"/>')
    expect(await html('/buscar?q=cafe&tipo=productos&pagina=2')).toContain('content="noindex"')
    expect(await html('/buscar')).not.toContain('noindex')
    expect(await html('/buscar?tipo=productos')).toContain(
      `<link rel="canonical" href="${siteUrl('/buscar')}"/>`,
    )
  })

  it('passes axe in light and dark colours, and fits 320 px', async () => {
    for (const colorScheme of ['light', 'dark'] as const)
      for (const path of ['/buscar?q=cafe', '/buscar?q=de&tipo=empresas', '/buscar?q=xyzxyz'])
        await visit(
          path,
          async (page) => {
            await alive(page)
            expect(await complaints(page)).toEqual([])
            await page.setViewportSize({ width: 320, height: 640 })
            expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
          },
          { colorScheme, reducedMotion: 'reduce' },
        )
  })
})

it('the home page highlights the matches of its searches, including similar words', async () => {
  await visit('/', async (page) => {
    await alive(page)
    await page.getByRole('searchbox', { name: 'Buscar sucursales' }).fill('hidalgo')
    const branches = page.getByRole('region', { name: 'Sucursales', exact: true })
    await expect.poll(() => branches.locator('mark').first().textContent()).toBe('Hidalgo')
    await page.getByRole('searchbox', { name: 'Buscar documentos' }).fill('nochebuenas')
    const documents = page.getByRole('region', { name: 'Documentos', exact: true })
    await expect.poll(() => documents.locator('mark').first().textContent()).toMatch(/^nochebuenas?$/i)
    await page.getByRole('searchbox', { name: 'Buscar sucursales' }).fill('hidlago')
    await branches.getByText('No hay resultados exactos para «hidlago».').waitFor()
    expect(await branches.locator('mark').first().textContent()).toBe('Hidalgo')
  })
})
