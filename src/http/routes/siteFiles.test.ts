import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createAnswerCache } from '../cache/answerCache.ts'
import { handleErrors } from '../errors.ts'
import { siteFileRoutes } from './siteFiles.ts'

const CODE = 'export const saludo = "¡Hola!"'
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'a-1234.js'), CODE)
  await writeFile(join(folder, 'assets', 'a-1234.js.br'), brotliCompressSync(CODE))
  await writeFile(join(folder, 'assets', 'a-1234.js.gz'), gzipSync(CODE))
  await writeFile(join(folder, 'assets', 'letra.woff2'), 'letters')
  await writeFile(join(folder, 'favicon.svg'), '<svg/>')
})
afterEach(() => rm(folder, { recursive: true }))

async function site() {
  const app = Fastify()
  handleErrors(app)
  await siteFileRoutes(app, folder, createAnswerCache(1_000_000, { 'x-content-type-options': 'nosniff' }))
  return (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
}

describe("the site's files", () => {
  test.each([
    ['/assets/a-1234.js', 'br, gzip', 'text/javascript; charset=utf-8', 'br', brotliCompressSync(CODE)],
    ['/assets/a-1234.js?v=2', 'gzip', 'text/javascript; charset=utf-8', 'gzip', gzipSync(CODE)],
    ['/assets/a-1234.js', 'br;q=0', 'text/javascript; charset=utf-8', undefined, Buffer.from(CODE)],
    ['/assets/letra.woff2', 'br, gzip', 'font/woff2', undefined, Buffer.from('letters')],
    ['/favicon.svg', 'br, gzip', 'image/svg+xml', undefined, Buffer.from('<svg/>')],
  ])('sends %s with accept-encoding %s', async (url, accepted, type, coding, bytes) => {
    const ask = await site()
    for (const turn of ['read', 'kept']) {
      const { statusCode, headers, rawPayload } = await ask(url, { 'accept-encoding': accepted })
      expect([turn, statusCode]).toEqual([turn, 200])
      expect(rawPayload.equals(bytes)).toBe(true)
      expect(headers).toMatchObject({ 'content-type': type, 'x-content-type-options': 'nosniff' })
      expect(headers['content-encoding']).toBe(coding)
      expect(headers['cache-control']).toMatch(url.startsWith('/assets/') ? /immutable/ : /max-age=86400$/)
    }
  })

  test('are not sent again to a browser that has them', async () => {
    const ask = await site()
    const etag = String((await ask('/assets/letra.woff2')).headers.etag)
    expect((await ask('/assets/letra.woff2', { 'if-none-match': etag })).statusCode).toBe(304)
  })

  test.each([
    '/assets/',
    '/assets/b.js',
    '/assets/a-1234.js.br',
    '/assets/..%2ffavicon.svg',
    '/assets/../otro',
  ])('do not include %s', async (url) => {
    expect((await (await site())(url)).statusCode).toBe(404)
  })

  test('prevent the start when one has an unknown type', async () => {
    await writeFile(join(folder, 'assets', 'b.exe'), 'x')
    await expect(site()).rejects.toThrow('/assets/b.exe')
  })
})
