import { lazy } from 'react'
import { ShowMap } from './showMap.tsx'

const ManyPlaces = lazy(() => import('./manyPlaces.tsx'))

interface BranchesMapProps {
  /** The question of the list, as in its address. */
  readonly query: string
  /** Shows the list of what is inside a frame: 'west,south,east,north'. */
  readonly onFrame: (frame: string) => void
}

/** The branches of a list on a map, which loads when somebody wants to see it. The cards have `data-sucursal`. */
export const BranchesMap = (props: BranchesMapProps) => (
  <ShowMap>
    <ManyPlaces {...props} />
  </ShowMap>
)
