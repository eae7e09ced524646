import { targetOf } from '../../contract/references.ts'
import type { Resource } from '../../contract/resource.ts'
import { type CollectionName, collections } from '../../contract/resources/index.ts'
import type { SearchedName } from '../../contract/siteKinds.ts'

/** The fields in which words find a record, best place first. */
export interface Places {
  readonly name: string
  /** A reference, for the name of its target; of a post or page, which visitors know by its title, its given name. */
  readonly category?: string
  /** Fields with rows of their own that count like the category: further ones, and attributes. */
  readonly further?: readonly string[]
  readonly detail: readonly string[]
  readonly text: readonly string[]
}

/** The fields that filters ask for. */
export interface Filtered {
  readonly categories: { readonly first: string; readonly further: string }
  readonly attributes: string
  readonly place: { readonly estado: string; readonly municipio: string; readonly colonia: string }
  readonly point: string
  readonly hours: {
    readonly week: string
    readonly exceptions: string
    readonly closedUntil: string
    readonly zone: string
  }
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
  /** What its filters ask for; without it, it has none. */
  readonly filtered?: Filtered
  /** The records are shops: those of a typed trade stand behind what is found as typed. */
  readonly trades?: true
}

/** An entry for each collection that the contract says is searched (contract/siteKinds.ts). */
export const searched = {
  empresa: {
    letter: 'e',
    table: 'search_empresa',
    places: {
      name: 'nombre',
      category: 'categoria_id',
      further: ['categorias', 'caracteristicas'],
      detail: [
        ...['direccion', 'calle', 'numero_exterior', 'numero_interior', 'entre_calles', 'colonia'],
        ...['codigo_postal', 'localidad', 'municipio', 'estado'],
      ],
      text: ['descripcion'],
    },
    detailShown: true,
    filtered: {
      categories: { first: 'categoria_id', further: 'categorias' },
      attributes: 'caracteristicas',
      place: { estado: 'estado', municipio: 'municipio', colonia: 'colonia' },
      point: 'ubicacion',
      hours: { week: 'horario', exceptions: 'excepciones', closedUntil: 'cerrado_hasta', zone: 'zona' },
    },
    trades: true,
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

/** Returns what filters ask of a kind; undefined when it has none. */
export const filteredBy = (kind: SearchedKind): Filtered | undefined => {
  const { filtered }: Searched = searched[kind]
  return filtered
}

/** Returns the kinds whose records the name of a record of this collection finds, and the fields that point to it. */
export const membersIn = (
  name: CollectionName,
): { readonly kind: SearchedKind; readonly fields: string[] }[] =>
  kinds.flatMap((kind) => {
    const { category, further = [] } = placesOf(kind)
    const { fields: all }: Resource = collections[kind]
    const fields = [...(category === undefined ? [] : [category]), ...further].filter(
      (field) => all[field]?.to === name || all[field]?.toMany === name,
    )
    return fields.length > 0 ? [{ kind, fields }] : []
  })
