/** Points on the earth, in degrees. Without zod, because pages of the site load this. */

export interface Point {
  /** Latitude, -90 to 90. */
  readonly lat: number
  /** Longitude, -180 to 180. */
  readonly lng: number
}

/** Whether a latitude and a longitude exist. */
export const isOnEarth = ({ lat, lng }: Point): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180

/** Degrees are kept as whole numbers of 1e-7 degree, about a centimetre. */
const PER_DEGREE = 1e7

export const toStored = (degrees: number): number => Math.round(degrees * PER_DEGREE) + 0

/** Returns degrees with at most 7 decimals. */
export const fromStored = (stored: number): number => stored / PER_DEGREE

/** Returns a point as it is kept: with at most 7 decimals, and no negative zero. */
export const settledPoint = ({ lat, lng }: Point): Point => ({
  lat: fromStored(toStored(lat)),
  lng: fromStored(toStored(lng)),
})

/** Whether a point is within the frame of Mexico with its islands. Parts of the neighbours are too. */
export const inMexico = ({ lat, lng }: Point): boolean =>
  lat >= 14.5 && lat <= 32.8 && lng >= -118.6 && lng <= -86.6

/** The mean radius of the earth in metres (IUGG). */
const RADIUS = 6_371_008.8

/** Returns the metres between two points on a sphere (haversine). */
export function distance(one: Point, other: Point): number {
  const [from, to] = [one.lat * RADIANS, other.lat * RADIANS]
  const north = Math.sin((to - from) / 2) ** 2
  const east = Math.sin(((other.lng - one.lng) * RADIANS) / 2) ** 2
  return 2 * RADIUS * Math.asin(Math.min(1, Math.sqrt(north + Math.cos(from) * Math.cos(to) * east)))
}

const RADIANS = Math.PI / 180
