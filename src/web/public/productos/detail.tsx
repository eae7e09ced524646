import { formatPrice } from '../../../contract/values/numbers.ts'
import type { PublicProducto } from '../../../contract/views.ts'
import { Picture } from '../ui/picture.tsx'

/** The public fields of a product, below its name. */
export function ProductoDetail({ producto, eager }: { producto: PublicProducto; eager?: boolean }) {
  const sold = producto.stock === 0
  return (
    <div className="grid gap-6 md:grid-cols-2 md:gap-10">
      <Picture
        folder="producto"
        file={producto.image}
        alt={producto.name}
        sizes="(min-width: 48rem) 24rem, 92vw"
        eager={eager}
        className="bg-sand aspect-4/3 w-full rounded-2xl object-cover md:sticky md:top-20 md:self-start"
      />
      <div className="space-y-4">
        <p className="text-lg font-semibold">{producto.title}</p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="font-display text-3xl font-semibold tabular-nums">
            {formatPrice(producto.price)}
          </span>
          <span className={sold ? 'tag' : 'tag tag-good'}>{sold ? 'Agotado' : 'Disponible'}</span>
        </p>
        <p className="whitespace-pre-line">{producto.description}</p>
        {producto.details && <p className="text-soft whitespace-pre-line">{producto.details}</p>}
        {producto.code && (
          <p className="text-soft text-sm">
            Código: <span className="font-medium">{producto.code}</span>
          </p>
        )}
      </div>
    </div>
  )
}
