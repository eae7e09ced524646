import { ensureProgram } from './debian.mjs'

/** The browser of the end-to-end tests: the machine's own Chromium, not a download. */

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Its path; installs Debian's package when there is none. Ends the process when that is not possible. */
export function ensureChromium() {
  const found = ensureProgram([process.env.CHROMIUM, ...PLACES], 'chromium')
  if (found) return found
  console.error(
    'Las pruebas en navegador necesitan Chromium: instala el paquete «chromium» o indica su ruta en la variable CHROMIUM.',
  )
  process.exit(1)
}
