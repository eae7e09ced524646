import type { RouterContextProvider } from 'react-router'
import { ApiError, type CallOptions, createApi } from './api.ts'
import { servicesContext } from './services.ts'

/** What loaders read with: the API in process. A record that is not there ends in the not-found screen. */
export function reader(context: Readonly<RouterContextProvider>) {
  const { fetch, publicUrl } = context.get(servicesContext)
  const api = createApi(fetch)
  const call = async <T>(path: string, options?: CallOptions) => {
    try {
      return await api<T>(path, options)
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) throw new Response(null, { status: 404 })
      throw error
    }
  }
  return {
    publicUrl,
    get: async <T>(path: string): Promise<T> => (await call<T>(path)).data,
    post: async <T>(path: string, body: object): Promise<T> =>
      (await call<T>(path, { method: 'POST', body })).data,
    /** A page of a list, and how many records all its pages have. */
    list: async <T>(path: string): Promise<{ items: T[]; total: number }> => {
      const { data, total } = await call<T[]>(path)
      return { items: data, total }
    },
  }
}
