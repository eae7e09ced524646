/** The present page, on the site or in one of its areas. */
let arrivedAt: string | undefined

/**
 * Notes that this page is open. Returns whether another page was open before: the first page of a visit returns false.
 */
export function arrive(pathname: string): boolean {
  const moved = arrivedAt !== undefined && arrivedAt !== pathname
  arrivedAt = pathname
  return moved
}
