import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWorld, DATABASES, type World } from '../support/world.ts'
import { CONSULTAS } from './consultas.ts'
import { SUCURSALES } from './sucursales.ts'

describe.each(DATABASES)('the search of branches, on %s', (kind) => {
  let world: World
  beforeAll(async () => {
    world = await createWorld(kind)
    await createSucursales(world)
  })
  afterAll(() => world.close())

  const search = async (text: string): Promise<string[]> => {
    const { status, body } = await world.call('POST', '/api/v1/public/empresas/search', {
      body: { text },
      ip: nextAddress(),
    })
    expect(status).toBe(200)
    return body.map((empresa: { nombre: string }) => empresa.nombre)
  }

  for (const [rule, consultas] of Object.entries(CONSULTAS))
    describe(rule, () => {
      test.each(consultas)('%s', async (line) => {
        const [text = '', answer = ''] = line.split(/ ?→ ?/)
        const names = answer.split(' · ').filter((name) => name !== '' && name !== '…')
        const found = await search(text)
        expect(answer.endsWith('…') ? found.slice(0, names.length) : found).toEqual(names)
      })
    })

  test('an empty text returns the first five, a missing one or 201 characters 422', async () => {
    expect(await search('')).toEqual(SUCURSALES.slice(0, 5).map(({ nombre }) => nombre))
    expect(await search('   ')).toHaveLength(5)
    expect(await search(` ${'ñ'.repeat(200)} `)).toEqual([])
    for (const body of [{}, { text: null }, { text: 7 }, { text: 'ñ'.repeat(201) }]) {
      const answer = await world.call('POST', '/api/v1/public/empresas/search', { body, ip: nextAddress() })
      expect(answer.status).toBe(422)
      expect(answer.body.errors.text).toHaveLength(1)
    }
  })
})

/** Creates the tests' categories and branches through the administrator's calls. */
async function createSucursales({ call, admin }: World): Promise<void> {
  const categorias = new Map<string, number>()
  for (const [at, { categoria, publicado = true, ...sucursal }] of SUCURSALES.entries()) {
    if (!categorias.has(categoria)) {
      const { body } = await call('POST', '/api/v1/admin/categoria', {
        token: admin,
        body: { nombre: categoria },
      })
      categorias.set(categoria, body.id)
    }
    const created = await call('POST', '/api/v1/admin/empresa', {
      token: admin,
      body: {
        ...sucursal,
        ...UNSEARCHED,
        categoria_id: categorias.get(categoria),
        orden: at,
        publicado,
      },
    })
    expect(created.status).toBe(201)
  }
}

const UNSEARCHED = {
  telefono: '477 123 4567',
  email: 'ventas@correounico.example',
  website: 'https://sitiounico.example',
}

let asked = 0
/** Returns another address for each search, because searches are limited by address. */
function nextAddress(): string {
  asked++
  return `10.0.${asked >> 8}.${asked & 255}`
}
