import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyPlace, type TestPlace } from '../../../test/support/places.ts'
import { proposingIn } from '../../../test/support/proposing.ts'
import { recordsOf } from '../../../test/support/records.ts'
import { dataUrl, onePixel, photo } from '../../../test/support/samples.ts'
import { callTo, createWorld, DATABASES, PASSWORD, tokenOf, type World } from '../../../test/support/world.ts'
import { resources } from '../../contract/resources/index.ts'
import { placeOf } from '../../openFiles.ts'
import { createProduct } from '../../product.ts'
import { readWhole } from '../files/store/store.ts'
import { load } from './load.ts'
import { readBackup } from './read.ts'
import { readSource } from './source.ts'
import { writeBackup } from './write.ts'

const now = () => new Date()
const run = promisify(execFile)

/** Reads everything that an administrator can read. */
async function everythingIn(world: Pick<World, 'call' | 'admin'>) {
  const collections = Object.keys(resources)
  const all: Record<string, unknown> = {}
  for (const name of collections) {
    const { body } = await world.call('GET', `/api/v1/admin/${name}`, { token: world.admin })
    const items = body.map(({ id }: { id: number }) =>
      world.call('GET', `/api/v1/admin/${name}/${id}`, { token: world.admin }),
    )
    all[name] = (await Promise.all(items)).map((answer) => answer.body)
  }
  all.propuestas = (await world.call('GET', '/api/v1/admin/propuestas', { token: world.admin })).body
  all.ajustes = (await world.call('GET', '/api/v1/admin/ajustes', { token: world.admin })).body
  all.actividad = (
    await world.call('GET', '/api/v1/admin/actividad?tipo=cambios', { token: world.admin })
  ).body
  return all
}

describe.each(DATABASES)('a backup of a site on %s', (kind) => {
  let from: TestPlace
  let world: World
  let folder: string
  let path: string
  const targets: TestPlace[] = []

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'zocalo-backup-'))
    from = await emptyPlace(kind)
    world = await createWorld(kind, { s3: from.config.s3 })
    await fill(world)
    path = join(folder, 'respaldo.tar')
    await backUp(world, path)
  })
  afterAll(async () => {
    await world.close()
    for (const target of targets) await target.close()
    await from.close()
    await rm(folder, { recursive: true })
  })

  const target = async (other: (typeof DATABASES)[number]) => {
    const place = await emptyPlace(other)
    targets.push(place)
    return place
  }

  test.each(DATABASES)('restores into %s with every record, password and file unchanged', async (other) => {
    const place = await target(other)
    await readBackup(path, async (source) => load(source, await placeOf(place.config)))
    const config = { ...place.config, logLevel: 'silent', publicUrl: world.config.publicUrl } as const
    const options = { clock: () => world.clock.now, site: false }
    const product = await createProduct(config, { ...options, background: false })
    const call = callTo(product.app)
    const expected = await everythingIn(world)
    const restored = { call, admin: await tokenOf(call, 'admin@example.com', PASSWORD) }
    expect(await everythingIn(restored)).toEqual(expected)
    const files = await place.paths()
    expect(files.length).toBeGreaterThan(5)
    for (const file of files) {
      const before = await readWhole(world.domain.files, file)
      expect(before && (await readWhole(product.domain.files, file))?.equals(before), file).toBe(true)
    }

    // Ids are given once, even those of removed records. The search has its index after the next start.
    const made = await call('POST', '/api/v1/admin/slide', {
      token: restored.admin,
      body: { frase: 'Nueva', urlfoto: onePixel },
    })
    expect(made.body.id).toBe(3)
    await product.close()
    const served = await createProduct(config, options)
    const found = await callTo(served.app)('POST', '/api/v1/public/empresas/search', {
      body: { text: 'niño' },
    })
    expect(found.body).toMatchObject([{ nombre: 'El Niño 🥐' }])
    await served.close()
  })

  test('contains no session, no link and no letter', async () => {
    const { stdout } = await run('tar', ['tf', path])
    const tables = new Set(stdout.split('\n').flatMap((line) => /^rows\/(\w+)/.exec(line)?.[1] ?? []))
    expect([...tables]).toEqual(expect.arrayContaining(['user', 'empresa', 'text_picture', 'activity']))
    expect([...tables].filter((name) => /session|link|mail|job|attempt|search|loose/.test(name))).toEqual([])
  })

  test('is readable by its owner only', async () => {
    expect((await stat(path)).mode & 0o777).toBe(0o600)
  })

  test('does not restore into a place that has data', async () => {
    const before = await everythingIn(world)
    const place = await placeOf(world.config)
    await expect(readBackup(path, (source) => load(source, place))).rejects.toThrow(
      /El destino ya tiene datos .* No se cambió nada/,
    )
    expect(await everythingIn(world)).toEqual(before)
  })

  test('does not overwrite another backup', async () => {
    await expect(backUp(world, path)).rejects.toThrow('Ya existe')
  })

  test('completes when the store has lost a file, and names the file', async () => {
    const { body } = await world.call('GET', '/api/v1/admin/slide', { token: world.admin })
    const lost = `img/slide/${body[0].imagen}`
    await world.domain.files.remove(lost)
    const { missing } = await backUp(world, join(folder, 'sin-una.tar'))
    expect(missing).toEqual([lost])
  })
})

const backUp = async (world: World, path: string) =>
  readSource(await placeOf(world.config), 'backup', now, (source) => writeBackup(source, path))

/**
 * Data that is easily lost on the way: letters beyond ASCII, nulls, cents, texts with pictures, ids of removed records.
 */
async function fill(world: World): Promise<void> {
  const { make, remove } = recordsOf(() => world)
  const picture = dataUrl('image/jpeg', await photo(1000, 500))
  const { id: categoria_id } = await make('categoria', { nombre: 'Panaderías y ñoquis', urlfoto: picture })
  await make('producto', { categoria_id, price: 99_999_999.99, stock: null, urlfoto: onePixel })
  await make('producto', {
    name: 'Gratis',
    slug: 'gratis',
    price: 0.1,
    details: '"comillas"\n\ttabulador \\',
  })
  await make('empresa', { nombre: 'El Niño 🥐', categoria_id, telefono: null, urlfoto: picture })
  const { id: away } = await make('categoria', { nombre: 'Se fue' })
  await make('caracteristica', { nombre: 'Piñata', tipo: 'varias', opciones: ['Sí', 'Ñu'] })
  await make('caracteristica', { nombre: 'Metros', tipo: 'numero' })
  await make('empresa', {
    ...{ nombre: 'Ñandú', clave: 'Ñ-1', ubicacion: '19.4326077, -99.1332083', horario: { lunes: '9-14' } },
    ...{ fotos: [{ foto: picture, alt: 'ñ' }, { foto: onePixel }], categorias: [categoria_id, away] },
    ...{ caracteristicas: { pinata: ['Ñu', 'Sí'], metros: 0.1 }, excepciones: [{ fecha: '2026-12-25' }] },
  })
  await remove('categoria', away)
  await make('empresa', { nombre: 'Peña', publicado: false, descripcion: 'a\u2028b '.repeat(900) })
  await make('slide', { link: 'https://zocalo.example/ñandú' })
  await remove('slide', (await make('slide', { frase: 'Ya no' })).id)
  await make('post', { descripcion: `<p>Así: <img src="${onePixel}" alt="ñ"></p>` })
  await make('pagina', { texttop: '<h2>¿Quiénes?</h2>'.repeat(20_000), urlfoto: onePixel })
  await make('catalogo')
  await world.call('PUT', '/api/v1/admin/ajustes', {
    token: world.admin,
    body: { nombre: 'Cámara de Ñuñoa', logo: onePixel },
  })
  const { branch, propose, review } = proposingIn(() => world)
  await review(true)
  const { id } = await branch()
  expect((await propose(id, { nombre: '¿Así?', urlfoto: picture })).status).toBe(202)
  await world.product.settle()
}
