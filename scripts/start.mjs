import { become, build, install, program } from './setup.mjs'

/**
 * `npm start`: on a machine that has only Node and npm, from nothing to a site that is served. `npm run dev` serves the
 * sources: a change of the site shows at once, one of the server starts it again.
 */
const WATCHED = ['contract', 'domain', 'http', 'config.ts', 'product.ts', 'main.ts']
const dev = process.argv.includes('--dev')
install()
if (!dev) build()
const watch = WATCHED.map((name) => `--watch-path=src/${name}`)
become('node', dev ? [...watch, ...program('src/main.ts', ['--dev'])] : program('src/main.ts'))
