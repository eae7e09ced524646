import type { RouterContextProvider, ShouldRevalidateFunction } from 'react-router'
import { ApiError, type Searched } from './api.ts'
import { servicesContext } from './services.ts'

type Context = Readonly<RouterContextProvider>

/** Not there; not there now. A page without what it shows answers as the API does. */
const PASSED_ON: readonly number[] = [404, 503]

/** What loaders read with: the API in process. A record that is not there ends in the not-found screen. */
export function reader(context: Context) {
  const { ask, publicUrl } = context.get(servicesContext)
  const call = async <T>(path: string, body?: object) => {
    const told = await ask<T>(path, body)
    if (!told.refused) return told
    if (PASSED_ON.includes(told.status)) throw new Response(null, { status: told.status })
    throw new ApiError(told.status, told.refused)
  }
  return {
    publicUrl,
    get: async <T>(path: string): Promise<T> => (await call<T>(path)).data,
    search: async <T>(path: string, text: string, narrowed: object = {}): Promise<Searched<T>> => {
      const { data, similar } = await call<T>(path, { ...narrowed, text })
      return { data, similar }
    },
    /** A page of a list, and how many records all its pages have. */
    list: async <T>(path: string): Promise<{ items: T[]; total: number }> => {
      const { data, total } = await call<T[]>(path)
      return { items: data, total }
    },
    /** What has a page of a list in it, and how many records all the pages have. */
    counted: async <T>(path: string): Promise<{ data: T; total: number }> => {
      const { data, total } = await call<T>(path)
      return { data, total }
    },
  }
}

/** What was promised, or null, told to the log: one part that fails leaves the rest of a page standing. */
export async function orNull<T>(context: Context, promised: Promise<T>): Promise<T | null> {
  try {
    return await promised
  } catch (error) {
    context.get(servicesContext).report(error)
    return null
  }
}

/** Loads again for another address only: a modal over a page keeps what the page has. */
export const onlyForAnotherAddress: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search
