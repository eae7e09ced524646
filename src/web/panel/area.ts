import type { Audience, Resource } from '../../contract/resource.ts'
import { historyTexts } from '../../contract/texts/history.ts'
import { panel } from '../../contract/texts/panel.ts'

/** The screens and calls of one logged-in area. The shared screens read this, and never ask which area they are in. */
export interface Area {
  readonly audience: Audience
  readonly home: string
  readonly title: string
  readonly resources: readonly Resource[]
  /** Screens that only this area has. */
  readonly extras: readonly Extra[]
  /** The calls of a resource's records. */
  readonly calls: {
    readonly list: (resource: string) => string
    readonly item: (resource: string, id: number | string) => string
    /** Restores a removed record, by its entry in the trash. */
    readonly restore: (entry: string) => string
    /** Calls for many records at once, and for their order, if the area has them. */
    readonly batch?: (resource: string) => string
    readonly ids?: (resource: string) => string
    readonly order?: (resource: string) => string
    /** The call that gives a secret address at which a record can be looked at. */
    readonly preview: (resource: string, id: number | string) => string
    /** The call that updates every field of a record, if the area has one. */
    readonly full?: (resource: string, id: number | string) => string
  }
  /** The addresses of the screens. */
  readonly paths: {
    readonly list: (resource: string) => string
    readonly create: (resource: string) => string
    readonly edit: (resource: string, id: number | string) => string
    readonly history: (resource: string, id: number | string) => string
    readonly full?: (resource: string, id: number | string) => string
  }
}

export interface Extra {
  readonly segment: string
  readonly label: string
  readonly inMenu: boolean
  /** The collection whose only record it shows. */
  readonly resource?: Resource
}

/** One screen of an area. */
export type Address =
  | { readonly screen: 'index' }
  | { readonly screen: 'extra'; readonly segment: string }
  | { readonly screen: 'list' | 'create'; readonly resource: Resource }
  /** `full`: with every field. */
  | { readonly screen: 'edit' | 'full'; readonly resource: Resource; readonly id: string }
  /** `id` is null for the only record of its collection. */
  | { readonly screen: 'history'; readonly resource: Resource; readonly id: string | null }

/** Returns the screen at a path below the area's home; null when there is none. */
export function screenPath(area: Area, path: string): Address | null {
  const [first = '', action, id, ...rest] = path.split('/').filter(Boolean)
  if (first === '') return { screen: 'index' }
  const isFull = action === 'edit' && rest.length === 1 && rest[0] === FULL
  if (rest.length > 0 && !isFull) return null
  const extra = area.extras.find(({ segment }) => segment === first)
  if (extra && !action) return { screen: 'extra', segment: first }
  if (extra?.resource && action === HISTORY && !id)
    return { screen: 'history', resource: extra.resource, id: null }
  const resource = area.resources.find(({ name }) => name === first)
  const operations = resource?.[area.audience]?.operations ?? []
  if (!resource) return null
  if (!action) return { screen: 'list', resource }
  if (action === 'create' && !id && operations.includes('create')) return { screen: 'create', resource }
  if (isFull && id) return hasFull(area, resource) ? { screen: 'full', resource, id } : null
  if (action === 'edit' && id) return { screen: 'edit', resource, id }
  return id === HISTORY && /^\d+$/.test(action) && !resource.unversioned
    ? { screen: 'history', resource, id: action }
    : null
}

const HISTORY = 'historial'
const FULL = 'datos'

/** Whether an area has a screen with every field of a record. */
export const hasFull = (area: Area, resource: Resource): boolean =>
  resource[area.audience]?.operations.includes('full') === true

/** Returns the title of a screen, for its heading and the tab. */
export function screenTitle(area: Area, address: Address | null): string {
  if (!address || address.screen === 'index') return area.title
  if (address.screen === 'extra')
    return area.extras.find(({ segment }) => segment === address.segment)?.label ?? area.title
  const { resource } = address
  if (address.screen === 'full') return panel.editFull
  if (address.screen === 'edit') return resource.texts.editTitle
  if (address.screen === 'history') return historyTexts.title(resource.texts.one)
  return address.screen === 'create' ? (resource.texts.createTitle ?? '') : menuLabel(area, resource)
}

export const menuLabel = (area: Area, resource: Resource): string =>
  resource[area.audience]?.menu ?? resource.texts.many
