/** A layer of a MapLibre style, as far as this map has them (maplibre.org/maplibre-style-spec). */
export interface Layer {
  readonly id: string
  readonly type: 'background' | 'fill' | 'line' | 'symbol'
  readonly source?: string
  readonly 'source-layer'?: string
  readonly filter?: Filter
  readonly minzoom?: number
  readonly maxzoom?: number
  readonly layout?: object
  readonly paint?: object
}

/** An expression of that style. */
export type Filter = readonly unknown[]

/** The name of the style's one source. */
export const SOURCE = 'mapa'

export const kindIn = (...kinds: readonly string[]): Filter => ['in', ['get', 'kind'], ['literal', kinds]]

/** A size in pixels that grows with the zoom. */
export const grows = (...stops: readonly (readonly [zoom: number, pixels: number])[]): Filter => [
  'interpolate',
  ['exponential', 1.6],
  ['zoom'],
  ...stops.flat(),
]
