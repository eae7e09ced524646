import type { RouterContextProvider, ShouldRevalidateFunction } from 'react-router'
import { ApiError, type Searched } from './api.ts'
import { servicesContext } from './services.ts'

type Context = Readonly<RouterContextProvider>

/** A page answers with the API's status when its content is missing or unavailable. */
const PASSED_ON: readonly number[] = [404, 503]

/** Reads from the API in process, for loaders. A missing record ends in the not-found screen. */
export function reader(context: Context) {
  const { ask, publicUrl, hasMap } = context.get(servicesContext)
  const call = async <T>(path: string, body?: object) => {
    const answer = await ask<T>(path, body)
    if (!answer.refused) return answer
    if (PASSED_ON.includes(answer.status)) throw new Response(null, { status: answer.status })
    throw new ApiError(answer.status, answer.refused)
  }
  return {
    publicUrl,
    hasMap,
    get: async <T>(path: string): Promise<T> => (await call<T>(path)).data,
    search: async <T>(path: string, text: string, narrowed: object = {}): Promise<Searched<T>> => {
      const { data, similar, words } = await call<T>(path, { ...narrowed, text })
      return { data, similar, words }
    },
    /** A page of a list, and the number of records on all its pages; of a search, what is said of similar results. */
    list: async <T>(
      path: string,
    ): Promise<{ items: T[]; total: number } & Pick<Searched<T[]>, 'similar' | 'words'>> => {
      const { data, total, similar, words } = await call<T[]>(path)
      return { items: data, total, similar, words }
    },
    /** An answer that contains a page of a list, and the number of records on all its pages. */
    counted: async <T>(path: string): Promise<{ data: T; total: number }> => {
      const { data, total } = await call<T>(path)
      return { data, total }
    },
  }
}

/** Returns the result or, after reporting the error, null, so that one failed part leaves the rest of a page intact. */
export async function orNull<T>(context: Context, promised: Promise<T>): Promise<T | null> {
  try {
    return await promised
  } catch (error) {
    context.get(servicesContext).report(error)
    return null
  }
}

/** Loads again only for another address: a modal leaves the data of the page behind it. */
export const onlyForAnotherAddress: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search
