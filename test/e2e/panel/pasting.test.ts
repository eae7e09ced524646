import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { site } from '../../../src/contract/paths.ts'
import { asAdmin } from './person.ts'

/** Pasted content looks as it will be stored. */

/** Pastes HTML into an empty text, and returns the editor's own HTML. */
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

describe('pasted content', () => {
  it('ignores a picture that the server would remove, without a request', async () => {
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

  it('turns each row of a table into a paragraph with separate cells', async () => {
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

  it('keeps the paragraphs and lists of a layout table', async () => {
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

  it('keeps the colours of words, but not the black, the backgrounds and the link colours of another page', async () => {
    await asAdmin(site.adminCreate('post'), async (page) => {
      const html = await pasted(
        page,
        `<b style="font-weight:normal" id="docs-internal-guid-1"><p style="color:black"><span
        style="font-size:11pt;color:#000000;background-color:transparent">de documento</span></p></b>
        <p><span style="color:windowtext;background:white">de Word</span></p>
        <p><span style="color:rgb(33, 37, 41);background-color:rgba(255, 255, 255, 0.9)">de una página</span></p>
        <p style="background:#eef5ff"><span style="color:#ff0000;">a propósito</span></p>
        <p><span style="background:yellow;mso-highlight:yellow">resaltado</span></p>
        <p style="background-color:#123a6b"><span style="color:#ffee88">sobre azul</span></p>`,
      )
      expect(html.replace(/<\/?span>/g, '')).toContain(
        '<p>de documento</p><p>de Word</p><p>de una página</p>',
      )
      expect(html).toContain('<span style="color: rgb(255, 0, 0);">a propósito</span>')
      expect(html).toContain('<p><span>resaltado</span></p><p><span>sobre azul</span></p>')
      expect(html).not.toContain('background')
    })
  })

  it('gives a link the site’s look, however another page coloured it', async () => {
    await asAdmin(site.adminCreate('post'), async (page) => {
      const html = await pasted(
        page,
        `<p>De <a href="https://a.example/"><span style="color:#0563C1">Word</span></a>, de
        <span style="color:#1155cc"><a href="https://b.example/" style="color:#1155cc">Documentos</a></span> y de
        <a href="https://c.example/" style="color:rgb(200, 30, 30);background:#ffeecc"><strong>una página</strong></a></p>`,
      )
      expect(html).not.toMatch(/color/)
      for (const host of ['a', 'b', 'c']) expect(html).toContain(`href="https://${host}.example/"`)
    })
  })

  const point = (level: number, text: string, marker = '·', list = 'l0') =>
    `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}pt;text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span
    style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`

  const lists: [what: string, html: string, wanted: string][] = [
    [
      'points within points',
      point(1, 'Pan') +
        point(2, 'Bolillo', 'o') +
        point(3, 'Chico', '§') +
        point(2, 'Telera', 'o') +
        point(1, 'Café'),
      '<ul><li><p>Pan</p><ul><li><p>Bolillo</p><ul><li><p>Chico</p></li></ul></li><li><p>Telera</p></li></ul></li><li><p>Café</p></li></ul>',
    ],
    [
      'numbers, with points below one of them',
      point(1, 'Abrir', '1.') +
        point(2, 'La puerta') +
        point(1, 'Barrer', '2.') +
        point(2, 'Adentro', 'a)') +
        point(2, 'Afuera', 'b)'),
      '<ol><li><p>Abrir</p><ul><li><p>La puerta</p></li></ul></li><li><p>Barrer</p><ol><li><p>Adentro</p></li><li><p>Afuera</p></li></ol></li></ol>',
    ],
    [
      'numbers that go on after a paragraph, and an item of two paragraphs',
      `${point(1, 'Uno', '1)')}<p class=MsoListParagraph>y más de uno</p>${point(1, 'Dos', '2)')}<p class=MsoNormal>Luego:</p>${point(1, 'Tres', '3)')}`,
      '<ol><li><p>Uno</p><p>y más de uno</p></li><li><p>Dos</p></li></ol><p>Luego:</p><ol start="3"><li><p>Tres</p></li></ol>',
    ],
    [
      'two lists, one behind the other, and bold words',
      point(1, '<b>Lunes</b> y martes') + point(1, 'Primero', '1.', 'l1') + point(4, 'Hondo', '·', 'l1'),
      '<ul><li><p><strong>Lunes</strong> y martes</p></li></ul><ol><li><p>Primero</p><ul><li><p>Hondo</p></li></ul></li></ol>',
    ],
    [
      'of Word in the browser',
      [
        [1, 'UL', 'Pan'],
        [2, 'OL', 'Bolillo'],
        [1, 'UL', 'Café'],
      ]
        .map(
          ([level, list, text]) =>
            `<div class="ListContainerWrapper"><${list} role="list"><li data-listid="1" data-aria-posinset="1" data-aria-level="${level}" role="listitem"><p class="Paragraph">${text}</p></li></${list}></div>`,
        )
        .join(''),
      '<ul><li><p>Pan</p><ol><li><p>Bolillo</p></li></ol></li><li><p>Café</p></li></ul>',
    ],
    [
      'of Google Docs',
      `<b style="font-weight:normal" id="docs-internal-guid-1"><ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc;color:#000000" aria-level="1"><p dir="ltr" role="presentation"><span style="font-size:11pt">Pan</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>Bolillo</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr">Café</p></li></ul></b>`,
      '<ul><li><p>Pan</p><ul><li><p>Bolillo</p></li></ul></li><li><p>Café</p></li></ul>',
    ],
    [
      'of LibreOffice',
      `<ol><li><p style="line-height: 100%"><font color="#000080">Pan</font></p></li><ul><li><p>Bolillo</p></li></ul><li><p>Café</p></li></ol>`,
      '<ol><li><p>Pan</p><ul><li><p>Bolillo</p></li></ul></li><li><p>Café</p></li></ol>',
    ],
  ]
  it('keeps a list of another program, with its levels', async () => {
    await asAdmin(site.adminCreate('post'), async (page) => {
      for (const [what, html, wanted] of lists) {
        const text = await pasted(
          page,
          `<html><body><!--StartFragment-->${html}<!--EndFragment--></body></html>`,
        )
        const plain = text
          .replace(/ (class|style|dir)="[^"]*"/g, '')
          .replace(/<\/?span>|<br>|&nbsp;/g, '')
          .replace(/<p><\/p>/g, '')
        expect(plain, what).toBe(wanted)
      }
    })
  })
})
