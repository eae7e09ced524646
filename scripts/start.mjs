import { become, build, install, program } from './setup.mjs'

/** `npm start`: on a machine that has only Node and npm, from nothing to a site that is served. */
install()
build()
become('node', program('src/main.ts'))
