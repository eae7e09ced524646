import sharp from 'sharp'
import { panelApi } from '../../src/contract/panelPaths.ts'
import { api } from '../../src/contract/paths.ts'
import { dataUrl } from './samples.ts'
import type { World } from './world.ts'

/** Records in the states that some documented calls need. */

let branch = 0
let times = 0

/**
 * Opens a proposal for a client's branch by each call that can, or amends the open one. Adds the statuses of the answers to
 * `seen`. Returns the proposal.
 */
export async function propose(world: World, seen: Set<string>): Promise<{ id: number; record_id: number }> {
  const own = async (method: string, path: string, body: object) => {
    const answer = await world.call(method, path, { token: world.cliente, body })
    const described = path.replace(/\?.*/, '').replace(/\/\d+/, '/{id}').replace(/\/\d+/, '/{n}')
    seen.add(`${method} ${described} ${answer.status}`)
    return answer.body
  }
  const change = (path: string, body: object) => world.call('PUT', path, { token: world.admin, body })
  if (branch === 0) {
    branch = (await own('POST', api.clientEmpresa, { nombre: 'Con propuesta' })).id
    await own('PUT', api.clientEmpresaItem(branch), { direccion: 'Juárez 1' })
    await change(api.adminItem('empresa', branch), { publicado: true })
    await change(api.adminAjustes, { revisar_cambios: true })
  }
  const path = api.clientEmpresaItem(branch)
  await own('POST', panelApi.restoreVersion(path, 1), { campos: ['direccion'] })
  await own('PUT', path, { telefono: `55 1234 ${1000 + ++times}` })
  return (await own('POST', `${path}?_method=PUT`, { nombre: `Otra ${++times}` })).propuesta
}

/** Returns an entry of the trash. */
export async function thrownAway(
  world: World,
  at = api.admin('empresa'),
  token = world.admin,
): Promise<string> {
  const { body } = await world.call('POST', at, { token, body: { nombre: 'De paso' } })
  return String((await world.call('DELETE', `${at}/${body.id}`, { token })).headers['x-papelera'])
}

/** Creates a category with a picture that is large enough for range requests. Returns the picture's name. */
export async function largePicture(world: World): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = { width: 1600, height: 1200, channels: 3, background: 'white', noise } as const
  const body = {
    nombre: 'Con foto',
    urlfoto: dataUrl('image/png', await sharp({ create }).png().toBuffer()),
  }
  return (await world.call('POST', api.admin('categoria'), { token: world.admin, body })).body.urlfoto
}
