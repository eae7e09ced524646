import type { Resource } from '../../../contract/resource.ts'
import type { Area } from '../area.ts'

/** A record whose history is shown; `id` is null for the only one of its collection. */
export interface Subject {
  readonly area: Area
  readonly resource: Resource
  readonly id: string | null
}

/** Returns the record's own call. */
export const itemCall = ({ area, resource, id }: Subject): string =>
  id === null ? area.calls.list(resource.name) : area.calls.item(resource.name, id)

/** Returns the screen of the record's history. */
export const historyPath = ({ area, resource, id }: Subject): string =>
  id === null ? `${onlyPath(area, resource)}/historial` : area.paths.history(resource.name, id)

/** Returns the screen of the record's form. */
export const formPath = ({ area, resource, id }: Subject): string =>
  id === null ? onlyPath(area, resource) : area.paths.edit(resource.name, id)

const onlyPath = (area: Area, { name }: Resource): string => `${area.home}/${name}`
