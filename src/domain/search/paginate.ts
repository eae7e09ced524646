import { MOST_FOUND } from '../../contract/siteKinds.ts'
import type { PageRequest } from '../views/public.ts'

/** Returns one page of the found records, of which no more than `MOST_FOUND` are listed. */
export const paginate = <T>(found: readonly T[], { page, perPage }: PageRequest): T[] =>
  found.slice(0, MOST_FOUND).slice((page - 1) * perPage, page * perPage)
