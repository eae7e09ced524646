/** The kinds of content that the search of the whole site finds, as its answer and its address name them. */
export const siteKinds = ['empresas', 'productos', 'posts', 'paginas', 'catalogos'] as const

export type SiteKind = (typeof siteKinds)[number]

/** The kinds of pages that the sitemap names: those of records. */
export const sitemapKinds = ['categoria', 'producto', 'empresa', 'post', 'pagina'] as const

export type SitemapKind = (typeof sitemapKinds)[number]

/** So many of a kind are counted and listed: nobody reads further, and a common word costs no more than others. */
export const MOST_FOUND = 100

/** So many branches, or catalogues, does a search of theirs give. */
export const MOST_OF_ONE_SEARCH = 50
