import type { RouterContextProvider } from 'react-router'
import { ApiError, getJson } from './api.ts'
import { servicesContext } from './services.ts'

/** What loaders read with: the API in process on the server. A record that is not there ends in the not-found screen. */
export function reader(context: Readonly<RouterContextProvider>) {
  const { fetch, publicUrl } = context.get(servicesContext)
  return {
    fetch,
    publicUrl,
    get: async <T>(url: string): Promise<T> => {
      try {
        return await getJson<T>(fetch, url)
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) throw new Response(null, { status: 404 })
        throw error
      }
    },
  }
}
