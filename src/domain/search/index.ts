/**
 * The searches (contract.md, sections 5 and 10): what they find, and what keeps their index up to date in the transaction
 * of every write.
 */
export { indexCatalogo, unindexCatalogo } from './catalogoIndex.ts'
export { indexCategoria, unindexCategoria } from './categoriaIndex.ts'
export { indexEmpresas } from './empresaIndex.ts'
export { rebuildSearch } from './rebuild.ts'
export { createSearch } from './views.ts'
