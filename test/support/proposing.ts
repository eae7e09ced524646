import { expect } from 'vitest'
import { panelApi } from '../../src/contract/panelPaths.ts'
import { api } from '../../src/contract/paths.ts'
import { recordsOf } from './records.ts'
import type { Answered, Asked, World } from './world.ts'

/** Owners whose changes wait, and administrators who decide about them. */
export function proposingIn(world: () => World) {
  const { change } = recordsOf(world)
  const admin = (method: string, path: string, asked: Asked = {}): Promise<Answered> =>
    world().call(method, path, { token: world().admin, ...asked })
  const owner = (method: string, path: string, asked: Asked = {}): Promise<Answered> =>
    world().call(method, path, { token: world().cliente, ...asked })
  const item = api.clientEmpresaItem
  return {
    admin,
    owner,
    review: async (revisar_cambios: boolean) => {
      expect((await admin('PUT', api.adminAjustes, { body: { revisar_cambios } })).status).toBe(200)
    },
    trust: async (email: string, de_confianza: boolean) => {
      const [user] = (await admin('GET', `${api.admin('user')}?q=${email}`)).body
      await change('user', user.id, { de_confianza })
    },
    /** A published branch of the client's. */
    branch: async (body: object = {}): Promise<Answered['body']> => {
      const made = await owner('POST', api.clientEmpresa, { body: { nombre: 'La Goma', ...body } })
      expect(made.status, JSON.stringify(made.body)).toBe(201)
      await change('empresa', made.body.id, { publicado: true })
      return (await owner('GET', item(made.body.id))).body
    },
    propose: (id: number, body: object, headers?: Record<string, string>) =>
      owner('PUT', item(id), { body, ...(headers && { headers }) }),
    /** The owner's branch as the owner reads it. */
    read: async (id: number): Promise<Answered['body']> => (await owner('GET', item(id))).body,
    withdraw: (id: number) => owner('DELETE', panelApi.proposalOf(item(id))),
    queue: async (): Promise<Answered['body']> => (await admin('GET', panelApi.proposals)).body,
    decide: (id: number, body: object, headers?: Record<string, string>) =>
      admin('POST', panelApi.decision(id), { body, ...(headers && { headers }) }),
  }
}
