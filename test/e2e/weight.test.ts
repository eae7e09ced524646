import { describe, expect, it } from 'vitest'
import { alive, visit } from './visit.ts'

const KB = 1000

describe.each(['/', '/categorias/cafeterias', '/sucursales', '/blog/post/mesa-de-cafe'])(
  'the first visit to %s',
  (path) => {
    it('makes no formatter, which costs a phone as much as all scripts', async () => {
      await visit('about:blank', async (page) => {
        await page.addInitScript(() => {
          const made: string[] = []
          const watched = (intl: Record<string, new (...all: unknown[]) => object>, name: string) => {
            const Formatter = intl[name]
            if (!Formatter) throw new Error(`no Intl.${name}`)
            intl[name] = class extends Formatter {
              constructor(...all: unknown[]) {
                super(...all)
                made.push(name)
              }
            }
          }
          for (const name of ['DateTimeFormat', 'NumberFormat', 'Segmenter', 'Collator'])
            watched(Object(Intl), name)
          Object.assign(window, { made })
        })
        await page.goto(path)
        await alive(page)
        await page.waitForLoadState('networkidle')
        expect(await page.evaluate(() => Object(window).made)).toEqual([])
      })
    })

    it('loads at most 115 KB of scripts and 15 KB of styles, nothing of the panel, and no schema library', async () => {
      await visit('about:blank', async (page) => {
        const bytes = { script: 0, stylesheet: 0 }
        const scripts: Promise<string>[] = []
        page.on('response', (response) => {
          const type = response.request().resourceType()
          if (type !== 'script' && type !== 'stylesheet') return
          expect(response.headers()['content-encoding']).toBe('br')
          bytes[type] += Number(response.headers()['content-length'])
          if (type === 'script') scripts.push(response.text())
        })
        await page.goto(path)
        await alive(page)
        await page.waitForLoadState('networkidle')
        expect(bytes.script).toBeGreaterThan(0)
        expect(bytes.script).toBeLessThanOrEqual(115 * KB)
        expect(bytes.stylesheet).toBeLessThanOrEqual(15 * KB)
        const code = (await Promise.all(scripts)).join('\n')
        for (const foreign of ['ZodError', 'mantine', 'ProseMirror']) expect(code).not.toContain(foreign)
      })
    })
  },
)

it('a legal text loads with its own page only', async () => {
  await visit('about:blank', async (page) => {
    const htmlOf = async (path: string) => (await page.goto(path))?.text()
    expect(await htmlOf('/terminos')).toContain('Precios y existencias')
    expect(await htmlOf('/')).not.toContain('Precios y existencias')
  })
})
