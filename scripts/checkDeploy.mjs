import { ensureProgram } from './debian.mjs'
import { become, install, program } from './setup.mjs'

/**
 * `npm run check:deploy`: checks the files of deploy/ with the programs that read them. With `-- --image` it also
 * builds and starts the image, without a Docker engine: some minutes, as root on Debian.
 */
install()
const args = process.argv.slice(2)
const programs = {
  CADDY: ensureProgram(['/usr/bin/caddy'], 'caddy'),
  NGINX: ensureProgram(['/usr/sbin/nginx'], 'nginx-light'),
}
if (args.includes('--image')) {
  ensureProgram(['/usr/bin/buildah'], 'buildah')
  ensureProgram(['/usr/sbin/debootstrap'], 'debootstrap')
}
const found = Object.fromEntries(Object.entries(programs).filter(([, path]) => path))
become('node', program('scripts/deploy/run.ts', args), found)
