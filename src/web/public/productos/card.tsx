import { useId } from 'react'
import { site } from '../../../contract/paths.ts'
import { formatPrice } from '../../../contract/values/numbers.ts'
import type { PublicProducto } from '../../../contract/views.ts'
import { CardPhoto } from '../ui/cards.tsx'
import { shorten } from '../ui/excerpt.ts'

/** A product. 'Ver más' opens its modal, and without scripts its page. */
export function ProductoCard(props: {
  readonly producto: PublicProducto
  readonly eager?: boolean
  readonly onShow: (event: React.SubmitEvent, producto: PublicProducto) => void
}) {
  const { producto } = props
  const id = useId()
  return (
    <li className="card">
      <CardPhoto folder="producto" file={producto.image} eager={props.eager} />
      <div className="flex flex-1 flex-col p-5">
        <h2 id={id} className="text-xl">
          {producto.name}
        </h2>
        <p className="text-soft mt-2">{shorten(producto.descripcion)}</p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-5">
          <p className="text-lg font-semibold tabular-nums">{formatPrice(producto.price)}</p>
          <form action={site.producto(producto.slug)} onSubmit={(event) => props.onShow(event, producto)}>
            <button type="submit" aria-describedby={id} className="button-quiet covering">
              Ver más
            </button>
          </form>
        </div>
      </div>
    </li>
  )
}
