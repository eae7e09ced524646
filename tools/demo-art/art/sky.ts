import { at, circle, oval, rect, repeat, shape, veil } from './draw.ts'
import { C, mix, tint } from './palette.ts'
import type { Random } from './random.ts'

const SKIES = {
  morning: { air: '#cfe6df', low: '#f7e6c8', sun: C.mustard, cloud: C.white },
  noon: { air: '#9fd0d0', low: '#cde7df', sun: '#f6d687', cloud: C.white },
  afternoon: { air: '#f6cf9a', low: '#fbe3bd', sun: C.terracotta, cloud: '#fdeed2' },
  dusk: { air: '#e79a7c', low: '#f6c492', sun: C.pink, cloud: '#f3b59a' },
  night: { air: C.night, low: '#3a4478', sun: C.cream, cloud: '#2b3862' },
} as const

export type Hour = keyof typeof SKIES
export const DAYTIME = ['morning', 'noon', 'afternoon', 'dusk'] as const

/** Sky down to `horizon`: air, sun or moon, clouds, stars at night. */
export function sky(r: Random, hour: Hour, width: number, horizon: number): string {
  const { air, low, sun, cloud } = SKIES[hour]
  const x = r.range(0.6, 0.85) * width
  const y = horizon * r.range(0.24, 0.4)
  const bands = repeat(4, (i) =>
    rect(0, horizon * (0.4 + i * 0.15), width, horizon * 0.6, mix(air, low, (i + 1) / 4)),
  )
  const orb =
    veil(oval(x, y, 150), sun, 0.18) +
    circle(x, y, 92, sun) +
    (hour === 'night' ? circle(x + 34, y - 18, 80, air) : '')
  const stars =
    hour === 'night'
      ? repeat(60, (i) =>
          circle(r.range(0, width), r.range(0, horizon * 0.7), i % 5 ? 2.4 : 4.5, tint(C.mustard, 0.5)),
        )
      : ''
  return (
    rect(0, 0, width, horizon, air) +
    bands +
    stars +
    orb +
    repeat(5, () => at(r.range(0, width), r.range(0.1, 0.5) * horizon, puff(cloud), r.range(0.6, 1.3)))
  )
}

/** Hills and a volcano along the horizon. */
export function hills(r: Random, width: number, horizon: number, hour: Hour): string {
  const far = hour === 'night' ? '#37457a' : mix(C.teal, SKIES[hour].low, 0.55)
  const near = hour === 'night' ? '#28365f' : mix(C.forest, SKIES[hour].low, 0.3)
  const peak = r.range(0.15, 0.75) * width
  const volcano = shape(
    `M${peak - 520} ${horizon}C${peak - 260} ${horizon - 90} ${peak - 130} ${horizon - 330} ${peak - 46} ${horizon - 380}q46 18 92 0C${peak + 130} ${horizon - 330} ${peak + 260} ${horizon - 90} ${peak + 520} ${horizon}z`,
    far,
  )
  const snow = shape(
    `M${peak - 46} ${horizon - 380}q46 18 92 0q38 28 62 74l-42 -18l-34 34l-32 -38l-34 34l-30 -36l-42 30q24 -54 60 -80z`,
    tint(far, 0.75),
  )
  return (
    volcano +
    snow +
    shape(
      `M0 ${horizon}V${horizon - 90}Q${width * 0.2} ${horizon - 230} ${width * 0.42} ${horizon - 80}T${width * 0.8} ${horizon - 120}T${width} ${horizon - 60}V${horizon}z`,
      near,
    )
  )
}

const puff = (color: string) =>
  shape('M-130 0a40 40 0 0 1 50 -44a62 62 0 0 1 112 -8a44 44 0 0 1 66 24a30 30 0 0 1 30 28z', color)
