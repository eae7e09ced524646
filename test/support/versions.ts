import { panelApi } from '../../src/contract/panelPaths.ts'
import { api } from '../../src/contract/paths.ts'
import { recordsOf } from './records.ts'
import type { Answered, World } from './world.ts'

/** Calls for the versions of records, for tests. `world` is called when they run. */
export function versionsIn(world: () => World) {
  const { make, change } = recordsOf(world)
  const ask = (method: string, path: string, body?: unknown, more: object = {}): Promise<Answered> =>
    world().call(method, path, { token: world().admin, body, ...more })
  return {
    /** A call by an administrator. */
    ask,
    categoria: (id: number) => api.adminItem('categoria', id),
    versionsOf: async (item: string, token = world().admin): Promise<Answered['body']> =>
      (await ask('GET', panelApi.versions(item), undefined, { token })).body,
    /** Makes a category with three versions. */
    changedCategory: async (nombre: string): Promise<number> => {
      const { id } = await make('categoria', { nombre, descripcion: 'La primera' })
      await change('categoria', id, { descripcion: 'La segunda', orden: 5 })
      await change('categoria', id, { nombre: `${nombre} y más`, menu: true })
      return id
    },
  }
}
