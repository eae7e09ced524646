import {
  AttributionControl,
  addProtocol,
  type LngLatBoundsLike,
  Map as MapLibre,
  NavigationControl,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import 'maplibre-gl/dist/maplibre-gl.css'
import { PMTiles } from 'pmtiles'
import { cityMap } from '../../contract/paths.ts'
import { locale } from './locale.ts'
import './map.css'

/** The renderer of maps: some 300 KB, loaded when somebody asks for a map. */

export { Marker } from 'maplibre-gl'
export type { MapLibre }

setWorkerUrl(workerUrl)

const file = new PMTiles(cityMap.file)
addProtocol('pmtiles', async ({ type, url }, { signal }) => {
  if (type === 'json') {
    const { minZoom, maxZoom, minLon, minLat, maxLon, maxLat } = await file.getHeader()
    const bounds = [minLon, minLat, maxLon, maxLat]
    return { data: { tiles: [`${url}/{z}/{x}/{y}`], minzoom: minZoom, maxzoom: maxZoom, bounds } }
  }
  const [z = 0, x = 0, y = 0] = url.split('/').slice(-3).map(Number)
  const tile = await file.getZxy(z, x, y, signal)
  return { data: new Uint8Array(tile?.data ?? []) }
})

interface Options {
  /** What a screen reader calls the map. */
  readonly label: string
  /** Where it begins; without it, where the map's file says. */
  readonly bounds?: LngLatBoundsLike
  readonly center?: readonly [lng: number, lat: number]
  readonly zoom?: number
}

const MAX_ZOOM = 19
const DARK = '(prefers-color-scheme: dark)'

/** Draws the map of the city into an element, in the page's colours. Throws when it cannot be drawn. */
export async function openMap(container: HTMLElement, { label, ...start }: Options): Promise<MapLibre> {
  const dark = matchMedia(DARK)
  const map = new MapLibre({
    container,
    style: await styleFor(dark.matches),
    ...(start.bounds && { bounds: start.bounds, fitBoundsOptions: { padding: 48, maxZoom: 16 } }),
    ...(start.center && { center: [...start.center], zoom: start.zoom ?? 16 }),
    minZoom: 3,
    maxZoom: MAX_ZOOM,
    locale: { ...locale, 'Map.Title': label },
    attributionControl: false,
    renderWorldCopies: false,
    // A page with a map in it has to scroll.
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200,
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
  map.addControl(new AttributionControl({ compact: false }))
  const follow = () => void styleFor(dark.matches).then((style) => map.setStyle(style))
  dark.addEventListener('change', follow)
  map.once('remove', () => dark.removeEventListener('change', follow))
  return map
}

/** The style with whole addresses, which the renderer wants. */
async function styleFor(dark: boolean): Promise<StyleSpecification> {
  const answer = await fetch(dark ? cityMap.darkStyle : cityMap.style)
  if (!answer.ok) throw new Error(`the style of the map answered ${answer.status}`)
  const style = await answer.json()
  return { ...style, sprite: location.origin + style.sprite, glyphs: location.origin + style.glyphs }
}
