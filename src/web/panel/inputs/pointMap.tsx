import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { cityMap } from '../../../contract/paths.ts'
import { mapTexts as texts } from '../../../contract/texts/map.ts'
import { type Point, settledPoint } from '../../../contract/values/point.ts'
import type { MapLibre, Marker } from '../../map/engine.client.ts'
import { useMap } from '../../map/useMap.ts'
import { useLoad } from '../ui/useLoad.ts'

interface PointMapProps {
  readonly value: Point | null
  readonly onChange: (point: Point) => void
}

/** The point of a form on the map: dragged, moved by the arrow keys, or set to its middle. Nothing without a map. */
export function PointMap(props: PointMapProps) {
  const [shown, setShown] = useState(false)
  const { data: exists } = useLoad(mapExists)
  if (!exists) return null
  return (
    <Stack gap="xs">
      <div>
        <Button size="xs" variant="default" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? texts.hide : texts.show}
        </Button>
      </div>
      {shown && <OpenPointMap {...props} />}
    </Stack>
  )
}

function OpenPointMap({ value, onChange }: PointMapProps) {
  const help = useId()
  const [options] = useState(() => ({
    label: texts.map,
    ...(value && { center: [value.lng, value.lat] as const }),
  }))
  const drawn = useRef<{ map: MapLibre; marker: Marker } | null>(null)
  const put = useEffectEvent(({ lat, lng }: Point) => onChange(settledPoint({ lat, lng })))
  const begin = useEffectEvent(() => place(drawn.current, value))
  const { ref, problem } = useMap(options, (map, { Marker }) => {
    const marker = new Marker({ draggable: true, color: '#a33f26' })
    marker.getElement().setAttribute('aria-label', texts.marker)
    marker.getElement().setAttribute('aria-describedby', help)
    marker.on('dragend', () => put(marker.getLngLat()))
    drawn.current = { map, marker }
    begin()
    return () => {
      drawn.current = null
    }
  })
  useEffect(() => place(drawn.current, value), [value])

  if (problem) return <Alert color="yellow">{texts.problems[problem]}</Alert>
  return (
    <>
      <div className="city-map" style={{ height: 'min(60svh, 22rem)' }}>
        <div ref={ref} style={{ height: '100%' }} />
      </div>
      <Group gap="sm">
        <Button
          size="xs"
          variant="default"
          onClick={() => drawn.current && put(drawn.current.map.getCenter())}
        >
          {texts.putHere}
        </Button>
        <Text size="sm" c="dimmed" id={help}>
          {texts.help}
        </Text>
      </Group>
    </>
  )
}

/** Puts the marker on the point, and the map around it when it is out of sight; without a point there is none. */
function place(drawn: { map: MapLibre; marker: Marker } | null, value: Point | null): void {
  if (!drawn) return
  const { map, marker } = drawn
  if (!value) {
    marker.remove()
    return
  }
  marker.setLngLat([value.lng, value.lat]).addTo(map)
  if (!map.getBounds().contains([value.lng, value.lat])) map.jumpTo({ center: [value.lng, value.lat] })
}

/** The style is always there, and says whether there is a map to draw. */
async function mapExists(signal: AbortSignal): Promise<boolean> {
  const answer = await fetch(cityMap.style, { signal })
  if (!answer.ok) return false
  return (await answer.json()).metadata['zocalo:mapa'] === true
}
