import { cityMap } from '../../contract/paths.ts'
import type { MapAbout } from '../../domain/index.ts'
import { dark, light } from './colours.ts'
import { groundLayers } from './ground.ts'
import { type Layer, SOURCE } from './layer.ts'
import { nameLayers } from './names.ts'

export type Theme = 'claro' | 'oscuro'

/** A MapLibre style, with addresses below the site's own root. */
interface Style {
  readonly version: 8
  /** Whether there is a map to draw with it. */
  readonly metadata: { readonly 'zocalo:mapa': boolean }
  readonly name: string
  readonly center?: readonly [lng: number, lat: number]
  readonly zoom?: number
  readonly glyphs: string
  readonly sprite: string
  readonly sources: object
  readonly layers: readonly Layer[]
}

const OPEN_STREET_MAP =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">© OpenStreetMap</a>'
/** The zoom at which a town fills a screen. */
const TOWN_ZOOM = 13

/**
 * Returns the style of the city map, for files with the layers of Protomaps' basemap (docs.protomaps.com/basemaps/layers),
 * as its extracts of OpenStreetMap and the demo's town have them. `about` null: there is no file.
 */
export function styleOf(theme: Theme, about: MapAbout | null): Style {
  const colours = theme === 'oscuro' ? dark : light
  return {
    version: 8,
    metadata: { 'zocalo:mapa': about !== null },
    name: theme === 'oscuro' ? 'Zócalo, oscuro' : 'Zócalo',
    ...(about && { center: about.center, zoom: TOWN_ZOOM }),
    glyphs: `${cityMap.folder}/letras/{fontstack}/{range}.pbf`,
    sprite: `${cityMap.folder}/signos`,
    sources: {
      [SOURCE]: {
        type: 'vector',
        url: `pmtiles://${cityMap.file}`,
        attribution: attributionOf(about?.attribution ?? ''),
      },
    },
    layers: [...groundLayers(colours), ...nameLayers(colours)],
  }
}

/**
 * Returns whom the map thanks. A file that says nothing is an extract of OpenStreetMap; one that names others only, such
 * as an invented town, is shown with its own words, as text.
 */
function attributionOf(given: string): string {
  const text = given.replace(/<[^<>]*>/g, '').trim()
  return text === '' || /openstreetmap/i.test(text) ? OPEN_STREET_MAP : escaped(text)
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').slice(0, 300)
