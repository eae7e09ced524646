/** The whole demo is painted with these colours and their mixtures. */
export const C = {
  terracotta: '#c8553d',
  brick: '#98402e',
  mustard: '#e6ab35',
  ochre: '#c98a2b',
  crust: '#cf8a47',
  peach: '#f3c59b',
  rose: '#efb5ae',
  pink: '#c9346f',
  teal: '#1f7273',
  aqua: '#8fc7bf',
  cobalt: '#33619f',
  night: '#1d2a4b',
  cream: '#fbf0da',
  white: '#fffaf0',
  sand: '#e9d2a6',
  leaf: '#5d9144',
  forest: '#2f5f3c',
  wood: '#96633a',
  walnut: '#5d3a26',
  steel: '#a9b8bd',
  iron: '#3a4356',
} as const

export type Paint = { wall: string; base: string; trim: string; accent: string }

/** Wall paints, each with the trim that suits it. */
export const WALLS: readonly [Paint, ...Paint[]] = [
  { wall: C.terracotta, base: C.brick, trim: C.cream, accent: C.teal },
  { wall: C.mustard, base: C.terracotta, trim: C.white, accent: C.cobalt },
  { wall: C.teal, base: '#154f57', trim: C.cream, accent: C.mustard },
  { wall: C.pink, base: '#8d2450', trim: C.white, accent: C.mustard },
  { wall: C.cream, base: C.terracotta, trim: C.cobalt, accent: C.cobalt },
  { wall: C.aqua, base: C.teal, trim: C.white, accent: C.pink },
  { wall: C.rose, base: C.brick, trim: C.white, accent: C.teal },
  { wall: C.cobalt, base: C.night, trim: C.cream, accent: C.mustard },
  { wall: C.peach, base: C.terracotta, trim: C.white, accent: C.forest },
  { wall: '#a9bf7a', base: C.forest, trim: C.cream, accent: C.terracotta },
]

/** Mixes two `#rrggbb` colours; `share` (0 to 1) is how much of the second. */
export function mix(from: string, to: string, share: number): string {
  const channel = (at: number) => {
    const a = Number.parseInt(from.slice(at, at + 2), 16)
    const b = Number.parseInt(to.slice(at, at + 2), 16)
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

/** A colour in shadow: night blue, never black, so that shadows stay warm. */
export const shade = (color: string, share = 0.22): string => mix(color, C.night, share)

/** A colour in the light. */
export const tint = (color: string, share = 0.3): string => mix(color, C.white, share)
