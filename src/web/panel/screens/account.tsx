import type { Area } from '../area.ts'
import { Heading } from '../heading.tsx'

export function Account({ area }: { area: Area }) {
  return <Heading area={area} address={{ screen: 'extra', segment: 'cuenta' }} />
}
