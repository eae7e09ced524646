import { expect } from 'vitest'
import { api } from '../../src/contract/paths.ts'
import type { ResourceName } from '../../src/contract/resources/index.ts'
import { dataUrl, onePixel, pdf } from './samples.ts'
import type { Answered, World } from './world.ts'

/** The required fields of a record of each kind; a test adds only what it is about. */
const needed: Record<Exclude<ResourceName, 'user'>, () => object | Promise<object>> = {
  categoria: () => ({ nombre: 'Panaderías' }),
  producto: () => ({ name: 'Concha', title: 'Concha de vainilla', description: 'Pan dulce', price: 12.5 }),
  empresa: () => ({ nombre: 'La Esperanza', publicado: true }),
  slide: () => ({ frase: 'Feria del pan', urlfoto: onePixel }),
  post: () => ({ name: 'Feria del pan', title: 'La feria del pan', description: 'Este domingo' }),
  pagina: () => ({ name: 'Nosotros', title: 'Quiénes somos', description: 'La cámara' }),
  catalogo: async () => ({ titulo: 'Temporada', archivo: dataUrl('application/pdf', await pdf(['Pan'])) }),
}

/** Creates and changes records as an administrator; every call has to succeed. */
export function recordsOf(world: () => World) {
  const done = async (method: string, path: string, body?: object): Promise<Answered['body']> => {
    const answer = await world().call(method, path, { token: world().admin, body })
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
    return answer.body
  }
  return {
    make: async (name: keyof typeof needed, body: object = {}) =>
      done('POST', api.admin(name), { ...(await needed[name]()), ...body }),
    change: (name: ResourceName, id: number, body: object) => done('PUT', api.adminItem(name, id), body),
    remove: (name: ResourceName, id: number) => done('DELETE', api.adminItem(name, id)),
    read: (name: ResourceName, id: number) => done('GET', api.adminItem(name, id)),
  }
}
