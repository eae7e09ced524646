import { createContext, useContext } from 'react'
import type { Area } from './area.ts'

export const CurrentArea = createContext<Area | null>(null)

/** Returns the area whose screen this is on. */
export function useArea(): Area {
  const area = useContext(CurrentArea)
  if (!area) throw new Error('There is no area around this component')
  return area
}
