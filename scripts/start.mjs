import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { become, build, install, program, root } from './setup.mjs'

/**
 * `npm start`: on a machine that has only Node and npm, from nothing to a site that is served. `npm run dev` serves the
 * sources: a change of the site shows at once, one of the server starts it again.
 */
const dev = process.argv.includes('--dev')
install()
if (!dev) build()
// All but the site, whose sources Vite follows.
const watched = readdirSync(join(root, 'src')).filter((name) => name !== 'web')
const watch = watched.map((name) => `--watch-path=src/${name}`)
become('node', dev ? [...watch, ...program('src/main.ts', ['--dev'])] : program('src/main.ts'))
