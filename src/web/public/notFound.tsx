import { Link } from 'react-router'
import { site } from '../../contract/paths.ts'

/** Every address that is nobody's. */
export function loader(): never {
  throw new Response(null, { status: 404 })
}

export function NotFound() {
  return (
    <div className="wrap py-24 text-center">
      <title>Página no encontrada</title>
      <meta name="robots" content="noindex" />
      <h1 className="page-title">UPS!... NotFoud</h1>
      <p className="text-soft mt-4">Esta dirección no existe o cambió de lugar.</p>
      <Link to={site.home} className="button mt-8">
        Home
      </Link>
    </div>
  )
}

export default NotFound
