import { formatCount } from '../../../contract/values/numbers.ts'
import type { ListedEmpresa } from './listed.ts'

/** How far a branch is from the position from which somebody asked. */
export const Distance = ({ of: { distancia_m } }: { of: ListedEmpresa }) =>
  typeof distancia_m === 'number' && <p className="mt-1 font-semibold">{distanceText(distancia_m)}</p>

/** Writes a distance as people say it: `a 350 m`, `a 1.2 km`, `a 1,204 km`. */
function distanceText(metres: number): string {
  if (metres < 1000) return `a ${Math.max(10, Math.round(metres / 10) * 10)} m`
  const km = metres / 1000
  return `a ${km < 10 ? km.toFixed(1).replace(/\.0$/, '') : formatCount(km)} km`
}
