import { fromStored, type Point, toStored } from '../../../contract/values/point.ts'
import type { StoredKind } from './stored.ts'

/** Two columns with whole numbers of 1e-7 degree, which compare and add up exactly. */
export const storedPoint = {
  columns: {
    of: (value) => {
      const point = isPoint(value) ? value : null
      return { lat: point && toStored(point.lat), lng: point && toStored(point.lng) }
    },
    value: ({ lat, lng }) =>
      typeof lat === 'number' && typeof lng === 'number'
        ? { lat: fromStored(lat), lng: fromStored(lng) }
        : null,
  },
} satisfies StoredKind

const isPoint = (value: unknown): value is Point => typeof value === 'object' && value !== null
