import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordsOf } from '../../../test/support/records.ts'
import { dataUrl, onePixel, photo } from '../../../test/support/samples.ts'
import { createWorld, type World } from '../../../test/support/world.ts'
import { api } from '../../contract/paths.ts'

/** Which HTML is kept: what the toolbar can make, and nothing else (contract.md, sections 3 and 10). */

let world: World
let id: number
const { make, change, read } = recordsOf(() => world)
beforeAll(async () => {
  world = await createWorld('sqlite')
  id = (await make('pagina')).id
})
afterAll(() => world.close())

/** Saves a text as an administrator, and returns the stored text. */
const kept = async (texttop: string): Promise<string> => (await change('pagina', id, { texttop })).texttop

describe('keeps what the toolbar makes', () => {
  test.each([
    '<h1>Uno</h1><h2>Dos</h2><h3>Tres</h3>',
    '<p>Hola, <strong>mundo</strong> <em>y</em> <u>todo</u> <s>esto</s><br />¿sí?</p>',
    '<p><span style="color:#ff0000">rojo</span> <span style="background-color:rgb(255, 240, 0)">fondo</span></p>',
    '<p><span style="color:hsl(120, 50%, 50%);background-color:#fff8">ambos</span></p>',
    '<ul><li><p>uno</p></li></ul><ol><li><p>dos</p><ul><li><p>dentro</p></li></ul></li></ol>',
    '<ol><li><p>uno</p></li></ol><p>y luego</p><ol start="2"><li><p>dos</p></li></ol>',
    '<h2 style="text-align:center">Centro</h2><p style="text-align:right">A la derecha</p>',
    '<p style="text-align:justify">Todo el ancho</p>',
    '<p><a href="https://ejemplo.mx/a?b=1&amp;c=%C3%B1#d">enlace</a></p>',
    '<p><a href="https://ejemplo.mx" target="_blank" rel="noopener noreferrer">otra pestaña</a></p>',
    '<p><a href="mailto:hola@ejemplo.mx">correo</a> <a href="tel:+525512345678">teléfono</a></p>',
    '<p><a href="/blog">sitio</a> <a href="#parte">parte</a> <a href="http://ejemplo.mx">http</a></p>',
    '<p><img alt="Plaza" width="640" height="480" src="https://ejemplo.mx/plaza.jpg" /></p>',
    '<p>5 &lt; 6 &amp; «ñandú» 🎉 "comillas" y ’apóstrofos’</p>',
    '<p>Una dirección: "/img/.0", y src="/img/.1"</p>',
  ])('%s', async (html) => {
    expect(await kept(html)).toBe(html)
    expect(await kept(await kept(html))).toBe(html)
  })

  test.each([
    ['<b>a</b><i>b</i><del>c</del><strike>d</strike>', '<strong>a</strong><em>b</em><s>c</s><s>d</s>'],
    ['<h4>cuatro</h4><div>caja</div><mark>marca</mark>', 'cuatrocajamarca'],
    ['<p class="x" id="y" data-z="1" title="t" dir="rtl">limpio</p>', '<p>limpio</p>'],
    ['<p>sin cerrar <strong>nada', '<p>sin cerrar <strong>nada</strong></p>'],
    ['<a href="https://ejemplo.mx" target="_top">t</a>', '<a href="https://ejemplo.mx">t</a>'],
    ['<a href=" https://ejemplo.mx ">t</a>', '<a href="https://ejemplo.mx">t</a>'],
    [
      '<img src="https://ejemplo.mx/a.png" width="100%" height="-1">',
      '<img alt="" src="https://ejemplo.mx/a.png" />',
    ],
    ['<table><tr><td>celda</td></tr></table>', 'celda'],
    ['<ol start="0 onload=x" type="i"><li>a</li></ol>', '<ol><li>a</li></ol>'],
    ['<p>a&#1;b&#x8;c&#13;&#10;d&#9;e&#x7f;f</p>', '<p>abc\nd\tef</p>'],
    [
      '<img src="https://ejemplo.mx/a.png" alt="a&#x1b;b">',
      '<img alt="ab" src="https://ejemplo.mx/a.png" />',
    ],
    ['', ''],
  ])('in one spelling: %s', async (html, expected) => {
    expect(await kept(html)).toBe(expected)
  })
})

describe('removes what could do harm', () => {
  test.each([
    '<script>alert(1)</script>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<style>*{background:url(https://mala.example)}</style>',
    '<iframe src="https://mala.example"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data="https://mala.example"></object><embed src="https://mala.example">',
    '<svg onload="alert(1)"><script>alert(1)</script></svg>',
    '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<svg><animate attributeName="href" values="javascript:alert(1)"/></svg>',
    '<math><mtext><table><mglyph><style><img src onerror="alert(1)"></style></table></mtext></math>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<p onclick="alert(1)" onmouseover=alert(1)>x</p>',
    '<img src="https://ejemplo.mx/a.png" onerror="alert(1)" srcset="https://mala.example 1x">',
    '<img src="x" onerror=alert(1)//',
    '<img src=`javascript:alert(1)`>',
    '<img alt="`><script>alert(1)</script>" src="https://ejemplo.mx/a.png">',
    '<form action="https://mala.example"><input name="password"><button>x</button></form>',
    '<base href="https://mala.example/"><meta http-equiv="refresh" content="0;url=https://mala.example">',
    '<link rel="stylesheet" href="https://mala.example">',
    '<textarea><img src=x onerror=alert(1)></textarea>',
    '<xmp><img src=x onerror=alert(1)></xmp><plaintext><script>alert(1)</script>',
    '<template><script>alert(1)</script></template>',
    '<!--><script>alert(1)</script>-->',
    '<![CDATA[<script>alert(1)</script>]]>',
    '<?xml version="1.0"?><x onload="alert(1)">',
    '<p/onclick=alert(1)>x</p>',
    '<a href="https://ejemplo.mx"onclick="alert(1)">x</a>',
    '<details open ontoggle="alert(1)">x</details>',
    '<video src="x" onerror="alert(1)"></video><audio src=x onerror=alert(1)>',
    '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
    '<<script>alert(1)//<</script>',
  ])('%s', async (html) => {
    // Judged by the remaining tags, as a browser would read them: escaped text does nothing.
    const tags = (await kept(html)).match(/<[^>]*>/g) ?? []
    for (const tag of tags) {
      expect(tag).toMatch(/^<\/?(p|a|img|br)\b/)
      expect(tag.replace(/alt="[^"]*"/, '')).not.toMatch(/\son\w+=|javascript:|mala\.example|srcset|script/i)
    }
  })

  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'java&#x09;script:alert(1)',
    '&#106;avascript:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
    'blob:https://ejemplo.mx/1',
    'file:///etc/passwd',
    'ftp://ejemplo.mx',
    '//mala.example',
    ' //mala.example',
    '/\\mala.example',
    '\\\\mala.example',
    '/\t/mala.example',
    '/\n/mala.example',
    '&#47;&#47;mala.example',
    'mala.example',
    '',
  ])('such as a link to %j', async (href) => {
    expect(await kept(`<p><a href="${href}">x</a></p>`)).toBe('<p><a>x</a></p>')
  })

  test.each([
    'http://ejemplo.mx/a.png',
    '//ejemplo.mx/a.png',
    '/\\ejemplo.mx/a.png',
    'javascript:alert(1)',
    'https:mala.example',
    '/api/v1/public/slides',
    '/img/.0',
    'a.png',
    '',
  ])('such as a picture from %j', async (src) => {
    expect(await kept(`<p>a<img src="${src}" alt="x">b</p>`)).toBe('<p>ab</p>')
  })

  test.each([
    'position:fixed;inset:0',
    'background-image:url(https://mala.example)',
    'color:url(https://mala.example)',
    'color:expression(alert(1))',
    'color:var(--x)',
    'color:#12',
    'color:red\\;x',
    'text-align:center',
    'font-size:99px;display:none',
  ])('such as a style that the toolbar cannot make: %s', async (style) => {
    expect(await kept(`<p><span style="${style}">x</span></p>`)).toBe('<p><span>x</span></p>')
  })

  test('such as styles that place or paint a paragraph', async () => {
    expect(await kept('<p style="color:red;text-align:center;position:fixed">x</p>')).toBe(
      '<p style="text-align:center">x</p>',
    )
  })
})

test('every HTML field is cleaned, on create and on update', async () => {
  const html = '<p>bien</p><script>alert(1)</script>'
  const post = await make('post', { descripcion: html })
  const page = await make('pagina', { name: 'Otra', texttop: html, textbottom: html })
  const settings = await world.call('PUT', api.adminAjustes, {
    token: world.admin,
    body: { terminos: html, politica_cookies: html },
  })
  const all = [post.descripcion, page.texttop, page.textbottom, settings.body.terminos]
  expect([...all, settings.body.politica_cookies]).toEqual(Array(5).fill('<p>bien</p>'))
  expect((await change('post', post.id, { descripcion: `${html}!` })).descripcion).toBe('<p>bien</p>!')
})

describe('pictures inside a text', () => {
  const found = (html: string) => [...html.matchAll(/ src="([^"]*)"/g)].map((match) => match[1] ?? '')

  test('become files of this site, at their places in the text', async () => {
    const jpeg = dataUrl('image/jpeg', await photo(900, 300))
    const html = `<p>a<img src="${jpeg}" alt="uno"></p><img src="https://ejemplo.mx/b.png"><img src="${onePixel}">`
    const text = await kept(html)
    expect(text).not.toContain('data:')
    const [first = '', foreign, second = ''] = found(text)
    expect(foreign).toBe('https://ejemplo.mx/b.png')
    expect(first).toMatch(/^\/img\/contenido\/[0-9a-f]+-900x300\.webp$/)
    expect(second).toMatch(/^\/img\/contenido\/[0-9a-f]+-1x1\.webp$/)
    for (const address of [first, `${first}?w=400`, second]) {
      const { status, headers } = await world.call('GET', address)
      expect([status, headers['content-type']]).toEqual([200, 'image/webp'])
    }
    expect(await kept(text)).toBe(text)
  })

  test.each([
    ['SVG', dataUrl('image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
    ['HTML', dataUrl('image/png', Buffer.from('<script>alert(1)</script>'))],
    ['no base64', 'data:image/png,hola'],
    ['broken', 'data:image/png;base64,%%%'],
    ['empty', 'data:image/png;base64,'],
  ])(
    'are refused under the field when they are invalid, and the text stays unchanged: %s',
    async (_, src) => {
      const before = await kept('<p>antes</p>')
      const { status, body } = await world.call('PUT', api.adminItem('pagina', id), {
        token: world.admin,
        body: { texttop: `<p>después</p><img src="${src}">` },
      })
      expect([status, Object.keys(body.errors)]).toEqual([422, ['texttop']])
      expect((await read('pagina', id)).texttop).toBe(before)
    },
  )
})
