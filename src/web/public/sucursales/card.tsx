import { Link } from 'react-router'
import { site } from '../../../contract/paths.ts'
import type { PublicEmpresa } from '../../../contract/views.ts'
import { CARD_SIZES } from '../cards.tsx'
import { Picture } from '../picture.tsx'

/** A branch with its picture; its name opens the modal, and without scripts its page. */
export function EmpresaCard(props: {
  readonly empresa: PublicEmpresa
  readonly eager?: boolean
  readonly onShow: (event: React.MouseEvent, empresa: PublicEmpresa) => void
}) {
  const { empresa } = props
  return (
    <li className="card">
      <Picture
        folder="empresa"
        file={empresa.urlfoto}
        alt=""
        sizes={CARD_SIZES}
        eager={props.eager}
        className="card-photo aspect-3/2"
      />
      <div className="flex flex-1 flex-col p-5">
        {empresa.categoria && <p className="kicker text-sm">{empresa.categoria.nombre}</p>}
        <h2 className="mt-1 text-xl">
          <Link
            to={site.sucursal(empresa.slug)}
            onClick={(event) => props.onShow(event, empresa)}
            className="covering"
          >
            {empresa.nombre}
          </Link>
        </h2>
        {empresa.direccion && <p className="text-soft mt-1">{empresa.direccion}</p>}
      </div>
    </li>
  )
}
