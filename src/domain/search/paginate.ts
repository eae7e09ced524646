import { MOST_FOUND } from '../../contract/siteKinds.ts'
import type { Slice } from '../views/public.ts'

/** One page of what was found, as far as it is listed. */
export const cut = <T>(found: readonly T[], { page, perPage }: Slice): T[] =>
  found.slice(0, MOST_FOUND).slice((page - 1) * perPage, page * perPage)
