import { z } from 'zod'
import { placeRefusals as t } from '../texts/values.ts'
import { isOnEarth, type Point, settledPoint } from './point.ts'
import { isNothing, isObject, type Refuse, readerSchema } from './readers.ts'
import { type PointProblem, readPoint } from './readPoint.ts'

/** A point, or null. Takes `{lat, lng}` and any text of `readPoint`; keeps 7 decimals. */
export const pointSchema = (): z.ZodType<Point | null> =>
  readerSchema(
    readValue,
    z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }).nullable(),
  )

const refusals: Readonly<Record<PointProblem, string>> = {
  unreadable: t.notPoint,
  shortLink: t.shortLink,
  outOfRange: t.outOfRange,
}

function readValue(value: unknown, refuse: Refuse): Point | null {
  if (isNothing(value)) return null
  const point = typeof value === 'string' ? readPoint(value) : pointOf(value)
  if (typeof point !== 'string') return point
  refuse(refusals[point])
  return null
}

function pointOf(value: unknown): Point | PointProblem {
  if (!isObject(value) || !isDegrees(value.lat) || !isDegrees(value.lng)) return 'unreadable'
  const point = { lat: value.lat, lng: value.lng }
  return isOnEarth(point) ? settledPoint(point) : 'outOfRange'
}

const isDegrees = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
