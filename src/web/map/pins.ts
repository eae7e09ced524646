import type { Mapa } from '../../contract/branchViews.ts'
import type { MapLibre, Marker } from './engine.client.ts'

/** One branch, or several that are close to one another at the map's zoom. */
export type Place = Mapa['puntos'][number]

interface Options {
  readonly onBranch: (branch: NonNullable<Place['sucursal']>) => void
}

/** The pins of a map: one for each branch, or for several that are close to one another. Each is a button. */
export interface Pins {
  readonly show: (places: readonly Place[]) => void
  /** Marks the pin of a branch, if it is there, and no other. */
  readonly mark: (id: number | null) => void
}

export function createPins(map: MapLibre, makeMarker: typeof Marker, { onBranch }: Options): Pins {
  const shown = new Map<string, { marker: Marker; button: HTMLButtonElement }>()
  let marked: number | null = null

  const make = (place: Place) => {
    const { lat, lng, sucursal } = place
    const button = sucursal ? pinOf(sucursal.nombre) : groupOf(place.total)
    button.addEventListener('click', () => {
      if (sucursal) return onBranch(sucursal)
      const zoom = Math.min(map.getZoom() + 2, map.getMaxZoom())
      map.easeTo({ center: [lng, lat], zoom })
    })
    const anchor = sucursal ? 'bottom' : 'center'
    const marker = new makeMarker({ element: button, anchor }).setLngLat([lng, lat]).addTo(map)
    return { marker, button }
  }
  const mark = () => {
    for (const [key, { button }] of shown) button.toggleAttribute('data-marked', key === `${marked}`)
  }

  return {
    show: (places) => {
      const wanted = new Map(places.map((place) => [keyOf(place), place]))
      for (const [key, { marker }] of shown)
        if (!wanted.has(key)) {
          marker.remove()
          shown.delete(key)
        }
      for (const [key, place] of wanted) if (!shown.has(key)) shown.set(key, make(place))
      mark()
    },
    mark: (id) => {
      marked = id
      mark()
    },
  }
}

const keyOf = ({ lat, lng, total, sucursal }: Place) =>
  sucursal ? `${sucursal.id}` : `${lat},${lng},${total}`

export function pinOf(label: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'map-pin'
  button.setAttribute('aria-label', label)
  button.title = label
  return button
}

function groupOf(total: number): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'map-group'
  button.textContent = String(total)
  button.setAttribute('aria-label', `${total} sucursales: acercar el mapa`)
  return button
}
