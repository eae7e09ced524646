import { useId, useState } from 'react'
import type { Point } from '../../../contract/values/point.ts'
import { pinOf } from '../../map/pins.ts'
import { useMap } from '../../map/useMap.ts'
import { MapFrame } from './mapFrame.tsx'

/** The map of one branch. */
export default function OnePlace({ at, nombre }: { at: Point; nombre: string }) {
  const id = useId()
  const [options] = useState({ label: `Mapa: ${nombre}`, center: [at.lng, at.lat] as const })
  const { ref, problem } = useMap(options, (map, { Marker }) => {
    const element = pinOf(nombre)
    element.setAttribute('data-marked', '')
    element.addEventListener('click', () => map.easeTo({ center: [at.lng, at.lat], zoom: 17 }))
    new Marker({ element, anchor: 'bottom' }).setLngLat([at.lng, at.lat]).addTo(map)
    return undefined
  })
  return (
    <MapFrame id={id} ref={ref} problem={problem} instead="La dirección está escrita en esta página.">
      El mapa muestra dónde está {nombre}.
    </MapFrame>
  )
}
