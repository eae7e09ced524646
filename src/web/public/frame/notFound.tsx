import { Link } from 'react-router'
import { imagePath, site } from '../../../contract/paths.ts'
import { siteTexts as texts } from '../../../contract/texts/site.ts'

/** Catches every unknown address. */
export function loader(): never {
  throw new Response(null, { status: 404 })
}

export function NotFound() {
  return (
    <div className="wrap py-12 text-center sm:py-16">
      <title>Página no encontrada</title>
      <meta name="robots" content="noindex" />
      <img
        src={imagePath('empresa', null)}
        alt=""
        width={1200}
        height={800}
        className="mx-auto mb-8 w-full max-w-sm rounded-2xl"
      />
      <h1 className="page-title">{texts.notFound}</h1>
      <p className="text-soft mt-4">Esta dirección no existe o cambió de lugar.</p>
      <Link to={site.home} className="button mt-8">
        Home
      </Link>
    </div>
  )
}

export default NotFound
