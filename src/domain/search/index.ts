/** The searches: what they find (contract.md, sections 5 and 10), and what keeps their index up to date. */
export { indexCatalogo, unindexCatalogo } from './catalogoIndex.ts'
export { type FoundCatalogo, searchCatalogos } from './catalogos.ts'
export { type EmpresaTexts, indexEmpresa, indexEmpresas } from './empresaIndex.ts'
export { type SearchOptions, searchEmpresas } from './empresas.ts'
