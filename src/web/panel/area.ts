import type { Audience, Resource } from '../../contract/resource.ts'

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
    /** Calls for many records at once, and for their order, if the area has them. */
    readonly batch?: (resource: string) => string
    readonly ids?: (resource: string) => string
    readonly order?: (resource: string) => string
  }
  /** The addresses of the screens. */
  readonly paths: {
    readonly list: (resource: string) => string
    readonly create: (resource: string) => string
    readonly edit: (resource: string, id: number | string) => string
  }
}

export interface Extra {
  readonly segment: string
  readonly label: string
  readonly inMenu: boolean
}

/** One screen of an area. */
export type Address =
  | { readonly screen: 'index' }
  | { readonly screen: 'extra'; readonly segment: string }
  | { readonly screen: 'list' | 'create'; readonly resource: Resource }
  | { readonly screen: 'edit'; readonly resource: Resource; readonly id: string }

/** Returns the screen at a path below the area's home; null when there is none. */
export function screenPath(area: Area, path: string): Address | null {
  const [first = '', action, id, ...rest] = path.split('/').filter(Boolean)
  if (first === '') return { screen: 'index' }
  if (rest.length > 0) return null
  if (!action && area.extras.some(({ segment }) => segment === first))
    return { screen: 'extra', segment: first }
  const resource = area.resources.find(({ name }) => name === first)
  const operations = resource?.[area.audience]?.operations ?? []
  if (!resource) return null
  if (!action) return { screen: 'list', resource }
  if (action === 'create' && !id && operations.includes('create')) return { screen: 'create', resource }
  return action === 'edit' && id ? { screen: 'edit', resource, id } : null
}

/** Returns the title of a screen, for its heading and the tab. */
export function screenTitle(area: Area, address: Address | null): string {
  if (!address || address.screen === 'index') return area.title
  if (address.screen === 'extra')
    return area.extras.find(({ segment }) => segment === address.segment)?.label ?? area.title
  const { resource } = address
  if (address.screen === 'edit') return resource.texts.editTitle
  return address.screen === 'create' ? (resource.texts.createTitle ?? '') : menuLabel(area, resource)
}

export const menuLabel = (area: Area, resource: Resource): string =>
  resource[area.audience]?.menu ?? resource.texts.many
