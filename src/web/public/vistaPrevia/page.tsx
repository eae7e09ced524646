import { data } from 'react-router'
import { api } from '../../../contract/paths.ts'
import { SECRET_HEADERS } from '../../../contract/secretHeaders.ts'
import { reader } from '../../load.ts'
import { dayOf } from '../ui/day.ts'
import type { Route } from './+types/page'
import { draw, type Previewed } from './drawn.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const previewed = await reader(context).get<Previewed>(api.preview(params.secreto))
  const [written, until] = [previewed.registro.created_at, previewed.expira].map(dayOf)
  const headers = { ...SECRET_HEADERS, 'x-robots-tag': 'noindex' }
  return data({ ...previewed, written, until }, { headers })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** A saved record as visitors would see it, for whoever has the address. */
export default function VistaPrevia({ loaderData }: Route.ComponentProps) {
  const { tipo, registro, written = '', until } = loaderData
  return (
    <>
      <title>Vista previa</title>
      <meta name="robots" content="noindex" />
      <div className="bg-sand border-line no-print border-b">
        <p role="note" className="wrap py-3 text-center">
          <strong>Vista previa:</strong> así se ve lo que está guardado. Quien tenga este enlace puede verlo
          hasta el {until}.
        </p>
      </div>
      {draw(tipo, registro, written)}
    </>
  )
}
