import type { Colours } from './colours.ts'
import { type Filter, grows, kindIn, type Layer, SOURCE } from './layer.ts'

/** The fonts in `public/mapa/letras`. */
const REGULAR = ['Figtree-Medium']
const BOLD = ['Figtree-Bold']

/** A place's Spanish name, or the one that is written there. */
const NAME: Filter = ['coalesce', ['get', 'name:es'], ['get', 'name']]

/** The names of streets, waters and places, the most important last: MapLibre draws those first where room is short. */
export function nameLayers(colours: Colours): Layer[] {
  const halo = { 'text-halo-color': colours.halo, 'text-halo-width': 1.4 }
  return [
    along('nombres-agua', 'water', colours.waterText, halo, kindIn('river', 'stream', 'canal'), 12, 11),
    at(
      'nombres-lagos',
      'water',
      colours.waterText,
      halo,
      kindIn('lake', 'water', 'reservoir', 'ocean'),
      10,
      12,
    ),
    along('nombres-calles', 'roads', colours.softText, halo, kindIn(...STREETS), 15, 11),
    along('nombres-avenidas', 'roads', colours.text, halo, kindIn('highway', 'major_road'), 12.5, 12),
    signs(colours, halo),
    at('colonias', 'places', colours.softText, halo, kindIn('neighbourhood', 'macrohood'), 12.5, 13, {
      'text-font': BOLD,
      'text-letter-spacing': 0.04,
    }),
    {
      ...at('poblaciones', 'places', colours.text, halo, kindIn('locality'), 3, 14, { 'text-font': BOLD }),
      maxzoom: 15,
    },
    { ...at('estados', 'places', colours.softText, halo, kindIn('region'), 4, 12), maxzoom: 8 },
    { ...at('paises', 'places', colours.softText, halo, kindIn('country'), 1, 13), maxzoom: 6 },
  ]
}

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

function signs(colours: Colours, halo: object): Layer {
  const kinds = Object.values(SIGNS).flat()
  const sign = Object.entries(SIGNS).flatMap(([name, of]) => [of, name])
  const green = ['match', ['get', 'kind'], SIGNS.parque, colours.parkText, colours.softText]
  return {
    ...at('lugares', 'pois', colours.softText, halo, kindIn(...kinds), 14.5, 11.5, {
      'icon-image': ['match', ['get', 'kind'], ...sign, 'edificio'],
      'icon-size': grows([14, 0.8], [17, 1]),
      'text-variable-anchor': ['top', 'left', 'right', 'bottom'],
      'text-radial-offset': 0.9,
      'text-justify': 'auto',
      'text-optional': true,
    }),
    paint: {
      'text-color': green,
      'icon-color': green,
      ...halo,
      'icon-halo-color': colours.halo,
      'icon-halo-width': 1,
    },
  }
}

function at(
  id: string,
  from: string,
  colour: string,
  halo: object,
  filter: Filter,
  minzoom: number,
  size: number,
  layout: object = {},
): Layer {
  return {
    id,
    type: 'symbol',
    source: SOURCE,
    'source-layer': from,
    filter,
    minzoom,
    layout: { 'text-field': NAME, 'text-font': REGULAR, 'text-size': size, 'text-max-width': 8, ...layout },
    paint: { 'text-color': colour, ...halo },
  }
}

/** Names along a line, repeated where it is long. */
const along = (
  id: string,
  from: string,
  colour: string,
  halo: object,
  filter: Filter,
  minzoom: number,
  size: number,
): Layer =>
  at(id, from, colour, halo, filter, minzoom, size, { 'symbol-placement': 'line', 'symbol-spacing': 320 })
