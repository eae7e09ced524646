import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { site } from '../../../contract/paths.ts'
import type { MapLibre } from '../../map/engine.client.ts'
import { createPins, type Pins, type Place } from '../../map/pins.ts'
import { useMap } from '../../map/useMap.ts'
import { count } from '../ui/count.ts'
import { followCards, showCard } from './cards.ts'
import { MapFrame } from './mapFrame.tsx'
import { type Frame, framed, usePlaces } from './places.ts'

type Branch = NonNullable<Place['sucursal']>

/** A map with a pin for each branch of a list; those of the frame follow when it moves. */
export default function ManyPlaces(props: { query: string; onFrame: (frame: string) => void }) {
  const id = useId()
  const { answer, failed, ask } = usePlaces(props.query)
  const [chosen, setChosen] = useState<Branch | null>(null)
  const drawn = useRef<{ map: MapLibre; pins: Pins } | null>(null)

  const start = answer && { label: 'Mapa de las sucursales', ...(answer.marco && { bounds: answer.marco }) }
  const choose = useEffectEvent((branch: Branch) => {
    setChosen(branch)
    drawn.current?.pins.mark(branch.id)
    showCard(branch.id)
  })
  const look = useEffectEvent((map: MapLibre) => ask(frameOf(map), map.getZoom()))
  const { ref, problem } = useMap(start, (map, { Marker }) => {
    const pins = createPins(map, Marker, { onBranch: (branch) => choose(branch) })
    drawn.current = { map, pins }
    map.on('moveend', () => look(map))
    look(map)
    const unfollow = followCards((branch) => pins.mark(branch))
    return () => {
      drawn.current = null
      unfollow()
    }
  })

  useEffect(() => {
    const { map, pins } = drawn.current ?? {}
    if (!answer || !map) return
    if (!answer.first) pins?.show(answer.puntos)
    // Another question begins where its branches are.
    else if (answer.marco) map.fitBounds(answer.marco, { padding: 48, maxZoom: 16 })
    else pins?.show([])
  }, [answer])

  return (
    <>
      <MapFrame id={id} ref={ref} problem={problem} instead="La lista muestra las mismas sucursales.">
        La lista que sigue tiene las mismas sucursales que el mapa. En el mapa, las flechas lo mueven, más y
        menos lo acercan y alejan, y cada sucursal es un botón.
      </MapFrame>
      {!problem && (
        <div className="mt-3 mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
          <button
            type="button"
            className="button"
            onClick={() => drawn.current && props.onFrame(framed(frameOf(drawn.current.map)))}
          >
            Buscar en esta zona
          </button>
          <p role="status" className="text-soft">
            {chosen ? (
              <Link className="link" to={site.sucursal(chosen.slug)}>
                {chosen.nombre}
              </Link>
            ) : (
              said(answer?.total ?? null, failed)
            )}
          </p>
        </div>
      )}
    </>
  )
}

function said(total: number | null, failed: boolean): string {
  if (failed) return 'Las sucursales no se pudieron cargar. Mueve el mapa para intentarlo otra vez.'
  if (total === null) return 'Cargando las sucursales...'
  if (total === 0) return 'Ninguna de estas sucursales está en esta parte del mapa.'
  return `${count(total, 'sucursal', 'sucursales')} en el mapa`
}

function frameOf(map: MapLibre): Frame {
  const bounds = map.getBounds()
  return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]
}
