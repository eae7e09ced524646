import { describe, expect, it } from 'vitest'
import { catalogos } from './catalogos.ts'
import { categorias } from './categorias.ts'
import { empresas } from './empresas.ts'
import { organizacion } from './organizacion.ts'
import { paginas } from './paginas.ts'
import { posts } from './posts.ts'
import { productos } from './productos.ts'
import { slides } from './slides.ts'
import { usuarios } from './usuarios.ts'

const claves = categorias.map(({ clave }) => clave)
const bodies = [
  ...posts.map(({ descripcion }) => descripcion),
  ...paginas.flatMap(({ texttop, textbottom }) => [texttop, textbottom]),
  organizacion.terminos,
  organizacion.politica_cookies,
]

describe('the demo has as many records as a small organisation', () => {
  it.each([
    ['categories', categorias, 12],
    ['categories on the home page', categorias.filter(({ menu }) => menu), 6],
    ['products', productos, 48],
    ['branches', empresas, 60],
    ['unpublished branches', empresas.filter(({ publicado }) => !publicado), 6],
    ['slides', slides, 5],
    ['posts', posts, 14],
    ['pages', paginas, 4],
    ['catalogues', catalogos, 8],
    ['client accounts', usuarios, 3],
  ])('%s', (_kind, items, count) => expect(items).toHaveLength(count))

  it('every category has four products and five branches', () => {
    for (const clave of claves) {
      expect(productos.filter(({ categoria }) => categoria === clave)).toHaveLength(4)
      expect(empresas.filter(({ categoria }) => categoria === clave)).toHaveLength(5)
    }
  })

  it('a product is sold out, one is made to order, and every client owns a branch', () => {
    expect(productos.map(({ stock }) => stock)).toEqual(expect.arrayContaining([0, null]))
    for (const dueno of usuarios.keys()) expect(empresas.map((empresa) => empresa.dueno)).toContain(dueno)
  })
})

describe('nothing exists twice, ignoring accents and case', () => {
  it.each([
    ['categories', categorias.map(({ nombre }) => nombre)],
    ['pictures of categories', categorias.map(({ giro }) => giro)],
    ['products', productos.map(({ name }) => name)],
    ['codes', productos.map(({ code }) => code)],
    ['pictures of products', productos.map(({ thing }) => thing)],
    ['branches', empresas.map(({ nombre }) => nombre)],
    ['places of branches', empresas.map(({ orden }) => String(orden))],
    ['telephones', empresas.flatMap(({ telefono }) => telefono ?? [])],
    ['posts', posts.map(({ name }) => name)],
    ['pages', paginas.map(({ name }) => name)],
    ['themes', [...posts, ...paginas].map(({ theme }) => theme)],
    ['catalogues', catalogos.map(({ titulo }) => titulo)],
  ])('%s', (_kind, names) => expect(new Set(names.map(fold)).size).toBe(names.length))

  it('descriptions', () => {
    const texts = [
      ...categorias.map(({ descripcion }) => descripcion),
      ...productos.flatMap(({ description, details }) => [description, details]),
      ...empresas.map(({ descripcion }) => descripcion),
      ...[...posts, ...paginas].map(({ description }) => description),
    ]
    expect(new Set(texts.map(fold)).size).toBe(texts.length)
  })
})

describe('the demo is valid input', () => {
  it('names, titles and descriptions are short enough', () => {
    const names = [
      ...categorias.map(({ nombre }) => nombre),
      ...empresas.map(({ nombre }) => nombre),
      ...[...productos, ...posts, ...paginas].flatMap(({ name, title }) => [name, title]),
      ...catalogos.map(({ titulo }) => titulo),
      ...slides.map(({ frase }) => frase),
    ]
    const descriptions = [...productos, ...posts, ...paginas].map(({ description }) => description)
    expect(names.filter((name) => name.length < 2 || name.length > 255)).toEqual([])
    expect(descriptions.filter((text) => text.length < 40 || text.length > 1000)).toEqual([])
    expect(
      empresas.filter(({ direccion, descripcion }) => direccion.length > 500 || descripcion.length > 10_000),
    ).toEqual([])
  })

  it('prices are in cents, stock is whole, pictures have ASCII names', () => {
    for (const { price, stock, thing } of productos) {
      expect(Number(price.toFixed(2))).toBe(price)
      expect(stock === null || Number.isInteger(stock)).toBe(true)
      expect(thing).toMatch(/^[a-z]+(-[a-z]+)*$/)
    }
  })

  it('telephones have 7 to 15 digits and usual separators', () => {
    for (const telefono of empresas.flatMap((empresa) => empresa.telefono ?? [])) {
      expect(telefono).toMatch(/^[+\d][\d\s().-]*( ext\. \d+)?$|^\([\d\s().-]*( ext\. \d+)?$/)
      expect(telefono.replace(/\D/g, '')).toMatch(/^\d{7,15}$/)
    }
    expect(organizacion.telefono_chat).toMatch(/^52\d{10}$/)
  })

  it('sites and addresses belong to nobody', () => {
    for (const { website, email } of empresas) {
      if (website !== null) expect(new URL(website).hostname).toMatch(/\.example$/)
      if (email !== null) expect(email).toMatch(/^[a-z]+@[a-z-]+\.example$/)
    }
    for (const { email } of usuarios) expect(email).toMatch(/^[a-z]+@example\.com$/)
  })
})

describe('the bodies are HTML that the panel’s editor could have made', () => {
  const tags = /<\/?(h[1-3]|p|strong|em|u|s|span|ul|ol|li|a)(?: (?:href|style)="[^"<>]+")?>/g

  it('with only its tags, and only addresses and styles as attributes', () => {
    for (const body of bodies) expect(body.replace(tags, '')).not.toMatch(/[<>]/)
  })

  it('with links to existing pages', () => {
    const places = new Set([
      ...['/categorias', '/register', '/politica-cookies', '/terminos'],
      ...categorias.map(({ nombre }) => `/categorias/${slug(nombre)}`),
      ...posts.map(({ name }) => `/blog/post/${slug(name)}`),
    ])
    const hrefs = bodies.flatMap((body) =>
      [...body.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? ''),
    )
    const inside = [...hrefs, ...slides.flatMap(({ link }) => link ?? [])].filter((href) =>
      href.startsWith('/'),
    )
    expect(inside.filter((href) => !places.has(href))).toEqual([])
    expect(hrefs.filter((href) => !/^(\/|mailto:|tel:\+52|https:\/\/[a-z-]+\.example)/.test(href))).toEqual(
      [],
    )
  })

  it('with 300 to 700 words in a post', () => {
    for (const { name, descripcion } of posts) {
      const words = descripcion
        .replace(/<[^>]+>/g, ' ')
        .trim()
        .split(/\s+/).length
      expect(words >= 300 && words <= 700, `${name}: ${words}`).toBe(true)
    }
  })
})

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

function slug(text: string): string {
  return fold(text).replace(/[^a-z0-9]+/g, '-')
}
