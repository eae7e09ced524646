import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { api, site } from '../../../src/contract/paths.ts'
import { photo } from '../../support/samples.ts'
import { asAdmin, ask } from './person.ts'

const CONTROLS = [
  'Encabezado 1',
  'Encabezado 2',
  'Encabezado 3',
  'Negrita',
  'Cursiva',
  'Subrayado',
  'Tachado',
  'Color del texto',
  'Color de fondo',
  'Lista numerada',
  'Lista con viñetas',
  'Alinear a la izquierda',
  'Centrar',
  'Alinear a la derecha',
  'Justificar',
  'Enlace',
  'Imagen',
  'Texto alternativo',
  'Quitar formato',
]

let count = 0
async function post(descripcion: string): Promise<number> {
  const name = `Texto de prueba ${Date.now()} ${++count}`
  const made = await ask<{ id: number }>('POST', api.admin('post'), {
    name,
    title: name,
    description: 'Prueba',
    descripcion,
  })
  return made.id
}

/** Edits a post with this text, and returns the text that the server stores. */
async function edited(html: string, change: (page: Page) => Promise<void>, allow?: RegExp): Promise<string> {
  const id = await post(html)
  await asAdmin(
    site.adminEdit('post', id),
    async (page) => {
      await page.getByRole('textbox', { name: 'Contenido' }).click()
      await change(page)
      await page.getByRole('button', { name: 'Actualizar', exact: true }).click()
      await page.waitForURL(`**${site.adminList('post')}`)
    },
    { allow },
  )
  return (await ask<{ descripcion: string }>('GET', api.adminItem('post', id))).descripcion
}

/** Makes React's work in the page come in small pieces with other work between them. */
function beBusy(): void {
  MessagePort.prototype.postMessage = new Proxy(MessagePort.prototype.postMessage, {
    apply: (post, port, message) => {
      window.setTimeout(() => Reflect.apply(post, port, message), 15)
    },
  })
  const now = performance.now.bind(performance)
  let asked = 0
  performance.now = () => now() + ++asked
}

const press = (page: Page, name: string) =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true }).click()

describe('the editor', () => {
  it('has the specification’s toolbar, each control with a Spanish name', async () => {
    await asAdmin(site.adminCreate('post'), async (page) => {
      const buttons = page.getByRole('toolbar').getByRole('button')
      await buttons.first().waitFor()
      expect(await buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual(
        CONTROLS,
      )
    })
  })

  it('loads on a busy machine, where it is not in the page immediately', async () => {
    const [pagina] = await ask<{ id: number }[]>('GET', `${api.admin('pagina')}?per_page=1`)
    await asAdmin(site.admin, async (page) => {
      await page.addInitScript(beBusy)
      await page.goto(site.adminEdit('pagina', pagina?.id ?? 0))
      await page.getByRole('textbox', { name: 'Contenido Superior' }).waitFor()
      await page.getByRole('textbox', { name: 'Contenido Inferior' }).waitFor()
    })
  })

  it('makes with its toolbar exactly what the server keeps', async () => {
    const html = await edited('<p>uno</p>', async (page) => {
      await page.keyboard.press('Control+A')
      await press(page, 'Negrita')
      await press(page, 'Subrayado')
      await press(page, 'Centrar')
      await press(page, 'Color del texto')
      await page.getByRole('button', { name: 'Barro' }).click()
      await press(page, 'Color de fondo')
      await page.getByRole('button', { name: 'Menta' }).click()
      await page.keyboard.press('End')
      await page.keyboard.press('Enter')
      await press(page, 'Quitar formato')
      await press(page, 'Encabezado 2')
      await page.keyboard.type('dos')
    })
    expect(html).toContain('text-align:center')
    expect(html).toContain('<strong>')
    expect(html).toContain('<u>')
    expect(html).toMatch(/color:(#a8452a|rgb\(168, 69, 42\))/)
    expect(html).toMatch(/background-color:(#cdebe3|rgb\(205, 235, 227\))/)
    expect(html).toMatch(/<h2[^>]*>.*dos/)
  })

  it('asks for a link’s address in the page, and refuses one that the server would remove', async () => {
    const html = await edited('<p>Visita el mercado</p>', async (page) => {
      await page.keyboard.press('Control+A')
      await press(page, 'Enlace')
      const address = page.getByLabel('Dirección del enlace')
      await address.fill('javascript:alert(1)')
      await page.getByRole('button', { name: 'Poner enlace' }).click()
      await page.getByText('Escribe una dirección que empiece con').waitFor()
      await address.fill('https://mercado.example/')
      await page.keyboard.press('Enter')
      await address.waitFor({ state: 'detached' })
    })
    expect(html).toContain('<a href="https://mercado.example/">Visita el mercado</a>')
  })

  it('stores an inserted picture as a file, with its alternative text', async () => {
    const html = await edited('<p>Foto:</p>', async (page) => {
      const buffer = await photo(700, 500)
      await page
        .locator('.mantine-RichTextEditor-toolbar input[type=file]')
        .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
      const question = page.getByRole('dialog', { name: 'Describe la imagen' })
      await question.getByLabel('Texto alternativo').fill('Puesto de flores')
      await question.getByRole('button', { name: 'Usar este texto' }).click()
      await question.waitFor({ state: 'detached' })
    })
    expect(html).toMatch(/<img[^>]*src="\/img\/contenido\/[\w-]+\.webp"/)
    expect(html).toContain('alt="Puesto de flores"')
    expect(html).not.toContain('data:')
  })

  it('uploads a pasted picture, and does not show what the server would remove', async () => {
    const html = await edited('<p></p>', async (page) => {
      const data = `data:image/jpeg;base64,${(await photo(60, 40)).toString('base64')}`
      await page.evaluate((src) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData(
          'text/html',
          `<blockquote>cita</blockquote><table><tr><td>celda</td></tr></table><img src="http://inseguro.example/a.png"><img src="${src}">`,
        )
        document.activeElement?.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        )
      }, data)
      await page
        .getByRole('dialog', { name: 'Describe la imagen' })
        .getByLabel('Texto alternativo')
        .press('Enter')
      const content = page.getByRole('textbox', { name: 'Contenido' })
      await content.locator('img[src^="/img/contenido/"]').waitFor()
      expect(await content.locator('table, blockquote, img[src^="http://"]').count()).toBe(0)
    })
    expect(html).toContain('cita')
    expect(html).toContain('celda')
    expect(html).toMatch(/src="\/img\/contenido\//)
  })

  it('reports an invalid picture, and saves the text without it only on demand', async () => {
    const html = await edited(
      '<p>Sigue aquí</p>',
      async (page) => {
        await page
          .locator('.mantine-RichTextEditor-toolbar input[type=file]')
          .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('nada') })
        await page.getByText('La imagen no se pudo subir.').waitFor()
        await page.locator('[data-upload-error]').waitFor({ state: 'detached' })
        const sent: string[] = []
        page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
        await page.getByRole('button', { name: 'Actualizar', exact: true }).click()
        await page.getByText('Revisa los datos marcados.').waitFor()
        const inFocus = () => page.evaluate(() => document.activeElement?.getAttribute('role'))
        await expect.poll(inFocus).toBe('textbox')
        expect(sent).toEqual([])
        await page.getByRole('button', { name: 'Seguir sin esa imagen' }).click()
        await page.getByText('La imagen no se pudo subir.').waitFor({ state: 'detached' })
        await page.getByText('Revisa los datos marcados.').waitFor({ state: 'detached' })
      },
      /422|Error al subir la imagen|ERR_/,
    )
    expect(html).toContain('Sigue aquí')
  })
})
