import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { become, build, install, program, root } from './setup.mjs'

/**
 * `npm start`: on a machine that has only Node and npm, goes from nothing to a served site. `npm run dev` serves the
 * sources: a change of the site shows immediately, one of the server restarts it.
 */
const dev = process.argv.includes('--dev')
install()
if (!dev) build()
// Everything but the site, whose sources Vite watches.
const watched = readdirSync(join(root, 'src')).filter((name) => name !== 'web')
const watch = watched.map((name) => `--watch-path=src/${name}`)
become('node', dev ? [...watch, ...program('src/main.ts', ['--dev'])] : program('src/main.ts'))
