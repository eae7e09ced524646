import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { proposingIn } from '../../../test/support/proposing.ts'
import { recordsOf } from '../../../test/support/records.ts'
import { dataUrl, onePixel, photo } from '../../../test/support/samples.ts'
import { trashOf } from '../../../test/support/trash.ts'
import { type Answered, createWorld, DATABASES, type World } from '../../../test/support/world.ts'
import { panelApi } from '../../contract/panelPaths.ts'
import { api, imagePath } from '../../contract/paths.ts'

/** The pictures of a branch: a list of stored files with their descriptions. */

describe.each(DATABASES)('the pictures of a branch, on %s', (kind) => {
  let world: World
  let branch: Answered['body']
  let other: Answered['body']
  let jpeg: Buffer
  const { change, removeForEver } = recordsOf(() => world)
  const { admin, review, propose, read, withdraw, queue, decide } = proposingIn(() => world)
  const { toTrash, restored } = trashOf(() => world)
  beforeAll(async () => {
    world = await createWorld(kind)
    jpeg = await photo(900, 450)
    branch = (await own('POST', api.clientEmpresa, { nombre: 'La Esperanza', fotos: [{ foto: onePixel }] }))
      .body
    other = (
      await admin('POST', api.admin('empresa'), { body: { nombre: 'Otra', fotos: [{ foto: onePixel }] } })
    ).body
    await change('empresa', branch.id, { publicado: true })
  })
  afterAll(() => world.close())

  const own = (method: string, path: string, body?: object, form?: Record<string, string | Buffer>) =>
    world.call(method, path, { token: world.cliente, body, ...(form && { form }) })
  const path = () => api.clientEmpresaItem(branch.id)
  const save = async (fotos: unknown) => (await own('PUT', path(), { fotos })).body
  const status = async (name: string) => (await world.call('GET', imagePath('empresa', name))).status
  const gone = (name: string) => vi.waitFor(async () => expect(await status(name)).toBe(404))
  const names = (of: { fotos: { foto: string }[] }) => of.fotos.map(({ foto }) => foto)

  test('are stored in the order sent, and served in every width', async () => {
    expect(branch.fotos).toEqual([{ foto: expect.stringMatching(/\.webp$/), alt: null }])
    const [first] = names(branch)
    const saved = await save([
      { foto: dataUrl('image/jpeg', jpeg), alt: ' El mostrador ' },
      { foto: first, alt: '' },
      { foto: onePixel },
    ])
    expect(saved.fotos.map(({ alt }: { alt: string | null }) => alt)).toEqual(['El mostrador', null, null])
    expect(names(saved)[1]).toBe(first)
    for (const name of names(saved)) expect(await status(name)).toBe(200)
    expect((await world.call('GET', imagePath('empresa', names(saved)[0] ?? '', 400))).status).toBe(200)
    expect((await world.call('GET', api.sucursal(branch.slug))).body.fotos).toEqual(saved.fotos)
    const turned = await save(saved.fotos.toReversed())
    expect(turned.fotos).toEqual(saved.fotos.toReversed())
    expect((await own('PUT', path(), { telefono: '55 5555 0101' })).body.fotos).toEqual(turned.fotos)
  })

  test('come in a form by their numbers, with new files and stored names', async () => {
    const [kept = ''] = names(await save([{ foto: onePixel, alt: 'Antes' }]))
    const saved = await own('PUT', path(), undefined, {
      'fotos[10]': kept,
      'fotos_alt[10]': 'La última',
      'fotos[2]': jpeg,
      'fotos_alt[2]': 'La primera',
      'fotos[7]': '',
      'fotos_alt[5]': 'de ninguna',
    })
    expect(saved.body.fotos).toEqual([
      { foto: expect.not.stringContaining(kept), alt: 'La primera' },
      { foto: kept, alt: 'La última' },
    ])
    const emptied = await own('PUT', path(), undefined, { fotos: '[]' })
    expect(emptied.body.fotos).toEqual([])
    const made = await own('POST', api.clientEmpresa, undefined, { nombre: 'Con fotos', 'fotos[0]': jpeg })
    expect([made.status, made.body.fotos.length]).toEqual([201, 1])
    const full = panelApi.full(api.adminItem('empresa', made.body.id))
    const byAdmin = await world.call('PUT', full, {
      token: world.admin,
      form: { 'fotos[0]': names(made.body)[0] ?? '', 'fotos[1]': jpeg },
    })
    expect(names(byAdmin.body).slice(0, 1)).toEqual(names(made.body))
  })

  test('may each be a large data-URL', async () => {
    const raw = { width: 1300, height: 1300, channels: 3 } as const
    const noise = await sharp(randomBytes(1300 * 1300 * 3), { raw })
      .png()
      .toBuffer()
    expect(noise.length).toBeGreaterThan(4 * 1024 * 1024)
    const foto = dataUrl('image/png', noise)
    const saved = await save([{ foto, alt: 'Una' }, { foto: onePixel }, { foto, alt: 'Otra' }])
    expect(saved.fotos.map(({ alt }: { alt: string | null }) => alt)).toEqual(['Una', null, 'Otra'])
    for (const name of names(saved)) expect(await status(name)).toBe(200)
    const tooLarge = await own('PUT', path(), {
      fotos: [{ foto: 'data:image/png;base64,'.padEnd(15_000_000, 'A') }],
    })
    expect(tooLarge.status).toBe(413)
  })

  test('may be the principal picture, which lives as long as one of them names it', async () => {
    const { urlfoto } = (await own('PUT', path(), { urlfoto: onePixel })).body
    expect(names(await save([{ foto: urlfoto }]))).toEqual([urlfoto])
    await own('PUT', path(), { sin_imagen: true })
    expect(await status(urlfoto)).toBe(200)
  })

  test.each<[string, () => unknown, string]>([
    ['a picture of another branch', () => other.fotos[0].foto, 'fotos.1'],
    ['the principal picture of another branch', () => other.urlfoto ?? 'x.webp', 'fotos.1'],
    ['an unknown name', () => 'ffff-10x10.webp', 'fotos.1'],
    ['no picture', () => '', 'fotos.1'],
    ['what is no picture', () => 'data:image/png;base64,AAAA', 'fotos.1'],
    ['a number', () => 7, 'fotos.1'],
  ])('%s is refused by its place, and nothing is stored', async (_, foto, named) => {
    const before = await save([{ foto: onePixel, alt: 'Fachada' }])
    for (const [method, address, token] of [
      ['PUT', path(), world.cliente],
      ['PUT', panelApi.full(api.adminItem('empresa', branch.id)), world.admin],
    ] as const) {
      const body = { fotos: [{ foto: before.fotos[0].foto }, { foto: foto() }] }
      const { status: refused, body: answer } = await world.call(method, address, { token, body })
      expect([refused, Object.keys(answer.errors)]).toEqual([422, [named]])
    }
    expect((await own('GET', path())).body.fotos).toEqual(before.fotos)
  })

  test('a description names no file, however it is written', async () => {
    const [theirs] = names(other)
    await save([{ foto: onePixel, alt: theirs }])
    await save([{ foto: onePixel, alt: `"foto":"${theirs}"` }])
    const adopted = await own('PUT', path(), { fotos: [{ foto: theirs }] })
    expect([adopted.status, Object.keys(adopted.body.errors)]).toEqual([422, ['fotos.0']])
    const single = await own('PUT', path(), { urlfoto: theirs })
    expect(single.status).toBe(422)
  })

  test('of another record cannot be taken by an owner even when they know its name', async () => {
    const mine = await own('POST', api.clientEmpresa, { nombre: 'Mía' })
    const refused = await own('PUT', api.clientEmpresaItem(mine.body.id), {
      fotos: [{ foto: names(branch)[0] }],
    })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['fotos.0']])
    const created = await own('POST', api.clientEmpresa, {
      nombre: 'Mía',
      fotos: [{ foto: names(branch)[0] }],
    })
    expect([created.status, Object.keys(created.body.errors)]).toEqual([422, ['fotos.0']])
  })

  test('of a version come back with their descriptions', async () => {
    const old = (await save([{ foto: onePixel, alt: 'Antes' }])).fotos
    await save([{ foto: onePixel, alt: 'Después' }])
    const versions = `${path()}/versiones`
    const n = (await own('GET', versions)).body[0].n - 1
    expect((await own('GET', `${versions}/${n}`)).body.valores.fotos).toEqual(old)
    const back = await own('POST', `${versions}/${n}/restaurar`, { campos: ['fotos'] })
    expect([back.status, back.body.fotos, back.body.omitidos]).toEqual([200, old, {}])
    // An owner may also name what the history has.
    const [held] = names(await save([{ foto: onePixel }]))
    await save([])
    expect(names(await save([{ foto: held }]))).toEqual([held])
  })

  test('that wait are stored, and go when they are withdrawn', async () => {
    const { fotos } = await save([{ foto: onePixel, alt: 'Publicada' }])
    await review(true)
    const wished = { fotos: [{ foto: fotos[0].foto }, { foto: onePixel, alt: 'Nueva' }] }
    expect((await propose(branch.id, wished)).status).toBe(202)
    const { propuesto, actual, cambiado } = (await read(branch.id)).propuesta.cambios.fotos
    expect([actual, cambiado, propuesto.length]).toEqual([fotos, false, 2])
    const waiting = propuesto[1].foto
    expect(await status(waiting)).toBe(200)
    // Sent again as it waits, it goes on waiting.
    expect((await propose(branch.id, { fotos: propuesto })).body.propuesta.cambios.fotos.propuesto).toEqual(
      propuesto,
    )
    await withdraw(branch.id)
    await gone(waiting)
    expect(await status(fotos[0].foto)).toBe(200)

    await propose(branch.id, wished)
    const [proposal] = await queue()
    const decided = await decide(proposal.id, { aceptar: ['fotos'] })
    expect([decided.status, decided.body.aceptados]).toEqual([200, ['fotos']])
    expect((await read(branch.id)).fotos).toMatchObject([{ alt: null }, { alt: 'Nueva' }])
    await review(false)
  })

  test('go with the record when it leaves the trash for ever, and return with it', async () => {
    const made = (
      await own('POST', api.clientEmpresa, {
        nombre: 'Breve',
        fotos: [{ foto: onePixel }, { foto: onePixel }],
      })
    ).body
    const entry = await toTrash('empresa', made.id)
    for (const name of names(made)) expect(await status(name)).toBe(200)
    const back = await restored(entry)
    expect(back.fotos).toEqual(made.fotos)
    await removeForEver('empresa', made.id)
    for (const name of names(made)) await gone(name)
  })

  test('a form holds twelve', async () => {
    const twelve = await save(Array.from({ length: 12 }, () => ({ foto: onePixel })))
    expect(twelve.fotos).toHaveLength(12)
    const many = await own('PUT', path(), { fotos: [...twelve.fotos, { foto: onePixel }] })
    expect([many.status, Object.keys(many.body.errors)]).toEqual([422, ['fotos']])
    expect(
      (await own('PUT', path(), { fotos: [{ foto: names(twelve)[0], alt: 'x'.repeat(256) }] })).body.errors,
    ).toHaveProperty(['fotos.0'])
  })
})
