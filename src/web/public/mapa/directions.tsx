import type { Point } from '../../../contract/values/point.ts'

/** Links to the ways there. They are addresses that the person opens; the page itself asks nobody. */
export function Directions({ at, nombre }: { at: Point; nombre: string }) {
  const place = `${at.lat},${at.lng}`
  return (
    <div className="no-print">
      <p id="como-llegar" className="text-soft text-sm">
        Cómo llegar
      </p>
      <ul aria-labelledby="como-llegar" className="mt-1 flex flex-wrap gap-2">
        {/* Computers have no map of their own that takes such addresses. */}
        <li className="[@media(hover:hover)_and_(pointer:fine)]:hidden">
          <a
            className="button-quiet px-[min(1.5rem,4vw)]"
            href={`geo:${place}?q=${place}(${encodeURIComponent(nombre)})`}
          >
            Mapa del teléfono
          </a>
        </li>
        <li>
          <a
            className="button-quiet px-[min(1.5rem,4vw)]"
            href={`https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: place })}`}
            target="_blank"
            rel="noopener"
          >
            Google Maps
          </a>
        </li>
        <li>
          <a
            className="button-quiet px-[min(1.5rem,4vw)]"
            href={`https://waze.com/ul?${new URLSearchParams({ ll: place, navigate: 'yes' })}`}
            target="_blank"
            rel="noopener"
          >
            Waze
          </a>
        </li>
      </ul>
    </div>
  )
}
