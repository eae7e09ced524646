import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountsOf } from '../../../test/support/accounts.ts'
import { proposingIn } from '../../../test/support/proposing.ts'
import { photo } from '../../../test/support/samples.ts'
import { createWorld, DATABASES, type World } from '../../../test/support/world.ts'
import { panelApi } from '../../contract/panelPaths.ts'
import { api, imagePath } from '../../contract/paths.ts'

/** What becomes of a proposal and its files when it is decided, and when its record is removed. */

const MINUTE = 60_000

describe.each(DATABASES)('a proposal, on %s', (kind) => {
  let world: World
  const { review, branch, propose, read, owner, admin, queue, decide } = proposingIn(() => world)
  const { pass } = accountsOf(() => world)
  beforeAll(async () => {
    world = await createWorld(kind)
    await review(true)
  })
  afterAll(() => world.close())
  beforeEach(() => pass(2 * MINUTE))

  const served = async (file: string) => (await world.call('GET', imagePath('empresa', file))).status
  const withPicture = async (width: number, id: number) => {
    const form = { urlfoto: await photo(width, 20) }
    return (await owner('PUT', api.clientEmpresaItem(id), { form })).body.propuesta
  }

  test('waits in the trash with its branch, and comes back with it', async () => {
    const { id } = await branch()
    const shown = (await propose(id, { nombre: 'Uno' })).body.propuesta
    const proposal = shown.id
    const { empresa } = world.domain.records
    const permit = world.domain.permit(world.domain.systemActor(1), 'empresa', 'update')
    const entry = await empresa.remove(permit, id, null)
    expect(await queue()).toEqual([])
    expect((await decide(proposal, { aceptar: true })).status).toBe(404)
    expect((await admin('GET', panelApi.proposal(proposal))).status).toBe(404)
    expect((await admin('GET', api.adminOverview)).body.propuestas.total).toBe(0)
    await empresa.restore(permit, entry ?? 0)
    expect(await queue()).toEqual([shown])
    expect((await decide(proposal, { aceptar: true })).status).toBe(200)
  })

  test('with a picture: the accepted one is shown, the rejected one stays with its draft', async () => {
    const { id } = await branch()
    const send = (width: number) => withPicture(width, id)
    const first = await send(40)
    await decide(first.id, { aceptar: true })
    const { urlfoto } = await read(id)
    expect([urlfoto, await served(urlfoto)]).toEqual([first.cambios.urlfoto.propuesto, 200])
    const second = await send(50)
    const file = second.cambios.urlfoto.propuesto
    await decide(second.id, { rechazar: { urlfoto: 'Está borrosa.' } })
    pass(MINUTE)
    await world.product.settle()
    expect((await read(id)).rechazados).toEqual({ urlfoto: { valor: file, nota: 'Está borrosa.' } })
    expect([(await read(id)).urlfoto, await served(file), await served(urlfoto)]).toEqual([urlfoto, 200, 200])
    // It may be proposed again as it is, and goes when another takes its place.
    const again = (await propose(id, { urlfoto: file })).body
    expect([again.rechazados, again.propuesta.cambios.urlfoto.propuesto]).toEqual([{}, file])
    await send(60)
    await expect.poll(() => served(file)).toBe(404)
  })

  test('goes for ever with its branch', async () => {
    const { id } = await branch()
    const { propuesto } = (await withPicture(30, id)).cambios.urlfoto
    const permit = world.domain.permit(world.domain.systemActor(1), 'empresa', 'remove')
    const entry = await world.domain.records.empresa.remove(permit, id, null)
    pass(MINUTE)
    await world.product.settle()
    expect(await served(propuesto)).toBe(200)
    await world.domain.trash.empty(permit, entry ?? 0)
    await expect.poll(() => served(propuesto)).toBe(404)
  })

  test('is also what an owner’s restored version becomes', async () => {
    const { id } = await branch({ nombre: 'La Goma' })
    await review(false)
    await propose(id, { nombre: 'La Pluma' })
    await review(true)
    const path = panelApi.restoreVersion(api.clientEmpresaItem(id), 1)
    const { status, body } = await owner('POST', path, { body: { campos: ['nombre'] } })
    expect([status, body.nombre, body.omitidos]).toEqual([202, 'La Pluma', {}])
    expect(body.propuesta.cambios.nombre).toMatchObject({ actual: 'La Pluma', propuesto: 'La Goma' })
    expect(await read(id)).toMatchObject({ nombre: 'La Pluma', propuesta: body.propuesta })
    // The newest version says what is published: nothing is left to wait for.
    const back = await owner('POST', panelApi.restoreVersion(api.clientEmpresaItem(id), 3), { body: {} })
    expect([back.status, back.body.nombre, back.body.propuesta]).toEqual([200, 'La Pluma', null])
    expect((await read(id)).propuesta).toBeNull()
  })
})
