import { createContext } from 'react-router'
import type { Ask } from '../contract/ask.ts'

/** What the server provides to the site for one request. */
export interface Services {
  readonly ask: Ask
  /** The site's own address, without a slash at its end, for canonical links. */
  readonly publicUrl: string
  /** Whether there is a map of the city to show. */
  readonly hasMap: () => boolean
  /** Logs a failure that the visitor sees only as a text. */
  readonly report: (error: unknown) => void
  /** Marks the scripts that the site writes into this page. It is secret, and removed before the page is sent. */
  readonly nonce: string
}

export const servicesContext = createContext<Services>()
