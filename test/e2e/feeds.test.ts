import sharp from 'sharp'
import { expect, it } from 'vitest'
import { posts } from '../../seed/posts.ts'
import { siteUrl } from './visit.ts'

const read = async (path: string) => {
  const answer = await fetch(siteUrl(path))
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}

it.each(['/', '/login', '/no-existe'])('%s refuses other methods with its own in Allow', async (path) => {
  const answer = await fetch(siteUrl(path), { method: 'POST' })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  expect(await answer.json()).toEqual({ message: expect.any(String) })
})

it('robots.txt names the sitemap', async () => {
  const { status, text } = await read('/robots.txt')
  expect(status).toBe(200)
  expect(text).toContain(`Sitemap: ${siteUrl('/sitemap.xml')}`)
})

it('the sitemap contains every page once, and each of them answers', async () => {
  const index = await read('/sitemap.xml')
  const parts = locations(index.text)
  expect(parts).toContain(siteUrl('/sitemap/sitio.xml'))
  const files = await Promise.all(parts.map(async (url) => (await fetch(url)).text()))
  const urls = files.flatMap(locations)
  expect(new Set(urls).size).toBe(urls.length)
  for (const path of [
    '/',
    '/sucursales/panaderia-la-espiga',
    '/productos/martillo-de-una',
    '/blog/post/mesa-de-cafe',
  ])
    expect(urls).toContain(siteUrl(path))
  for (const url of urls) expect([url, (await fetch(url)).status]).toEqual([url, 200])
  for (const name of [
    'nada-0',
    'empresa-1',
    'empresa-999',
    'empresa-00',
    'empresa',
    'sitio-0',
    'empresa-1e9',
  ])
    expect([name, (await read(`/sitemap/${name}.xml`)).status]).toEqual([name, 404])
})

it('the blog has a feed', async () => {
  const { type, text } = await read('/rss.xml')
  expect(type).toContain('application/rss+xml')
  for (const { title } of posts) expect(text).toContain(`<title>${title}</title>`)
})

it.each([
  ['/', 'Organization'],
  ['/sucursales/panaderia-la-espiga', 'Bakery'],
  ['/productos/martillo-de-una', 'Product'],
  ['/blog/post/mesa-de-cafe', 'BlogPosting'],
  ['/categorias/cafeterias', 'BreadcrumbList'],
])('%s contains a %s as structured data', async (path, type) => {
  const { text } = await read(path)
  const blocks = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json),
  )
  const block = blocks.find((one) => one['@type'] === type)
  expect(block).toMatchObject({ '@context': 'https://schema.org' })
  if (type === 'Product') expect(block.offers).toMatchObject({ price: '189.00', priceCurrency: 'MXN' })
})

it('the previews’ pictures exist, in their stated size and a format that every messenger shows', async () => {
  for (const path of ['/', '/blog/post/mesa-de-cafe', '/login']) {
    const { text } = await read(path)
    const told = (property: string) => new RegExp(`property="${property}" content="([^"]+)"`).exec(text)?.[1]
    const answer = await fetch(told('og:image') ?? '')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^image\/(jpeg|png)$/)
    const { width, height } = await sharp(await answer.arrayBuffer()).metadata()
    expect([told('og:image:width'), told('og:image:height')]).toEqual([String(width), String(height)])
  }
})

it('the icons exist, including one for an iPhone’s home screen', async () => {
  const { text } = await read('/')
  const icons = [...text.matchAll(/<link rel="(icon|apple-touch-icon)" href="([^"]+)"/g)]
  expect(icons.map(([, kind]) => kind)).toEqual(['icon', 'apple-touch-icon'])
  for (const [, , path = ''] of icons) expect((await read(path)).type).toMatch(/^image\//)
})

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
