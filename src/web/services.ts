import { createContext } from 'react-router'
import type { Ask } from '../contract/ask.ts'

/** What the server lends the site for one request. */
export interface Services {
  readonly ask: Ask
  /** The site's own address, without a slash at its end: canonical links are built on it. */
  readonly publicUrl: string
  /** Tells the log of a failure that the visitor sees only as a text. */
  readonly report: (error: unknown) => void
  /** Marks the scripts that the site writes into this page; nobody else knows it, and it goes before the page is sent. */
  readonly nonce: string
}

export const servicesContext = createContext<Services>()
