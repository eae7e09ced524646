import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountsOf, rowsOf } from '../../../test/support/accounts.ts'
import { mailServer } from '../../../test/support/mailServer.ts'
import { proposingIn } from '../../../test/support/proposing.ts'
import { recordsOf } from '../../../test/support/records.ts'
import { createWorld, DATABASES, type World } from '../../../test/support/world.ts'
import { panelApi } from '../../contract/panelPaths.ts'
import { api, site } from '../../contract/paths.ts'

/** Administrators decide about what owners propose. */

const MINUTE = 60_000

describe.each(DATABASES)('a proposal, on %s', (kind) => {
  let world: World
  let mail: Awaited<ReturnType<typeof mailServer>>
  const { make, remove } = recordsOf(() => world)
  const { review, branch, propose, read, withdraw, owner, admin, queue, decide } = proposingIn(() => world)
  const { pass } = accountsOf(() => world)
  beforeAll(async () => {
    mail = await mailServer()
    world = await createWorld(kind, { smtp: { url: mail.url, from: 'avisos@example.com' } })
    await review(true)
  })
  afterAll(async () => {
    await world.close()
    await mail.close()
  })
  beforeEach(async () => {
    pass(2 * MINUTE)
    for (const { id } of await queue()) await decide(id, { aceptar: true })
  })

  /** A published branch, and the proposal of these changes. */
  const proposed = async (changes: object, record: object = {}) => {
    const { id } = await branch(record)
    const { body } = await propose(id, changes)
    return { id, proposal: body.propuesta.id as number, shown: body.propuesta }
  }
  const notices = async (): Promise<string[]> =>
    (await owner('GET', api.clientNotices)).body.map(({ text }: { text: string }) => text)

  test('is in the queue, the newest first, page by page', async () => {
    const all = []
    for (const nombre of ['Uno', 'Dos', 'Tres']) all.unshift((await proposed({ nombre })).shown)
    expect(await queue()).toEqual(all)
    const page = await admin('GET', `${panelApi.proposals}?page=2&per_page=2`)
    expect([page.body, page.headers['x-total-count']]).toEqual([all.slice(2), '3'])
    expect(page.headers.link).toContain('rel="prev"')
    for (const query of ['page=0', 'per_page=501', 'page=uno'])
      expect((await admin('GET', `${panelApi.proposals}?${query}`)).status).toBe(422)
    const one = await admin('GET', panelApi.proposal(all[1].id))
    expect([one.body, one.headers.etag]).toEqual([all[1], '"v1"'])
    for (const id of ['0', 'x', '999999'])
      expect((await admin('GET', panelApi.proposal(id))).status).toBe(404)
  })

  test('is counted in the overview, with the age of the oldest', async () => {
    const overview = async () => (await admin('GET', api.adminOverview)).body.propuestas
    expect(await overview()).toEqual({ total: 0, desde: null })
    const { shown } = await proposed({ nombre: 'Uno' })
    pass(MINUTE)
    await proposed({ nombre: 'Dos' })
    expect(await overview()).toEqual({ total: 2, desde: shown.at })
  })

  test('is accepted whole, by an ordinary update of the administrator’s', async () => {
    const categoria = await make('categoria', { nombre: 'Tintas' })
    const changes = { nombre: 'La Pluma', email: 'pluma@goma.mx', categoria_id: categoria.id }
    const { id, proposal } = await proposed(changes)
    const before = await read(id)
    pass(MINUTE)
    const { status, body } = await decide(proposal, { aceptar: true })
    expect([status, body]).toEqual([
      200,
      { aceptados: ['nombre', 'email', 'categoria_id'], rechazados: [], omitidos: {}, propuesta: null },
    ])
    const after = await read(id)
    expect(after).toMatchObject({ ...changes, propuesta: null, rechazados: {}, publicado: true })
    expect(after.updated_at > before.updated_at).toBe(true)
    expect((await world.call('GET', api.sucursal(after.slug))).body.nombre).toBe('La Pluma')
    expect(JSON.stringify(await rowsOf(world, ['activity']))).toContain('"origen":"propuesta"')
    expect((await decide(proposal, { aceptar: true })).status).toBe(404)
    expect((await admin('GET', panelApi.proposal(proposal))).status).toBe(404)
  })

  test('is decided field by field, with notes; the others go on waiting', async () => {
    const { id, proposal } = await proposed({ nombre: 'Uno', email: 'uno@goma.mx', telefono: '55 1111 2222' })
    const { status, body } = await decide(proposal, {
      aceptar: ['email'],
      rechazar: { nombre: '  El nombre es el de la licencia. ' },
    })
    expect([status, body.aceptados, body.rechazados]).toEqual([200, ['email'], ['nombre']])
    expect(Object.keys(body.propuesta.cambios)).toEqual(['telefono'])
    const own = await read(id)
    expect(own).toMatchObject({ nombre: 'La Goma', email: 'uno@goma.mx', telefono: null })
    expect(own.propuesta).toEqual(body.propuesta)
    expect(own.rechazados).toEqual({ nombre: { valor: 'Uno', nota: 'El nombre es el de la licencia.' } })
    expect((await admin('GET', panelApi.proposal(proposal))).headers.etag).toBe('"v2"')
    // What was rejected is a draft until its field is proposed again, or set back.
    await propose(id, { telefono: '55 1111 3333' })
    expect((await read(id)).rechazados).toHaveProperty('nombre')
    const again = (await propose(id, { nombre: 'Otro' })).body
    expect([again.rechazados, again.propuesta.id]).toEqual([{}, proposal])
    await decide(proposal, { rechazar: { nombre: '' } })
    expect((await read(id)).rechazados).toEqual({ nombre: { valor: 'Otro', nota: '' } })
    expect((await propose(id, { nombre: 'La Goma' })).body.rechazados).toEqual({})
  })

  test('tells its owner once a decision: what was accepted, what was not, and why', async () => {
    const { id, proposal } = await proposed({
      ...{ nombre: 'La Avisada', email: 'uno@goma.mx', telefono: '55 1111 2222' },
    })
    const before = await notices()
    await decide(proposal, { aceptar: ['nombre', 'email'], rechazar: { telefono: 'No contesta nadie.' } })
    const said = 'La Avisada: se publicó Nombre, Correo electrónico; no se aceptó Teléfono'
    expect(await notices()).toEqual([said, ...before])
    const letter = await mail.next((one) => one.includes('No contesta nadie.'))
    expect(letter).toContain('To: cliente@example.com')
    expect(letter).toContain('- Teléfono: No contesta nadie.')
    expect(letter).toContain(site.clienteEdit(id))
    await world.product.settle()
    expect(mail.letters.filter((one) => one.includes('La Avisada'))).toHaveLength(1)
  })

  const wrong: [body: object, field: string][] = [
    [{}, 'aceptar'],
    [{ aceptar: null, rechazar: null }, 'aceptar'],
    [{ aceptar: [] }, 'aceptar'],
    [{ aceptar: false }, 'aceptar'],
    [{ aceptar: 'nombre' }, 'aceptar'],
    [{ aceptar: { nombre: true } }, 'aceptar'],
    [{ aceptar: ['telefono'] }, 'aceptar'],
    [{ aceptar: ['nada'] }, 'aceptar'],
    [{ aceptar: [1] }, 'aceptar'],
    [{ aceptar: ['__proto__'] }, 'aceptar'],
    [{ aceptar: ['nombre', 'nombre'] }, 'aceptar'],
    [{ aceptar: ['nombre'], rechazar: { nombre: 'No' } }, 'aceptar'],
    [{ aceptar: true, rechazar: { nombre: 'No' } }, 'aceptar'],
    [{ rechazar: {} }, 'rechazar'],
    [{ rechazar: ['nombre'] }, 'rechazar'],
    [{ rechazar: { telefono: 'No' } }, 'rechazar'],
    [{ rechazar: { constructor: 'No' } }, 'rechazar'],
    [{ rechazar: { nombre: null } }, 'rechazar'],
    [{ rechazar: { nombre: 7 } }, 'rechazar'],
    [{ rechazar: { nombre: 'x'.repeat(1001) } }, 'rechazar'],
    [{ rechazar: { nombre: ' '.repeat(60_000) } }, 'rechazar'],
  ]
  test('is not decided by a decision that says nothing, or nonsense', async () => {
    const { id, proposal } = await proposed({ nombre: 'Uno', email: 'uno@goma.mx' })
    for (const [body, field] of wrong) {
      const refused = await decide(proposal, body)
      expect([body, refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([body, 422, [field]])
    }
    expect((await read(id)).propuesta.cambios).toHaveProperty('nombre')
    expect((await decide(proposal, { rechazar: { nombre: 'ñ'.repeat(1000) } })).status).toBe(200)
  })

  test('is not decided by who has not seen its present version', async () => {
    const { id, proposal } = await proposed({ nombre: 'Uno' })
    const seen = String((await admin('GET', panelApi.proposal(proposal))).headers.etag)
    await propose(id, { nombre: 'Dos' })
    const late = await decide(proposal, { aceptar: true }, { 'if-match': seen })
    expect([late.status, late.body.message]).toEqual([412, expect.stringContaining('cambió')])
    const now = String((await admin('GET', panelApi.proposal(proposal))).headers.etag)
    expect((await decide(proposal, { aceptar: true }, { 'if-match': now })).status).toBe(200)
    expect((await read(id)).nombre).toBe('Dos')
    const { proposal: other, id: withdrawn } = await proposed({ nombre: 'Uno' })
    await withdraw(withdrawn)
    const gone = await decide(other, { aceptar: true }, { 'if-match': '"v1"' })
    expect([gone.status, gone.body.message]).toEqual([404, expect.stringContaining('ya no espera')])
  })

  test('is decided once by several administrators at once', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, proposal } = await proposed({ nombre: 'Uno', email: 'uno@goma.mx' })
      const before = (await notices()).length
      const decisions = [
        { aceptar: true },
        { rechazar: { nombre: 'No', email: 'No' } },
        { aceptar: ['nombre'], rechazar: { email: 'No' } },
      ]
      const answers = await Promise.all(
        decisions.map((body) => decide(proposal, body, { 'if-match': '"v1"' })),
      )
      const statuses = answers.map(({ status }) => status).sort()
      expect(statuses[0]).toBe(200)
      for (const status of statuses.slice(1)) expect([404, 412]).toContain(status)
      expect((await notices()).length).toBe(Math.min(20, before + 1))
      const winner = answers.find(({ status }) => status === 200)?.body
      const { nombre, email, rechazados, propuesta } = await read(id)
      expect([nombre === 'Uno', email !== null]).toEqual(
        ['nombre', 'email'].map((field) => winner.aceptados.includes(field)),
      )
      expect([Object.keys(rechazados).sort(), propuesta]).toEqual([winner.rechazados.toSorted(), null])
    }
  })

  test('is told to who comes too late for a field, while others wait', async () => {
    const { proposal } = await proposed({ nombre: 'Uno', email: 'uno@goma.mx' })
    expect((await decide(proposal, { aceptar: ['nombre'] })).status).toBe(200)
    for (const late of [{ aceptar: ['nombre'] }, { rechazar: { nombre: 'No' } }])
      expect((await decide(proposal, late)).status).toBe(412)
    expect((await decide(proposal, { aceptar: ['orden'] })).status).toBe(422)
    expect((await decide(proposal, { aceptar: ['email'] })).status).toBe(200)
  })

  test('and its amendment at the same moment: the decision is about what was seen, or comes too late', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, proposal } = await proposed({ nombre: 'Uno' })
      const [decided] = await Promise.all([
        decide(proposal, { aceptar: true }, { 'if-match': '"v1"' }),
        propose(id, { nombre: 'Dos' }),
      ])
      const { nombre, propuesta } = await read(id)
      const accepted = decided.status === 200
      expect([nombre, propuesta.cambios.nombre.propuesto]).toEqual([accepted ? 'Uno' : 'La Goma', 'Dos'])
      if (!accepted) expect(decided.status).toBe(412)
    }
  })

  test('marks what changed since, and does not hold up the others', async () => {
    const { id, proposal } = await proposed({ nombre: 'Uno', email: 'uno@goma.mx' })
    await review(false)
    await world.call('PUT', api.adminItem('empresa', id), { token: world.admin, body: { orden: 7 } })
    expect((await queue())[0].cambios.nombre.cambiado).toBe(false)
    const permit = world.domain.permit(world.domain.systemActor(1), 'empresa', 'update')
    await world.domain.records.empresa.revise(permit, id, { nombre: 'Corregido' }, null)
    await review(true)
    expect((await queue())[0]).toMatchObject({
      title: 'Corregido',
      cambios: {
        nombre: { actual: 'Corregido', propuesto: 'Uno', cambiado: true },
        email: { cambiado: false },
      },
    })
    expect((await admin('GET', panelApi.proposal(proposal))).headers.etag).toBe('"v1"')
    expect((await decide(proposal, { aceptar: true }, { 'if-match': '"v1"' })).status).toBe(200)
    expect(await read(id)).toMatchObject({ nombre: 'Uno', email: 'uno@goma.mx', orden: 7 })
  })

  test('whose category is gone meanwhile is accepted but for that, which its owner reads', async () => {
    const categoria = await make('categoria', { nombre: 'Efímera' })
    const { id, proposal } = await proposed({ nombre: 'Uno', categoria_id: categoria.id })
    await remove('categoria', categoria.id)
    const { status, body } = await decide(proposal, { aceptar: true })
    expect([status, body]).toEqual([
      200,
      {
        aceptados: ['nombre'],
        rechazados: [],
        omitidos: { categoria_id: [expect.any(String)] },
        propuesta: null,
      },
    ])
    expect(await read(id)).toMatchObject({
      nombre: 'Uno',
      categoria_id: null,
      propuesta: null,
      rechazados: { categoria_id: { valor: categoria.id, nota: body.omitidos.categoria_id[0] } },
    })
  })

  test('stays to be decided when the setting goes off, or its owner’s approval is withdrawn', async () => {
    const { id, proposal } = await proposed({ nombre: 'Uno' })
    await review(false)
    expect((await queue()).map((one: { id: number }) => one.id)).toEqual([proposal])
    expect((await decide(proposal, { aceptar: true })).status).toBe(200)
    expect((await read(id)).nombre).toBe('Uno')
    await review(true)
  })

  test('is accepted with others, as one operation', async () => {
    const [one, two] = [await proposed({ nombre: 'Uno' }), await proposed({ nombre: 'Dos' })]
    const batch = (body: object) => admin('POST', panelApi.proposalBatch, { body })
    for (const body of [
      {},
      { ids: [one.proposal] },
      { ids: [one.proposal], aceptar: ['nombre'] },
      { ids: [], aceptar: true },
    ])
      expect((await batch(body)).status).toBe(422)
    const { status, body } = await batch({ ids: [one.proposal, two.proposal, 999_999], aceptar: true })
    expect([status, body]).toEqual([
      200,
      { done: [one.proposal, two.proposal], failed: [{ id: 999_999, message: expect.any(String) }] },
    ])
    expect([(await read(one.id)).nombre, (await read(two.id)).nombre]).toEqual(['Uno', 'Dos'])
    const lotes = (await rowsOf(world, ['activity'])).flatMap((row) => Reflect.get(Object(row), 'lote') ?? [])
    expect(lotes.filter((lote) => lote === lotes.at(-1))).toHaveLength(2)
  })
})
