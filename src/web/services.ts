import { createContext } from 'react-router'

/** What a page is rendered with on the server. */
export interface Services {
  /** Asks the API in process. */
  readonly fetch: typeof fetch
  /** The site's own address, without a slash at the end: canonical links are built on it. */
  readonly publicUrl: string
}

export const servicesContext = createContext<Services>()
