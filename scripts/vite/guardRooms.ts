import { relative, sep } from 'node:path'
import type { Plugin } from 'vite'

/** Modules that the site may not import: it knows the contract, and the API by URL (ARCHITECTURE.md, invariant 1). */
const FORBIDDEN = /^src\/(?!contract\/|web\/)|^seed\//

/** Fails the build when the site imports a module of another room, for the browser or the server. */
export function guardRooms(): Plugin {
  let root = ''
  return {
    name: 'zocalo:guard-rooms',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root
    },
    load(id) {
      const file = id.split('?')[0] ?? id
      const path = relative(root, file).split(sep).join('/')
      if (FORBIDDEN.test(path)) this.error(`${path} must not be part of the site: it knows contract/ only.`)
      return null
    },
  }
}
