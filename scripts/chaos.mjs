import { ensureProgram } from './debian.mjs'
import { become, build, install, program } from './setup.mjs'

/** `npm run chaos [-- --seconds 60] [-- --only faults|rates]`: three nodes under load during faults. */
install()
build()
const caddy = ensureProgram([process.env.CADDY, '/usr/bin/caddy'], 'caddy')
if (!caddy) {
  console.error('Hace falta Caddy: instala el paquete «caddy» o indica su ruta en la variable CADDY.')
  process.exit(1)
}
become('node', program('test/chaos/run.ts', process.argv.slice(2)), { CADDY: caddy })
