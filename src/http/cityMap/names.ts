import type { Colours } from './colours.ts'
import { type Filter, grows, kindIn, type Layer, SOURCE } from './layer.ts'

/** The fonts in `public/mapa/letras`. */
const REGULAR = ['Figtree-Medium']
const BOLD = ['Figtree-Bold']

/** A place's Spanish name, or the one that is written there. */
const NAME: Filter = ['coalesce', ['get', 'name:es'], ['get', 'name']]

interface Named {
  readonly id: string
  /** The layer of the map's file. */
  readonly from: string
  readonly colour: string
  readonly filter: Filter
  readonly minzoom: number
  readonly maxzoom?: number
  readonly size: number
  readonly layout?: object
  readonly paint?: object
}

/** The names of streets, waters and places, the most important last: MapLibre draws those first where room is short. */
export function nameLayers(colours: Colours): Layer[] {
  const { text, softText, waterText } = colours
  const named = ({ id, from, colour, filter, minzoom, maxzoom, size, layout, paint }: Named): Layer => ({
    id,
    type: 'symbol',
    source: SOURCE,
    'source-layer': from,
    filter,
    minzoom,
    ...(maxzoom && { maxzoom }),
    layout: { 'text-field': NAME, 'text-font': REGULAR, 'text-size': size, 'text-max-width': 8, ...layout },
    paint: { 'text-color': colour, 'text-halo-color': colours.halo, 'text-halo-width': 1.4, ...paint },
  })
  return [
    {
      id: 'nombres-agua',
      from: 'water',
      colour: waterText,
      filter: kindIn(...RIVERS),
      minzoom: 12,
      size: 11,
      layout: ALONG,
    },
    {
      id: 'nombres-lagos',
      from: 'water',
      colour: waterText,
      filter: kindIn(...LAKES),
      minzoom: 10,
      size: 12,
    },
    {
      id: 'nombres-calles',
      from: 'roads',
      colour: softText,
      filter: kindIn(...STREETS),
      minzoom: 15,
      size: 11,
      layout: ALONG,
    },
    {
      id: 'nombres-avenidas',
      from: 'roads',
      colour: text,
      filter: kindIn(...AVENUES),
      minzoom: 12.5,
      size: 12,
      layout: ALONG,
    },
    signs(colours),
    {
      id: 'colonias',
      from: 'places',
      colour: softText,
      filter: kindIn(...COLONIAS),
      minzoom: 12.5,
      size: 13,
      layout: { 'text-font': BOLD, 'text-letter-spacing': 0.04 },
    },
    {
      id: 'poblaciones',
      from: 'places',
      colour: text,
      filter: kindIn('locality'),
      minzoom: 3,
      maxzoom: 15,
      size: 14,
      layout: { 'text-font': BOLD },
    },
    {
      id: 'estados',
      from: 'places',
      colour: softText,
      filter: kindIn('region'),
      minzoom: 4,
      maxzoom: 8,
      size: 12,
    },
    {
      id: 'paises',
      from: 'places',
      colour: softText,
      filter: kindIn('country'),
      minzoom: 1,
      maxzoom: 6,
      size: 13,
    },
  ].map(named)
}

/** Names along a line, repeated where it is long. */
const ALONG = { 'symbol-placement': 'line', 'symbol-spacing': 320 }
const RIVERS = ['river', 'stream', 'canal']
const LAKES = ['lake', 'water', 'reservoir', 'ocean']
const AVENUES = ['highway', 'major_road']
const COLONIAS = ['neighbourhood', 'macrohood']
const STREETS = ['minor_road', 'medium_road', 'other', 'path']

/** Public places with a sign before their name; shops have none, because the site shows its own. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  parque: ['park', 'garden', 'playground', 'forest', 'nature_reserve'],
  hospital: ['hospital', 'clinic', 'doctors'],
  escuela: ['school', 'university', 'college', 'kindergarten', 'library'],
  templo: ['place_of_worship'],
  mercado: ['marketplace'],
  camion: ['bus_station', 'bus_stop'],
  tren: ['station', 'train_station'],
  edificio: ['townhall', 'museum', 'theatre', 'attraction', 'monument', 'memorial', 'cemetery', 'fountain'],
  cerro: ['peak', 'viewpoint'],
}

function signs({ parkText, softText, halo }: Colours): Named {
  const sign = Object.entries(SIGNS).flatMap(([name, of]) => [of, name])
  const green = ['match', ['get', 'kind'], SIGNS.parque, parkText, softText]
  return {
    id: 'lugares',
    from: 'pois',
    colour: softText,
    filter: kindIn(...Object.values(SIGNS).flat()),
    minzoom: 14.5,
    size: 11.5,
    layout: {
      'icon-image': ['match', ['get', 'kind'], ...sign, 'edificio'],
      'icon-size': grows([14, 0.8], [17, 1]),
      'text-variable-anchor': ['top', 'left', 'right', 'bottom'],
      'text-radial-offset': 0.9,
      'text-justify': 'auto',
      'text-optional': true,
    },
    paint: { 'text-color': green, 'icon-color': green, 'icon-halo-color': halo, 'icon-halo-width': 1 },
  }
}
