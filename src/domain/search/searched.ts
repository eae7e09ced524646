/**
 * What is searched: the letter before each of its terms, and the table with what was indexed of each record. Where its texts
 * are, texts.ts says of records, and pages.ts of catalogues' PDFs.
 */
export const searched = {
  empresa: { letter: 'e', table: 'search_empresa' },
  producto: { letter: 'p', table: 'search_producto' },
  post: { letter: 'b', table: 'search_post' },
  pagina: { letter: 'g', table: 'search_pagina' },
  catalogo: { letter: 'c', table: 'search_catalogo' },
} as const

export type Collection = keyof typeof searched

/** Those that are found by the fields of their records. */
export type SearchedKind = Exclude<Collection, 'catalogo'>
type Table = { readonly [N in SearchedKind]: (typeof searched)[N]['table'] }[SearchedKind]

/** The table with what was indexed of each record of a kind. */
export const tableFor = (kind: SearchedKind): Table => searched[kind].table

const collections = Object.keys(searched) as Collection[]
export const kinds: readonly SearchedKind[] = collections.filter((name) => name !== 'catalogo')
