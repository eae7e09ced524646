import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountsOf } from '../../../test/support/accounts.ts'
import { proposingIn } from '../../../test/support/proposing.ts'
import { recordsOf } from '../../../test/support/records.ts'
import { onePixel, photo } from '../../../test/support/samples.ts'
import { createWorld, DATABASES, type World } from '../../../test/support/world.ts'
import { panelApi } from '../../contract/panelPaths.ts'
import { api, imagePath } from '../../contract/paths.ts'

/** What an owner changes waits for approval, where the settings ask for that. */

const MINUTE = 60_000

describe.each(DATABASES)('an owner’s edit of a published branch, on %s', (kind) => {
  let world: World
  const { make, change } = recordsOf(() => world)
  const { review, trust, branch, propose, read, withdraw, owner } = proposingIn(() => world)
  const { pass } = accountsOf(() => world)
  beforeAll(async () => {
    world = await createWorld(kind)
  })
  afterAll(() => world.close())
  beforeEach(async () => {
    pass(2 * MINUTE)
    await review(true)
  })

  test('waits: 202 with the record as it is, and what is proposed', async () => {
    const before = await branch({ telefono: '55 1111 1111', orden: 3 })
    const { id } = before
    const { headers } = await owner('GET', api.clientEmpresaItem(id))
    pass(MINUTE)
    const sent = await propose(id, { nombre: 'La Pluma', telefono: '55 2222 2222', email: '' })
    expect(sent.status).toBe(202)
    expect(sent.headers).toMatchObject({ etag: headers.etag, 'cache-control': 'no-store' })
    const { propuesta, ...record } = sent.body
    expect({ ...record, propuesta: null }).toEqual(before)
    expect(propuesta).toEqual({
      id: expect.any(Number),
      tipo: 'empresa',
      record_id: id,
      title: 'La Goma',
      user: 'cliente',
      at: world.clock.now.toISOString(),
      cambios: {
        nombre: { actual: 'La Goma', propuesto: 'La Pluma', cambiado: false },
        telefono: { actual: '55 1111 1111', propuesto: '55 2222 2222', cambiado: false },
      },
    })
    const again = await owner('GET', api.clientEmpresaItem(id))
    expect([again.body, again.headers.etag]).toEqual([sent.body, headers.etag])
    const [listed] = (await owner('GET', `${api.clientEmpresa}?q=goma`)).body
    expect(listed.propuesta).not.toBeNull()
  })

  test.each<[string, (id: number) => object]>([
    ['as POST with _method', () => ({ body: { _method: 'PUT', nombre: 'La Pluma' } })],
    ['as a form', () => ({ form: { _method: 'PUT', nombre: 'La Pluma' } })],
  ])('%s waits alike', async (_, sent) => {
    const { id } = await branch()
    const { status, body } = await owner('POST', api.clientEmpresaItem(id), sent(id))
    expect([status, body.nombre, body.propuesta.cambios.nombre.propuesto]).toEqual([
      202,
      'La Goma',
      'La Pluma',
    ])
  })

  test('is amended, and a field that is set back leaves; the last one closes the proposal', async () => {
    const { id } = await branch({ telefono: '55 1111 1111' })
    const first = (await propose(id, { nombre: 'Uno' })).body.propuesta
    pass(MINUTE)
    const second = (await propose(id, { nombre: 'Dos', email: 'dos@goma.mx' })).body.propuesta
    expect(second).toMatchObject({ id: first.id, at: first.at, cambios: { nombre: { propuesto: 'Dos' } } })
    expect(Object.keys(second.cambios)).toEqual(['nombre', 'email'])
    // The same again changes nothing.
    expect((await propose(id, { nombre: 'Dos', telefono: '55 1111 1111' })).body.propuesta).toEqual(second)
    const third = await propose(id, { nombre: 'La Goma' })
    expect([third.status, Object.keys(third.body.propuesta.cambios)]).toEqual([202, ['email']])
    const last = await propose(id, { email: null })
    expect([last.status, last.body.propuesta]).toEqual([200, null])
    expect((await withdraw(id)).status).toBe(404)
  })

  test('passes at once in its direct fields', async () => {
    const { id } = await branch({ orden: 3 })
    const direct = await propose(id, { orden: 5 })
    expect([direct.status, direct.body.orden, direct.body.propuesta]).toEqual([200, 5, null])
    const both = await propose(id, { orden: 6, nombre: 'La Pluma' })
    expect([both.status, both.body.orden, both.body.nombre]).toEqual([202, 6, 'La Goma'])
    expect(Object.keys(both.body.propuesta.cambios)).toEqual(['nombre'])
    expect(both.headers.etag).not.toBe(direct.headers.etag)
    expect(await read(id)).toEqual(both.body)
  })

  test('is withdrawn', async () => {
    const { id } = await branch()
    await propose(id, { nombre: 'La Pluma', email: 'pluma@goma.mx' })
    expect((await withdraw(id)).status).toBe(204)
    expect(await read(id)).toMatchObject({ nombre: 'La Goma', propuesta: null, rechazados: {} })
    expect((await withdraw(id)).status).toBe(404)
    expect((await withdraw(999_999)).status).toBe(404)
  })

  test('is validated like any other', async () => {
    const { id } = await branch()
    for (const [field, value] of [
      ['nombre', ''],
      ['email', 'nadie'],
      ['telefono', '12'],
      ['website', 'goma'],
      ['categoria_id', 999_999],
      ['urlfoto', 'otra.webp'],
      ['urlfoto', 'data:image/png;base64,aG9sYQ=='],
      ['orden', -1],
    ] as const) {
      const { status, body } = await propose(id, { descripcion: 'Buena', [field]: value })
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]])
    }
    expect(await read(id)).toMatchObject({ propuesta: null })
  })

  test('is refused with an outdated version of the record', async () => {
    const { id } = await branch()
    const { headers } = await owner('GET', api.clientEmpresaItem(id))
    const match = { 'if-match': String(headers.etag) }
    expect((await propose(id, { nombre: 'Uno' }, match)).status).toBe(202)
    expect((await propose(id, { nombre: 'Dos' }, match)).status).toBe(202)
    await change('empresa', id, { orden: 9 })
    expect((await propose(id, { nombre: 'Tres' }, match)).status).toBe(412)
    expect((await read(id)).propuesta.cambios.nombre.propuesto).toBe('Dos')
  })

  test('loses nothing when it is amended by several requests at once', async () => {
    const { id } = await branch()
    const fields = ['email', 'direccion', 'descripcion', 'facebook', 'youtube', 'tiktok'] as const
    const textFor = (field: string) => (field === 'email' ? 'a@goma.mx' : `https://goma.mx/${field}`)
    const answers = await Promise.all(fields.map((field) => propose(id, { [field]: textFor(field) })))
    expect(answers.map(({ status }) => status)).toEqual(fields.map(() => 202))
    expect(new Set(answers.map(({ body }) => body.propuesta.id)).size).toBe(1)
    const { cambios } = (await read(id)).propuesta
    expect(Object.keys(cambios).sort()).toEqual([...fields].sort())
  })

  test('passes at once when the setting is off, when the owner is trusted, and before publication', async () => {
    const { id } = await branch()
    const now = async (body: object) => {
      const sent = await propose(id, body)
      expect([sent.status, sent.body.propuesta]).toEqual([200, null])
      expect(sent.body).toMatchObject(body)
    }
    await review(false)
    await now({ nombre: 'Sin revisar' })
    await review(true)
    await trust('cliente@', true)
    await now({ nombre: 'De confianza' })
    await trust('cliente@', false)
    await change('empresa', id, { publicado: false })
    await now({ nombre: 'En revisión' })
    await change('empresa', id, { publicado: true })
    expect((await propose(id, { nombre: 'Publicada' })).status).toBe(202)
  })

  test('that passes at once takes its fields out of an open proposal', async () => {
    const { id } = await branch()
    const { id: open } = (await propose(id, { nombre: 'La Pluma', email: 'pluma@goma.mx' })).body.propuesta
    await review(false)
    const direct = await propose(id, { nombre: 'La Tinta' })
    expect([direct.status, direct.body.nombre, direct.body.propuesta.id]).toEqual([200, 'La Tinta', open])
    expect(Object.keys(direct.body.propuesta.cambios)).toEqual(['email'])
    await propose(id, { email: 'tinta@goma.mx' })
    expect(await read(id)).toMatchObject({ email: 'tinta@goma.mx', propuesta: null })
  })

  test('is seen in no public answer, nor by the administrators’ lists', async () => {
    const categoria = (await make('categoria', { nombre: 'Escondidas' })).id
    const { id, slug } = await branch({ nombre: 'La Visible' })
    await world.product.settle()
    const calls: [method: string, path: string, body?: object][] = [
      ['GET', api.sucursales],
      ['GET', `${api.sucursales}?categoria=escondidas`],
      ['GET', api.sucursal(slug)],
      ['GET', api.empresas(100)],
      ['GET', api.categorias],
      ['GET', api.categoria('escondidas')],
      ['GET', api.ajustes],
      ['GET', api.sitemap],
      ['GET', api.sitemapPart('empresa', 0)],
      ['POST', api.empresasSearch, { text: 'secreto' }],
      ['POST', api.empresasSearch, { text: 'visible', categoria: 'escondidas' }],
      ['POST', api.buscar, { text: 'secreto' }],
      ['POST', api.buscar, { text: 'visible' }],
    ]
    const all = async () => {
      const answers = []
      for (const [method, path, body] of calls) {
        const { status, body: answer, headers } = await world.call(method, path, { body })
        answers.push({ path, status, answer, etag: headers.etag, modified: headers['last-modified'] })
      }
      return answers
    }
    const before = await all()
    pass(MINUTE)
    const values = {
      nombre: 'Secreto',
      descripcion: 'Secreto',
      direccion: 'Secreto',
      categoria_id: categoria,
    }
    expect((await propose(id, { ...values, urlfoto: onePixel })).status).toBe(202)
    await world.product.settle()
    expect(await all()).toEqual(before)
    for (const query of ['?q=secreto', `?categoria_id=${categoria}`]) {
      const { body } = await world.call('GET', api.admin('empresa') + query, { token: world.admin })
      expect(body).toEqual([])
      expect((await owner('GET', api.clientEmpresa + query)).body).toEqual([])
    }
    const { url } = (await owner('POST', api.clientEmpresaPreview(id))).body
    const preview = await world.call('GET', api.preview(url.split('/').at(-1)))
    expect(preview.status).toBe(200)
    expect(JSON.stringify(preview.body)).not.toContain('Secreto')
    const { body: settings } = await world.call('GET', api.ajustes)
    expect(settings).not.toHaveProperty('revisar_cambios')
  })

  test('is nobody else’s business', async () => {
    const { id } = await branch()
    await propose(id, { nombre: 'Secreto' })
    const item = api.clientEmpresaItem(id)
    const other = (method: string, path: string) => world.call(method, path, { token: world.otherCliente })
    expect((await other('DELETE', panelApi.proposalOf(item))).status).toBe(404)
    expect((await other('GET', item)).status).toBe(404)
    for (const [method, path] of [
      ['GET', panelApi.proposals],
      ['GET', panelApi.proposal(1)],
      ['POST', panelApi.decision(1)],
      ['POST', panelApi.proposalBatch],
    ] as const) {
      expect((await other(method, path)).status).toBe(403)
      expect((await world.call(method, path)).status).toBe(401)
    }
    expect((await world.call('DELETE', panelApi.proposalOf(item))).status).toBe(401)
    expect((await world.call('DELETE', panelApi.proposalOf(item), { token: world.admin })).status).toBe(403)
    const record = await world.call('GET', api.adminItem('empresa', id), { token: world.admin })
    expect(JSON.stringify(record.body)).not.toContain('Secreto')
  })

  describe('with a picture', () => {
    const served = async (file: string) => (await world.call('GET', imagePath('empresa', file))).status
    const gone = async (file: string) => {
      await expect.poll(() => served(file)).toBe(404)
    }
    const withPicture = async (width: number, id: number) => {
      const form = { urlfoto: await photo(width, 20) }
      return (await owner('PUT', api.clientEmpresaItem(id), { form })).body
    }

    test('holds the file until it is replaced, withdrawn or set back', async () => {
      const { id, urlfoto } = await branch({ urlfoto: onePixel })
      const first = await withPicture(40, id)
      expect(first.urlfoto).toBe(urlfoto)
      const { actual, propuesto } = first.propuesta.cambios.urlfoto
      expect([actual, propuesto]).toEqual([urlfoto, expect.stringMatching(/-40x20\.webp$/)])
      // The proposed file's name keeps it; nothing sent keeps it too.
      for (const body of [{ urlfoto: propuesto }, { urlfoto: '' }, { urlfoto: null }, {}])
        expect((await propose(id, body)).body.propuesta.cambios.urlfoto.propuesto).toBe(propuesto)
      pass(MINUTE)
      await world.product.settle()
      expect([await served(urlfoto), await served(propuesto)]).toEqual([200, 200])

      const second = (await withPicture(50, id)).propuesta.cambios.urlfoto.propuesto
      await gone(propuesto)
      expect((await propose(id, { urlfoto })).body).toMatchObject({ urlfoto, propuesta: null })
      await gone(second)
      const third = (await withPicture(60, id)).propuesta.cambios.urlfoto.propuesto
      expect((await withdraw(id)).status).toBe(204)
      await gone(third)
      expect(await served(urlfoto)).toBe(200)
    })

    test('may be taken away, and never be another branch’s', async () => {
      const { id, urlfoto } = await branch({ urlfoto: onePixel })
      const other = await branch({ urlfoto: onePixel })
      const { propuesta } = (await propose(id, { sin_imagen: true })).body
      expect(propuesta.cambios.urlfoto).toMatchObject({ actual: urlfoto, propuesto: null })
      expect((await propose(id, { urlfoto: other.urlfoto })).status).toBe(422)
    })
  })
})
