import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { site } from '../../../src/contract/paths.ts'
import { asAdmin } from './person.ts'

/** What is pasted into a text looks as it will be kept. */

/** Pastes HTML into an empty text, and gives the editor's own HTML. */
async function pasted(page: Page, html: string): Promise<string> {
  const content = page.getByRole('textbox', { name: 'Contenido' })
  await content.click()
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Delete')
  await content.evaluate((element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
  return content.innerHTML()
}

describe('pasting', () => {
  it('a picture that the server would drop is not taken, and nothing is asked of the server for it', async () => {
    await asAdmin(site.adminCreate('post'), async (page) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      for (const address of ['http://otro.example/x.png', 'blob:https://otro.example/1', 'x.png']) {
        const html = await pasted(page, `<p>antes</p><img src="${address}"><p>después</p>`)
        expect(html).toContain('antes')
        expect(html).toContain('después')
        expect(html).not.toContain('<img src')
      }
      expect(asked.filter((path) => path.endsWith('null'))).toEqual([])
    })
  })

  it('a table: each row is a paragraph, its cells are kept apart', async () => {
    await asAdmin(site.adminCreate('post'), async (page) => {
      const html = await pasted(
        page,
        `<p>Precios</p><table><caption>De hoy</caption><thead><tr><th>Pan</th><th>Precio</th></tr></thead>
        <tbody><tr><td><p>Bolillo</p></td><td></td><td><strong>$3.00</strong></td></tr></tbody></table>`,
      )
      const lines = await page.getByRole('textbox', { name: 'Contenido' }).locator('p').allTextContents()
      expect(lines).toEqual(['Precios', 'De hoy', 'Pan · Precio', 'Bolillo · $3.00'])
      expect(html).toContain('<strong>$3.00</strong>')
    })
  })

  it('a table that only holds a page together leaves its paragraphs and lists as they are', async () => {
    await asAdmin(site.adminCreate('post'), async (page) => {
      const html = await pasted(
        page,
        `<table><tr><td><h2>Feria</h2><p>uno</p><ul><li>dos</li></ul>
        <table><tr><td>Hora</td><td>10:00</td></tr></table></td></tr></table>`,
      )
      expect(html.replace(/ class="[^"]*"| style="[^"]*"/g, '')).toMatch(
        /<h2>Feria<\/h2><p>uno<\/p><ul><li><p>dos<\/p><\/li><\/ul><p>Hora · 10:00<\/p>/,
      )
    })
  })

  it('a colour that somebody chose stays, the black and white that another page was written in does not', async () => {
    await asAdmin(site.adminCreate('post'), async (page) => {
      const html = await pasted(
        page,
        `<b style="font-weight:normal" id="docs-internal-guid-1"><p style="color:black"><span
        style="font-size:11pt;color:#000000;background-color:transparent">de documento</span></p></b>
        <p><span style="color:windowtext;background:white">de Word</span></p>
        <p><span style="color:rgb(33, 37, 41);background-color:rgba(255, 255, 255, 0.9)">de una página</span></p>
        <p><span style="color:#ff0000;background:yellow">a propósito</span></p>`,
      )
      expect(html.replace(/<\/?span>/g, '')).toContain(
        '<p>de documento</p><p>de Word</p><p>de una página</p>',
      )
      expect(html).toMatch(/style="color: rgb\(255, 0, 0\); background-color: yellow;">a propósito/)
    })
  })
})
