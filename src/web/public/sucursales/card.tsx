import { Marked } from '../buscar/marked.tsx'
import { CardPhoto } from '../ui/cards.tsx'
import { Distance } from './distance.tsx'
import { EmpresaLink, type EmpresaLinkProps } from './link.tsx'
import { OpenBadge } from './openBadge.tsx'

/** A branch with its picture. */
export function EmpresaCard(props: EmpresaLinkProps & { readonly eager?: boolean }) {
  const { empresa, query } = props
  return (
    <li className="card" data-sucursal={empresa.id}>
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
        <Distance of={empresa} />
        <OpenBadge of={empresa} className="mt-2" />
      </div>
    </li>
  )
}
