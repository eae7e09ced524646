import { Link } from 'react-router'
import { site } from '../../../contract/paths.ts'
import type { Query } from '../../../contract/spanish/marks.ts'
import type { PublicEmpresa } from '../../../contract/views.ts'
import { Marked } from '../buscar/marked.tsx'
import { CardPhoto } from '../ui/cards.tsx'

interface EmpresaLinkProps {
  readonly empresa: PublicEmpresa
  /** The search that found it, if any. */
  readonly query: Query | null
  readonly onShow: (event: React.MouseEvent, empresa: PublicEmpresa) => void
}

/** A branch with its picture. */
export function EmpresaCard(props: EmpresaLinkProps & { readonly eager?: boolean }) {
  const { empresa, query } = props
  return (
    <li className="card">
      <CardPhoto folder="empresa" file={empresa.urlfoto} eager={props.eager} />
      <div className="flex flex-1 flex-col p-5">
        {empresa.categoria && (
          <p className="kicker text-sm">
            <Marked text={empresa.categoria.nombre} query={query} />
          </p>
        )}
        <h2 className="mt-1 text-xl">
          <EmpresaLink empresa={empresa} query={query} onShow={props.onShow} />
        </h2>
        {empresa.direccion && (
          <p className="text-soft mt-1">
            <Marked text={empresa.direccion} query={query} />
          </p>
        )}
      </div>
    </li>
  )
}

/** A branch's name, which opens the modal, and without scripts its page. */
export function EmpresaLink({ empresa, query, onShow }: EmpresaLinkProps) {
  return (
    <Link to={site.sucursal(empresa.slug)} onClick={(event) => onShow(event, empresa)} className="covering">
      <Marked text={empresa.nombre} query={query} />
    </Link>
  )
}
