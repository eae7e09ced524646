import { distance, fromStored, type Point } from '../../../contract/values/point.ts'
import { LAT, LNG } from './block.ts'

/** Returns the point of stored coordinates. */
export const pointOf = (lat: number, lng: number): Point => ({
  lat: fromStored(lat - LAT),
  lng: fromStored(lng - LNG),
})

/** Measures distances from one point, in metres: to stored coordinates, and to another point. */
export interface Ruler {
  readonly toStored: (lat: number, lng: number) => number
  readonly to: (point: Point) => number
}

export const rulerAt = (from: Point): Ruler => ({
  toStored: (lat, lng) => distance(from, pointOf(lat, lng)),
  to: (point) => distance(from, point),
})
