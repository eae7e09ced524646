import { at, circle, picture, rect, repeat, shape } from './draw.ts'
import { C } from './palette.ts'
import { kiosk } from './town.ts'

/** The emblem: the plaza's bandstand in a sunburst; an SVG of 512 × 512. */
export const logo = (): string =>
  picture(
    512,
    512,
    circle(256, 256, 250, C.night) +
      circle(256, 256, 232, C.mustard) +
      repeat(24, (i) => at(256, 256, shape('M-10 -150L0 -224L10 -150z', C.terracotta), 1, i * 15)) +
      circle(256, 256, 178, C.cream) +
      at(256, 384, kiosk(C.terracotta, C.night, C.teal), 0.62) +
      rect(128, 384, 256, 10, C.night, 5),
  )
