import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordsOf } from '../../../test/support/records.ts'
import { dataUrl, pdf } from '../../../test/support/samples.ts'
import { type Answered, createWorld, DATABASES, type World } from '../../../test/support/world.ts'
import { api } from '../../contract/paths.ts'

/** The two searches as calls: their input and the number of their results (contract.md, sections 5, 7 and 10). */

const BRANCHES = 60

describe.each(DATABASES)('searches, on %s', (kind) => {
  let world: World
  let ip = 0
  const { make, change, remove } = recordsOf(() => world)
  beforeAll(async () => {
    world = await createWorld(kind)
    const categoria_id = (await make('categoria', { nombre: 'Ferreterías' })).id
    for (let n = 1; n <= BRANCHES; n++)
      await make('empresa', { nombre: `Tienda ${n}`, orden: BRANCHES - n, categoria_id })
    await make('empresa', { nombre: 'Secreta', publicado: false })
    for (const [titulo, orden] of [
      ['Verano', 2],
      ['Otoño', 1],
    ])
      await make('catalogo', {
        titulo,
        orden,
        archivo: dataUrl('application/pdf', await pdf(['Portada', `Rosca de reyes para ${titulo}`])),
      })
  })
  afterAll(() => world.close())

  /** Each search comes from another address, so that the limit does not apply. */
  const search = (path: string, body: unknown): Promise<Answered> =>
    world.call('POST', path, { body, ip: `192.0.2.${++ip}` })
  const metrics = () => world.call('GET', '/metrics', { ip: '127.0.0.1' })
  const names = (answer: Answered) => answer.body.map((one: Found) => one.nombre ?? one.titulo)

  describe('for branches', () => {
    test('return complete branches, best first, without their owner', async () => {
      const { status, body } = await search(api.empresasSearch, { text: 'tienda 7' })
      expect([status, body[0].nombre]).toEqual([200, 'Tienda 7'])
      expect(body[0]).toMatchObject({
        slug: 'tienda-7',
        publicado: true,
        categoria: { nombre: 'Ferreterías' },
      })
      expect(body[0]).not.toHaveProperty('user_id')
    })

    test('return at most 50', async () => {
      expect((await search(api.empresasSearch, { text: 'ferreterias' })).body).toHaveLength(50)
    })

    test.each([
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ])('are compressed: %s', async (coding, unpack) => {
      const plain = await search(api.empresasSearch, { text: 'ferreterias' })
      const headers = { 'accept-encoding': coding }
      const packed = await world.call('POST', api.empresasSearch, { body: { text: 'ferreterias' }, headers })
      expect(packed.headers['content-encoding']).toBe(coding)
      expect(packed.raw.length).toBeLessThan(plain.raw.length / 4)
      expect(unpack(packed.raw)).toEqual(plain.raw)
    })

    test.each(['', '   ', '¡!', '🎉', '…', '\u0000'])(
      'return the branches of the home page for text without a word: %j',
      async (text) => {
        const found = await search(api.empresasSearch, { text })
        expect(found.status).toBe(200)
        expect(found.body).toEqual((await world.call('GET', api.empresas(5))).body)
      },
    )

    test('return an empty array when nothing matches', async () => {
      const { status, body } = await search(api.empresasSearch, { text: 'zzz' })
      expect([status, body]).toEqual([200, []])
    })

    test('never find an unpublished branch, even by a typing error', async () => {
      expect((await search(api.empresasSearch, { text: 'secreta' })).body).toEqual([])
      expect((await search(api.empresasSearch, { text: 'secreat' })).body).toEqual([])
    })

    test('find a change immediately, and a withdrawn branch no longer', async () => {
      const { id } = await make('empresa', { nombre: 'Pasajera' })
      expect(names(await search(api.empresasSearch, { text: 'pasajera' }))).toEqual(['Pasajera'])
      await change('empresa', id, { publicado: false })
      expect((await search(api.empresasSearch, { text: 'pasajera' })).body).toEqual([])
      await change('empresa', id, { publicado: true })
      await remove('empresa', id)
      expect((await search(api.empresasSearch, { text: 'pasajera' })).body).toEqual([])
    })
  })

  describe('for branches of one category', () => {
    let papelerias: { id: number; slug: string }
    beforeAll(async () => {
      papelerias = await make('categoria', { nombre: 'Papelerías' })
      const far = { orden: 900, categoria_id: papelerias.id }
      for (const nombre of ['Tienda del lápiz', 'El Cuaderno']) await make('empresa', { nombre, ...far })
    })
    const among = async (text: string, categoria: unknown) => {
      const answer = await search(api.empresasSearch, { text, categoria })
      return [answer.headers['x-search-match'], ...names(answer)]
    }

    test('find branches beyond the 50 best of all categories', async () => {
      expect(await among('tienda', 'papelerias')).toEqual(['exact', 'Tienda del lápiz'])
      expect(await among('tienda', 'ferreterias')).toHaveLength(51)
    })

    test('match fuzzily when the typed text finds nothing in any category', async () => {
      expect(await among('cuaderon', 'papelerias')).toEqual(['similar', 'El Cuaderno'])
      expect(await among('cuaderon', 'ferreterias')).toEqual(['exact'])
      // `Tiende` is one error away from a word in the category, and exists elsewhere.
      const { id } = await make('empresa', { nombre: 'Tiende y plancha' })
      expect(await among('tiende', 'papelerias')).toEqual(['exact'])
      await remove('empresa', id)
    })

    test('return its first five for a text without words', async () => {
      expect(await among('', 'papelerias')).toEqual(['exact', 'Tienda del lápiz', 'El Cuaderno'])
      expect(await among('', 'ferreterias')).toHaveLength(6)
    })

    test('follow changes of a branch’s category, of the category’s name, and its removal', async () => {
      const token = world.cliente
      const body = { nombre: 'Filigranas', categoria_id: papelerias.id }
      const { id } = (await world.call('POST', api.clientEmpresa, { token, body })).body
      expect(await among('filigranas', 'papelerias')).toEqual(['exact'])
      await change('empresa', id, { publicado: true })
      expect(await among('filigranas', 'papelerias')).toEqual(['exact', 'Filigranas'])
      const moved = { ...body, categoria_id: null }
      await world.call('PUT', api.clientEmpresaItem(id), { token, body: moved })
      expect(await among('filigranas', 'papelerias')).toEqual(['exact'])
      await world.call('PUT', api.clientEmpresaItem(id), { token, body })
      await change('categoria', papelerias.id, { nombre: 'Escolares', orden: 1 })
      expect(await among('filigranas', 'papelerias')).toEqual(['exact', 'Filigranas'])
      const gone = await make('categoria', { nombre: 'Pasajera' })
      await world.call('PUT', api.clientEmpresaItem(id), { token, body: { ...body, categoria_id: gone.id } })
      await remove('categoria', gone.id)
      expect(await among('filigranas', gone.slug)).toEqual(['exact'])
      expect(await among('filigranas', '')).toEqual(['exact', 'Filigranas'])
      await remove('empresa', id)
    })

    test('return all without a category, none for an unknown one, and refuse other types', async () => {
      for (const categoria of [undefined, null, ''])
        expect(await among('cuaderno', categoria)).toEqual(['exact', 'El Cuaderno'])
      for (const categoria of ['nada', 'Papelerias', '\u0000', "' or 1=1"])
        expect(await among('cuaderno', categoria)).toEqual(['exact'])
      for (const categoria of [7, ['papelerias'], {}, 'a'.repeat(256)]) {
        const answer = await search(api.empresasSearch, { text: 'cuaderno', categoria })
        expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['categoria']])
      }
    })
  })

  describe('for catalogues', () => {
    test('find titles immediately, and return all in order for an empty text', async () => {
      expect(names(await search(api.catalogosSearch, { text: '' }))).toEqual(['Otoño', 'Verano'])
      const { body } = await search(api.catalogosSearch, { text: 'verano' })
      expect(body[0]).toMatchObject({ titulo: 'Verano', archivo: expect.stringMatching(/\.pdf$/) })
    })

    test('find a new title immediately, and the old one no longer', async () => {
      const { id } = await make('catalogo', { titulo: 'Primavera', orden: 9 })
      await change('catalogo', id, { titulo: 'Invierno' })
      expect((await search(api.catalogosSearch, { text: 'primavera' })).body).toEqual([])
      expect(names(await search(api.catalogosSearch, { text: 'invierno' }))).toEqual(['Invierno'])
      await remove('catalogo', id)
      expect((await search(api.catalogosSearch, { text: 'invierno' })).body).toEqual([])
    })

    test('find the text inside within 15 seconds, with its page and an excerpt', async () => {
      const inside = () => search(api.catalogosSearch, { text: 'rosca' })
      await expect.poll(async () => names(await inside())).toEqual(['Otoño', 'Verano'])
      expect((await inside()).body[0]).toMatchObject({
        titulo: 'Otoño',
        pagina: 2,
        extracto: expect.stringContaining('Rosca de reyes'),
      })
      const byTitle = (await search(api.catalogosSearch, { text: 'verano' })).body[0]
      expect(byTitle).not.toHaveProperty('pagina')
      expect(byTitle).not.toHaveProperty('extracto')
    })
  })

  test.each([
    ['a branch as it is typed', api.empresasSearch, 'tienda', 'exact'],
    ['a branch with an error', api.empresasSearch, 'tiedna', 'similar'],
    ['no branch', api.empresasSearch, 'zzzzz', 'exact'],
    ['the first branches', api.empresasSearch, '', 'exact'],
    ['a catalogue as it is typed', api.catalogosSearch, 'verano', 'exact'],
    ['a catalogue with an error', api.catalogosSearch, 'vernao', 'similar'],
    ['all catalogues', api.catalogosSearch, '', 'exact'],
    ['anything as it is typed', api.buscar, 'verano', 'exact'],
    ['anything with an error', api.buscar, 'vernao', 'similar'],
    ['nothing at all', api.buscar, 'zzzzz', 'exact'],
  ])('say whether they found %s', async (_, path, text, match) => {
    expect((await search(path, { text })).headers['x-search-match']).toBe(match)
  })

  describe.each([
    ['branches', api.empresasSearch],
    ['catalogues', api.catalogosSearch],
  ])('for %s', (_, path) => {
    test.each([
      ['no text', {}],
      ['null', { text: null }],
      ['a number', { text: 12 }],
      ['an array', { text: ['pan'] }],
      ['an object', { text: { $ne: '' } }],
      ['201 characters', { text: 'ñ'.repeat(201) }],
      ['201 characters of two halves each', { text: '🎉'.repeat(201) }],
    ])('refuse %s', async (_, body) => {
      const answer = await search(path, body)
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['text']])
    })

    test.each(['ñ'.repeat(200), '🎉'.repeat(200), `  ${'a'.repeat(200)}  `, 'a b '.repeat(50)])(
      'accept 200 characters, as people count them',
      async (text) => {
        expect((await search(path, { text })).status).toBe(200)
      },
    )

    test.each(["'; drop table empresa; --", '%', '_', '\\', '" or 1=1', 'NOT AND OR *', 'a:b*', "l'été"])(
      'take every character literally: %s',
      async (text) => {
        const answer = await search(path, { text })
        expect(answer.status).toBe(200)
        expect(answer.body.length).toBeLessThanOrEqual(50)
      },
    )

    test('share one kept answer for the same words, however they are written', async () => {
      const misses = async () => Number(/result="miss"} (\d+)/.exec((await metrics()).raw.toString())?.[1])
      const first = await search(path, { text: 'Último año' })
      const before = await misses()
      const again = await search(path, { text: '  ¡ULTIMO   AÑO!' })
      expect([again.raw, await misses()]).toEqual([first.raw, before])
    })

    test('return whole answers, whatever the client has cached', async () => {
      const { headers } = await search(path, { text: 'pan' })
      const known = { 'if-none-match': String(headers.etag) }
      const { status } = await world.call('POST', path, { body: { text: 'pan' }, headers: known })
      expect(status).toBe(200)
    })

    test('refuse GET, and accept JSON only', async () => {
      const post = (body: unknown, type: string) =>
        world.call('POST', path, { body, headers: { 'content-type': type }, ip: `192.0.2.${++ip}` })
      expect((await post('text=pan', 'application/x-www-form-urlencoded')).status).toBe(415)
      expect((await post('{"text":', 'application/json')).status).toBe(400)
      expect((await post('["pan"]', 'application/json')).status).toBe(400)
      expect((await post('', 'application/json')).status).toBe(400)
    })
  })
})

interface Found {
  nombre?: string
  titulo?: string
}
