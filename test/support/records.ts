import { expect } from 'vitest'
import { isFile } from '../../src/contract/kinds/index.ts'
import { panelApi } from '../../src/contract/panelPaths.ts'
import { api } from '../../src/contract/paths.ts'
import { inputFields, inputName } from '../../src/contract/resource.ts'
import { collections, type ResourceName } from '../../src/contract/resources/index.ts'
import { itemExamples } from '../../src/http/openapi/examples.ts'
import { dataUrl, onePixel, pdf } from './samples.ts'
import type { Answered, World } from './world.ts'

type Created = Exclude<ResourceName, 'user'>

/** The required fields of a new record, where the API’s example would not do; a test adds only what it is about. */
const needed: Partial<Record<Created, () => object | Promise<object>>> = {
  categoria: () => ({ nombre: 'Panaderías' }),
  producto: () => ({ name: 'Concha', title: 'Concha de vainilla', description: 'Pan dulce', price: 12.5 }),
  caracteristica: () => ({ nombre: 'Acepta tarjeta', tipo: 'si_no' }),
  empresa: () => ({ nombre: 'La Esperanza', publicado: true }),
  slide: () => ({ frase: 'Feria del pan', urlfoto: onePixel }),
  post: () => ({ name: 'Feria del pan', title: 'La feria del pan', description: 'Este domingo' }),
  pagina: () => ({ name: 'Nosotros', title: 'Quiénes somos', description: 'La cámara' }),
  catalogo: async () => ({ titulo: 'Temporada', archivo: dataUrl('application/pdf', await pdf(['Pan'])) }),
}

/** The required fields, with the values of the API’s document. */
const exampleOf = (name: Created): object =>
  Object.fromEntries(
    inputFields(collections[name], 'admin', 'create')
      .filter(([, { required }]) => required)
      .map(([key, field]) => [
        inputName(key, field),
        isFile(field) ? onePixel : Reflect.get(itemExamples[name], key),
      ]),
  )

/** Creates and changes records as an administrator; every call has to succeed. */
export function recordsOf(world: () => World) {
  const done = async (method: string, path: string, body?: object): Promise<Answered['body']> => {
    const answer = await world().call(method, path, { token: world().admin, body })
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
    return answer.body
  }
  return {
    make: async (name: Created, body: object = {}) =>
      done('POST', api.admin(name), { ...((await needed[name]?.()) ?? exampleOf(name)), ...body }),
    change: (name: ResourceName, id: number, body: object) => done('PUT', api.adminItem(name, id), body),
    remove: (name: ResourceName, id: number) => done('DELETE', api.adminItem(name, id)),
    /** Removes a record, and then all that the trash keeps of it. */
    removeForEver: async (name: ResourceName, id: number) => {
      const asked = { token: world().admin }
      const { headers } = await world().call('DELETE', api.adminItem(name, id), asked)
      await done('DELETE', panelApi.adminTrashItem(String(headers['x-papelera'])))
    },
    read: (name: ResourceName, id: number) => done('GET', api.adminItem(name, id)),
  }
}
