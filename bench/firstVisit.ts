import { request } from 'node:http'
import type { Server } from './processes.ts'
import type { Row } from './table.ts'

/** What a browser fetches for the first page before pictures: HTML, styles, scripts and fonts, as they travel. */
export async function firstVisit({ url }: Server): Promise<Row[]> {
  const html = await sizeOf(url)
  const page = await (await fetch(url)).text()
  const named = [...page.matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:js|css|woff2))"/g)]
  const files = new Set(named.map(([, path = '']) => path))
  const sizes = { js: 0, css: 0, woff2: 0 }
  for (const path of files) {
    const kind = path.endsWith('.js') ? 'js' : path.endsWith('.css') ? 'css' : 'woff2'
    sizes[kind] += await sizeOf(url + path)
  }
  const total = html + sizes.js + sizes.css + sizes.woff2
  const parts = `HTML ${kilobytes(html)}, scripts ${kilobytes(sizes.js)}, styles ${kilobytes(sizes.css)}, preloaded fonts ${kilobytes(sizes.woff2)}`
  return [
    {
      what: 'First visit without pictures, brotli',
      measured: kilobytes(total),
      beside: parts,
      target: '',
      met: null,
    },
  ]
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

function sizeOf(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let size = 0
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
      })
      response.on('end', () => resolve(size))
    })
      .on('error', reject)
      .end()
  })
}
