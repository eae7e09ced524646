import { MOST_FOUND } from '../../contract/siteKinds.ts'
import type { PageRequest } from '../views/public.ts'

/** One page of what was found, as far as it is listed. */
export const paginate = <T>(found: readonly T[], { page, perPage }: PageRequest): T[] =>
  found.slice(0, MOST_FOUND).slice((page - 1) * perPage, page * perPage)
