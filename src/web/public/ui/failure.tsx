import { useLocation } from 'react-router'
import { siteTexts as texts } from '../../../contract/texts/site.ts'

/** Says that something did not load, and offers to try again. */
export function Failure() {
  const { pathname, search } = useLocation()
  return (
    <div className="wrap py-24 text-center">
      <title>{texts.failed}</title>
      <meta name="robots" content="noindex" />
      <h1 className="page-title">{texts.failed}</h1>
      <p className="text-soft mt-4">El servicio no respondió. Espera unos segundos e inténtalo de nuevo.</p>
      <a href={pathname + search} className="button mt-8">
        {texts.retry}
      </a>
    </div>
  )
}
