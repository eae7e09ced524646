import { lazy } from 'react'
import type { Point } from '../../../contract/values/point.ts'
import { ShowMap } from './showMap.tsx'

const OnePlace = lazy(() => import('./onePlace.tsx'))

/** Where one branch is, on a map that loads when somebody wants to see it. */
export const PlaceMap = (props: { readonly at: Point; readonly nombre: string }) => (
  <ShowMap>
    <OnePlace {...props} />
  </ShowMap>
)
