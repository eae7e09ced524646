import { Link } from 'react-router'
import { site } from '../../../contract/paths.ts'
import type { Query } from '../../../contract/spanish/marks.ts'
import { Marked } from '../buscar/marked.tsx'
import type { ListedEmpresa } from './listed.ts'

export interface EmpresaLinkProps {
  readonly empresa: ListedEmpresa
  /** The search that found it, if any. */
  readonly query: Query | null
  readonly onShow: (event: React.MouseEvent, empresa: ListedEmpresa) => void
}

/** A branch's name, which opens the modal, and without scripts its page. */
export function EmpresaLink({ empresa, query, onShow }: EmpresaLinkProps) {
  return (
    <Link to={site.sucursal(empresa.slug)} onClick={(event) => onShow(event, empresa)} className="covering">
      <Marked text={empresa.nombre} query={query} />
    </Link>
  )
}
