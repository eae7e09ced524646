/** The page that the visit is at, on the site or in one of its areas. */
let arrivedAt: string | undefined

/** Notes that this page is open. Gives whether it follows another: the first one of a visit does not. */
export function arrive(pathname: string): boolean {
  const moved = arrivedAt !== undefined && arrivedAt !== pathname
  arrivedAt = pathname
  return moved
}
