import { createContext } from 'react'

/** Marks the site's own scripts while a page is rendered; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)
