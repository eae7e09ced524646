import { ensureProgram } from './debian.mjs'
import { chromiumPlaces } from './platform.mjs'

/** The browser of the end-to-end tests: the machine's own Chromium, not a download. */

/** Returns its path; installs Debian's package when there is none. Ends the process when that is not possible. */
export function ensureChromium() {
  const found = ensureProgram([process.env.CHROMIUM, ...chromiumPlaces(process)], 'chromium')
  if (found) return found
  console.error(
    'Las pruebas en navegador necesitan Chromium: instala Chromium o Chrome, o indica su ruta en la variable CHROMIUM.',
  )
  process.exit(1)
}
