import type { Colours } from './colours.ts'
import { type Filter, grows, kindIn, type Layer, SOURCE } from './layer.ts'

/** Everything below the names: land, water, buildings, then streets from the narrow to the wide. */
export function groundLayers(colours: Colours): Layer[] {
  return [
    { id: 'fondo', type: 'background', paint: { 'background-color': colours.earth } },
    area('tierra', 'earth', colours.earth),
    area('cobertura', 'landcover', colours.wood, kindIn('forest', 'grassland'), { 'fill-opacity': 0.5 }),
    area('manzanas', 'landuse', colours.built, kindIn('residential', 'commercial', 'industrial', 'railway')),
    area('plazas', 'landuse', colours.paved, kindIn('pedestrian', 'pier', 'dam')),
    area('parques', 'landuse', colours.park, kindIn(...PARKS)),
    area('bosques', 'landuse', colours.wood, kindIn(...WOODS)),
    area('publico', 'landuse', colours.public, kindIn(...PUBLIC)),
    area('arena', 'landuse', colours.sand, kindIn('beach', 'sand')),
    area('agua', 'water', colours.water, ['==', ['geometry-type'], 'Polygon']),
    {
      ...line('corrientes', 'water', colours.water, kindIn('river', 'stream', 'canal')),
      paint: { 'line-color': colours.water, 'line-width': grows([9, 0.8], [14, 2.5], [18, 10]) },
    },
    area('edificios', 'buildings', colours.building, undefined, {
      'fill-outline-color': colours.buildingEdge,
      'fill-opacity': ['interpolate', ['linear'], ['zoom'], 14, 0, 15, 1],
    }),
    {
      ...line('limites', 'boundaries', colours.border),
      paint: { 'line-color': colours.border, 'line-dasharray': [3, 2], 'line-opacity': 0.7 },
    },
    ...roads(colours),
  ]
}

const PARKS = ['park', 'garden', 'golf_course', 'grass', 'pitch', 'playground', 'recreation_ground', 'zoo']
const WOODS = ['forest', 'wood', 'nature_reserve', 'national_park', 'protected_area', 'scrub', 'cemetery']
const PUBLIC = ['hospital', 'school', 'university', 'college', 'kindergarten', 'aerodrome', 'military']

type Width = readonly (readonly [zoom: number, pixels: number])[]
interface Road {
  readonly id: string
  readonly filter: Filter
  readonly colour: string
  readonly edge: string
  readonly width: Width
  readonly minzoom?: number
}

/** Edges before all surfaces, so that crossings are open. */
function roads(colours: Colours): Layer[] {
  const { street, streetEdge, avenue, avenueEdge, highway, highwayEdge } = colours
  const kinds: Road[] = [
    {
      id: 'calles',
      filter: kindIn('minor_road', 'medium_road', 'other'),
      colour: street,
      edge: streetEdge,
      width: [
        [12, 0.6],
        [14, 3],
        [16, 8],
        [19, 32],
      ],
      minzoom: 12,
    },
    {
      id: 'avenidas',
      filter: kindIn('major_road'),
      colour: avenue,
      edge: avenueEdge,
      width: [
        [8, 0.6],
        [13, 3.5],
        [16, 13],
        [19, 44],
      ],
    },
    {
      id: 'carreteras',
      filter: kindIn('highway'),
      colour: highway,
      edge: highwayEdge,
      width: [
        [5, 0.5],
        [12, 3.5],
        [16, 14],
        [19, 46],
      ],
    },
  ]
  return [
    {
      ...line('andadores', 'roads', colours.path, kindIn('path')),
      minzoom: 14,
      paint: { 'line-color': colours.path, 'line-width': grows([14, 1], [18, 3]), 'line-dasharray': [2, 1] },
    },
    ...kinds.map(({ id, filter, edge, width, minzoom = 5 }) => ({
      ...line(`${id}-orilla`, 'roads', edge, filter),
      minzoom: Math.max(minzoom, 11),
      paint: { 'line-color': edge, 'line-width': grows(...width.map(([z, px]) => [z, px + 2] as const)) },
    })),
    ...kinds.map(({ id, filter, colour, width, minzoom = 5 }) => ({
      ...line(id, 'roads', colour, filter),
      minzoom,
      paint: { 'line-color': colour, 'line-width': grows(...width) },
    })),
    {
      ...line('vias', 'roads', colours.rail, kindIn('rail')),
      paint: { 'line-color': colours.rail, 'line-width': grows([11, 0.6], [16, 2.5]) },
    },
    {
      ...line('durmientes', 'roads', colours.rail, kindIn('rail')),
      layout: {},
      minzoom: 14,
      paint: {
        'line-color': colours.rail,
        'line-width': grows([14, 4], [18, 11]),
        'line-dasharray': [0.3, 2.2],
      },
    },
  ]
}

const area = (id: string, from: string, colour: string, filter?: Filter, paint: object = {}): Layer => ({
  id,
  type: 'fill',
  source: SOURCE,
  'source-layer': from,
  ...(filter && { filter }),
  paint: { 'fill-color': colour, ...paint },
})

const line = (id: string, from: string, colour: string, filter?: Filter): Layer => ({
  id,
  type: 'line',
  source: SOURCE,
  'source-layer': from,
  ...(filter && { filter }),
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  paint: { 'line-color': colour },
})
