import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { site } from '../../../contract/paths.ts'

const COOKIE = 'zocalo-cookies'
const DAYS = 150

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
/** Without cookies the browser forgets the answer with the page. */
let acceptedHere = false
const accepted = () => acceptedHere || document.cookie.split('; ').includes(`${COOKIE}=acepto`)

/** Asks once; the answer is stored for 150 days (specification, section 9). */
export function CookieBanner() {
  const hidden = useSyncExternalStore(subscribe, accepted, () => true)
  if (hidden) return null
  const accept = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
    document.cookie = `${COOKIE}=acepto; Max-Age=${DAYS * 86_400}; Path=/; SameSite=Lax`
    acceptedHere = true
    for (const listener of listeners) listener()
  }
  return (
    <aside
      aria-label="Cookies"
      className="cookie-banner no-print bg-ink text-paper fixed inset-x-0 bottom-0 z-40 py-3"
    >
      <div className="wrap flex flex-wrap items-center justify-between gap-4">
        <p className="beside text-sm sm:text-base">
          <Link to={site.cookies} className="underline underline-offset-4">
            Usamos cookies para mejorar tu experiencia en nuestro sitio.
          </Link>
        </p>
        <button
          type="button"
          onClick={accept}
          className="bg-sun min-h-11 shrink-0 cursor-pointer rounded-full px-6 font-semibold text-black"
        >
          Acepto
        </button>
      </div>
    </aside>
  )
}
