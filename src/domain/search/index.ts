/**
 * The searches (contract.md, sections 5 and 10), and the functions that update their index in the transaction of every
 * write.
 */

export type { BranchOrder } from './branches.ts'
export type { Frame } from './facets/frame.ts'
export { indexCatalogo, placeCatalogos, unindexCatalogo } from './indexing/catalogoIndex.ts'
export { indexCategory, indexMembers, membersOf, noteFilters } from './indexing/categoryIndex.ts'
export { rebuildSearch } from './indexing/rebuild.ts'
export { indexChanged, indexPlaces, indexRecords } from './indexing/recordIndex.ts'
export type { Question } from './question.ts'
export { isKind, membersIn } from './searched.ts'
export type { KindPage, SearchResult } from './site.ts'
export { createSearch } from './views.ts'
