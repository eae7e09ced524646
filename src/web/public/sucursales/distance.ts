import { formatCount } from '../../../contract/values/numbers.ts'

/** Writes a distance as people say it: `a 350 m`, `a 1.2 km`, `a 1,204 km`. */
export function distanceText(metres: number): string {
  if (metres < 1000) return `a ${Math.max(10, Math.round(metres / 10) * 10)} m`
  const km = metres / 1000
  return `a ${km < 10 ? km.toFixed(1).replace(/\.0$/, '') : formatCount(km)} km`
}
