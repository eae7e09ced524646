import { targetOf } from '../../contract/references.ts'
import type { Resource } from '../../contract/resource.ts'
import { type CollectionName, collections } from '../../contract/resources/index.ts'
import type { SearchedName } from '../../contract/siteKinds.ts'

/** Where the words stand by which a record is found, best place first. */
interface Places {
  readonly name: string
  /** A reference, for the name of what it points to; of a post or page, which visitors know by its title, its given name. */
  readonly category?: string
  readonly detail: readonly string[]
  readonly text: readonly string[]
}

export interface Searched {
  /** Stands before each of its terms, and before those of no other. */
  readonly letter: string
  /** Holds what was indexed of each record. */
  readonly table: `search_${string}`
  /** The fields that are searched; none where something else is (a catalogue's pages: indexing/pages.ts). */
  readonly places?: Places
  /** Results show their detail whole, so that a match there needs no extract. */
  readonly detailShown?: true
}

/** What is searched: an entry for each collection that the contract says is found (contract/siteKinds.ts). */
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

/** Those that are found by the fields of their records. */
export type SearchedKind = {
  [N in SearchedName]: (typeof searched)[N] extends { places: Places } ? N : never
}[SearchedName]
export type IndexTable = (typeof searched)[SearchedKind]['table']

/** The table with what was indexed of each record of a kind. */
export const tableFor = (kind: SearchedKind): IndexTable => searched[kind].table

export const isKind = (name: string): name is SearchedKind => kinds.some((kind) => kind === name)
export const kinds = Object.entries<Searched>(searched).flatMap(([name, { places }]) =>
  places ? [name as SearchedKind] : [],
)

/** The fields of each place of a kind, and what its category is when that is a record of its own. */
export function placesOf(kind: SearchedKind): Places & { readonly target?: Resource } {
  const places: Places = searched[kind].places
  const { fields }: Resource = collections[kind]
  const category = places.category === undefined ? undefined : fields[places.category]
  return { ...places, ...(category && { target: targetOf(category) }) }
}

/** The kinds whose records are found by the name of a record of this collection, and the field that points to it. */
export const membersIn = (name: CollectionName): { readonly kind: SearchedKind; readonly field: string }[] =>
  kinds.flatMap((kind) => {
    const { category, target } = placesOf(kind)
    return category !== undefined && target?.name === name ? [{ kind, field: category }] : []
  })
