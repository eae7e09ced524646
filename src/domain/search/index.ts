/**
 * The searches (contract.md, sections 5 and 10): what they find, and what keeps their index up to date in the transaction
 * of every write.
 */
export { indexCatalogo, placeCatalogos, unindexCatalogo } from './catalogoIndex.ts'
export { indexCategoria, membersOf, unindexCategoria } from './categoriaIndex.ts'
export { rebuildSearch } from './rebuild.ts'
export { indexChanged, indexRecords } from './recordIndex.ts'
export type { Found, KindPage } from './site.ts'
export { createSearch } from './views.ts'
