import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The browser of the end-to-end tests: the machine's own Chromium, not a download. */

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Its path; installs Debian's package when there is none. Ends the process when that is not possible. */
export function ensureChromium() {
  const found = [process.env.CHROMIUM, ...PLACES].find((path) => path && existsSync(path))
  if (found) return found
  if (process.getuid?.() === 0 && aptInstall()) return PLACES[0]
  console.error(
    'Las pruebas en navegador necesitan Chromium: instala el paquete «chromium» o indica su ruta en la variable CHROMIUM.',
  )
  process.exit(1)
}

function aptInstall() {
  console.log('Instalando Chromium…')
  const apt = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  apt('update')
  return apt('install', '-y', '--no-install-recommends', 'chromium') && existsSync(PLACES[0])
}
