import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordsOf } from '../../../test/support/records.ts'
import { createWorld, DATABASES, type World } from '../../../test/support/world.ts'
import { api } from '../../contract/paths.ts'
import { withPreview } from '../../contract/resources/index.ts'
import { connect } from '../../domain/db/connect.ts'

/** Previews (history.md): a saved record as visitors would see it, for whoever has the secret address. */

const DAYS = 24 * 3_600_000

describe.each(DATABASES)('a preview, on %s', (kind) => {
  let world: World
  const { make, change, remove } = recordsOf(() => world)
  beforeAll(async () => {
    world = await createWorld(kind)
  })
  afterAll(() => world.close())

  const ask = (path: string, token = world.admin) => world.call('POST', path, { token })
  const secretOf = (url: string) => url.split('/').at(-1) ?? ''
  const preview = async (name: string, id: number) => {
    const { status, body } = await ask(api.adminPreview(name, id))
    expect(status).toBe(201)
    return secretOf(body.url)
  }
  const look = (secret: string) => world.call('GET', api.preview(secret))
  const stored = async () => {
    const { db, close } = await connect(world.config.database)
    const rows = await db.selectFrom('preview').selectAll().execute()
    await close()
    return rows
  }

  test.each(withPreview.filter((name) => name !== 'user' && name !== 'categoria'))(
    'of a %s shows it as it is saved, published or not, and only what visitors may see',
    async (name) => {
      const record = await make(name as 'post', { publicado: false })
      const { body } = await ask(api.adminPreview(name, record.id))
      expect(body.url).toMatch(/^https:\/\/zocalo\.example\/vista-previa\/[\w-]{22,}$/)
      expect(body.expira).toBe(new Date(world.clock.now.getTime() + 7 * DAYS).toISOString())
      const seen = await look(secretOf(body.url))
      expect([seen.status, seen.body.tipo, seen.body.registro.id]).toEqual([200, name, record.id])
      for (const hidden of ['publicar_el', 'retirar_el', 'user_id', 'texto'])
        expect(seen.body.registro).not.toHaveProperty(hidden)
      expect(seen.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      await change(name, record.id, { publicado: true, orden: 7, order: 7, posicion: 7 })
      const { body: now } = await look(secretOf(body.url))
      expect(Object.values(now.registro)).toContain(7)
    },
  )

  test('counts no view', async () => {
    const { id } = await make('post', { name: 'Sin contar' })
    const secret = await preview('post', id)
    for (const ip of ['192.0.2.1', '192.0.2.2']) await world.call('GET', api.preview(secret), { ip })
    await world.domain.visits.flush()
    expect((await world.call('GET', api.adminItem('post', id), { token: world.admin })).body.visits).toBe(0)
  })

  test('holds for seven days, and only its hash is stored', async () => {
    const { id } = await make('slide')
    const secret = await preview('slide', id)
    expect(JSON.stringify(await stored())).not.toContain(secret)
    const now = world.clock.now
    world.clock.now = new Date(now.getTime() + 7 * DAYS - 1)
    expect((await look(secret)).status).toBe(200)
    world.clock.now = new Date(now.getTime() + 7 * DAYS)
    expect((await look(secret)).status).toBe(404)
    world.clock.now = now
  })

  test('dies with the record', async () => {
    const { id } = await make('pagina', { name: 'Pasajera' })
    const secret = await preview('pagina', id)
    await remove('pagina', id)
    expect((await look(secret)).status).toBe(404)
    expect((await stored()).filter((row) => row.record_id === id && row.collection === 'pagina')).toEqual([])
    expect((await ask(api.adminPreview('pagina', id))).status).toBe(404)
  })

  test('is for nobody without its secret', async () => {
    for (const secret of ['x', 'a'.repeat(43), '%00', `${'a'.repeat(22)}'`, 'a'.repeat(1001)])
      expect((await world.call('GET', `/api/v1/public/vista-previa/${secret}`)).status).toBe(404)
  })

  describe('may be made', () => {
    let own = 0
    beforeAll(async () => {
      const asked = { token: world.cliente, body: { nombre: 'La Propia' } }
      own = (await world.call('POST', api.clientEmpresa, asked)).body.id
    })

    test('by the owner of a branch, whether or not it is published', async () => {
      const { status, body } = await ask(api.clientEmpresaPreview(own), world.cliente)
      expect(status).toBe(201)
      const seen = await look(secretOf(body.url))
      expect(seen.body).toMatchObject({
        tipo: 'empresa',
        registro: { nombre: 'La Propia', publicado: false },
      })
    })

    test.each([
      ['another client', () => ask(api.clientEmpresaPreview(own), world.otherCliente), 404],
      ['an administrator by the clients’ call', () => ask(api.clientEmpresaPreview(own)), 403],
      [
        'a client by the administrators’ call',
        () => ask(api.adminPreview('empresa', own), world.cliente),
        403,
      ],
      ['a visitor', () => world.call('POST', api.adminPreview('empresa', own)), 401],
      ['anybody of a record that is not there', () => ask(api.adminPreview('post', 999_999)), 404],
      ['anybody of what has no place on the site', () => ask(api.adminPreview('user', 1)), 404],
    ])('not by %s', async (_who, call, status) => {
      expect((await call()).status).toBe(status)
    })

    test('by a client a limited number of times an hour', async () => {
      const call = () => ask(api.clientEmpresaPreview(own), world.cliente)
      let answer = await call()
      for (let n = 0; n < 130 && answer.status === 201; n++) answer = await call()
      expect([answer.status, Number(answer.headers['retry-after']) > 0]).toEqual([429, true])
    })
  })
})
