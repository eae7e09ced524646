import { targetOf } from '../../contract/references.ts'
import type { Resource } from '../../contract/resource.ts'
import { type CollectionName, collections } from '../../contract/resources/index.ts'
import type { SearchedName } from '../../contract/siteKinds.ts'

/** The fields in which words find a record, best place first. */
interface Places {
  readonly name: string
  /** A reference, for the name of its target; of a post or page, which visitors know by its title, its given name. */
  readonly category?: string
  readonly detail: readonly string[]
  readonly text: readonly string[]
}

export interface Searched {
  /** The unique first letter of its terms. */
  readonly letter: string
  /** The table with the indexed terms of each record. */
  readonly table: `search_${string}`
  /** The fields that are searched; none when something else is (a catalogue's pages: indexing/pages.ts). */
  readonly places?: Places
  /** Results show the whole detail, so that a match there needs no extract. */
  readonly detailShown?: true
}

/** An entry for each collection that the contract says is searched (contract/siteKinds.ts). */
export const searched = {
  empresa: {
    letter: 'e',
    table: 'search_empresa',
    places: { name: 'nombre', category: 'categoria_id', detail: ['direccion'], text: ['descripcion'] },
    detailShown: true,
  },
  producto: {
    letter: 'p',
    table: 'search_producto',
    places: {
      name: 'name',
      category: 'categoria_id',
      detail: ['title', 'description'],
      text: ['details', 'code'],
    },
  },
  post: {
    letter: 'b',
    table: 'search_post',
    places: { name: 'title', category: 'name', detail: ['description'], text: ['descripcion'] },
  },
  pagina: {
    letter: 'g',
    table: 'search_pagina',
    places: { name: 'title', category: 'name', detail: ['description'], text: ['texttop', 'textbottom'] },
  },
  catalogo: { letter: 'c', table: 'search_catalogo' },
} as const satisfies Readonly<Record<SearchedName, Searched>>

/** The collections that are searched by the fields of their records. */
export type SearchedKind = {
  [N in SearchedName]: (typeof searched)[N] extends { places: Places } ? N : never
}[SearchedName]
export type IndexTable = (typeof searched)[SearchedKind]['table']

/** Returns the table with the indexed terms of each record of a kind. */
export const tableFor = (kind: SearchedKind): IndexTable => searched[kind].table

export const isKind = (name: string): name is SearchedKind => kinds.some((kind) => kind === name)
export const kinds = Object.entries<Searched>(searched).flatMap(([name, { places }]) =>
  places ? [name as SearchedKind] : [],
)

/** Returns the fields of each place of a kind, and the collection of its category if that is a record of its own. */
export function placesOf(kind: SearchedKind): Places & { readonly target?: Resource } {
  const places: Places = searched[kind].places
  const { fields }: Resource = collections[kind]
  const category = places.category === undefined ? undefined : fields[places.category]
  return { ...places, ...(category && { target: targetOf(category) }) }
}

/** Returns the kinds whose records the name of a record of this collection finds, and the field that points to it. */
export const membersIn = (name: CollectionName): { readonly kind: SearchedKind; readonly field: string }[] =>
  kinds.flatMap((kind) => {
    const { category, target } = placesOf(kind)
    return category !== undefined && target?.name === name ? [{ kind, field: category }] : []
  })
