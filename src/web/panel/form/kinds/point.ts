import type { Point } from '../../../../contract/values/point.ts'
import { isObject } from '../../../../contract/values/readers.ts'
import type { FormKind } from './kind.ts'

/** A point stands in a form as its text, over which people type or paste another. The server reads it as well. */
export const pointForm: FormKind = {
  shown: (stored) => (isPoint(stored) ? pointText(stored) : ''),
  sent: (value) => value || null,
}

/** Whether a stored value is a point. */
export const isPoint = (value: unknown): value is Point =>
  isObject(value) && typeof value.lat === 'number' && typeof value.lng === 'number'

/** Writes a point so that it can be typed. */
export const pointText = ({ lat, lng }: Point): string => `${lat}, ${lng}`
