import { expect } from 'vitest'
import { panelApi } from '../../src/contract/panelPaths.ts'
import { api } from '../../src/contract/paths.ts'
import type { ResourceName } from '../../src/contract/resources/index.ts'
import type { Answered, World } from './world.ts'

/** Removes records and restores them, as an administrator; every call has to succeed. */
export function trashOf(world: () => World) {
  const admin = (method: string, path: string, body?: object): Promise<Answered> =>
    world().call(method, path, { token: world().admin, body })
  const restore = (entry: string, body?: object) => admin('POST', panelApi.adminTrashRestore(entry), body)
  return {
    admin,
    /** Returns the entry in the trash. */
    toTrash: async (name: ResourceName, id: number): Promise<string> => {
      const { status, headers } = await admin('DELETE', api.adminItem(name, id))
      expect([status, headers['x-papelera']]).toEqual([204, expect.stringMatching(/^\d+$/)])
      return String(headers['x-papelera'])
    },
    restore,
    restored: async (entry: string): Promise<Answered['body']> => {
      const { status, body } = await restore(entry)
      expect(status, JSON.stringify(body)).toBe(200)
      return body
    },
    /** Returns the page of the trash that a query asks for. */
    listed: async (query = ''): Promise<Answered> => admin('GET', `${panelApi.adminTrash}?${query}`),
  }
}
