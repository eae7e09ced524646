import { api, LONGEST_PARAMETER, pattern } from '../../contract/paths.ts'
import { LONGEST_SEARCH } from '../../contract/searchText.ts'
import { MOST_FOUND, siteKinds, sitemapKinds } from '../../contract/siteKinds.ts'
import { type Answer, answered, type Call, type Calls, emptied, listed, paging, texts } from './call.ts'
import { catalogoExample, itemExample, listExample, productoExample, sucursalExample } from './examples.ts'
import { arrayOf, type JsonSchema, nullable, object, ref } from './jsonSchema.ts'

/** What anyone may read, search and count. */

const tag = 'Sitio público'
const slug = {
  slug: {
    type: 'string',
    maxLength: LONGEST_PARAMETER,
    description: 'La dirección legible del registro. Una más larga no existe: 404.',
  },
}

const list = (id: string, summary: string, name: string, example: unknown): Call => ({
  id,
  tag,
  summary,
  query: paging,
  answers: [listed('La página pedida, en su orden.', name, example)],
  refuses: ['invalid'],
  versions: 'knows',
})

/** `page` and `per_page`, where a call that names no size gives pages of this one. */
const pagingOf = (size: number) =>
  paging.map((query) =>
    query.name === 'per_page' ? { ...query, schema: { ...query.schema, default: size } } : query,
  )

const read = (id: string, summary: string, answer: Answer, more: Partial<Call> = {}): Call => ({
  id,
  tag,
  summary,
  path: slug,
  answers: [answer],
  refuses: ['not_found'],
  versions: 'knows',
  ...more,
})

const SEARCH_HEADERS = ['X-Search-Match', 'ETag'] as const
const search = (
  id: string,
  summary: string,
  details: string,
  name: string,
  example: unknown,
  optional: Record<string, JsonSchema> = {},
): Call => ({
  id,
  tag: 'Búsquedas',
  summary,
  details: `${details} Hasta 50 resultados, primero el mejor. Como máximo 100 búsquedas por segundo desde una dirección IP.`,
  body: texts({ text: 'panaderia' }, { text: { type: 'string', maxLength: LONGEST_SEARCH } }, optional),
  answers: [{ ...listed('Los resultados.', name, example), headers: SEARCH_HEADERS }],
  refuses: ['too_many'],
})

const visit = (id: string, summary: string): Call => ({
  id,
  tag,
  summary,
  details: 'Cuenta una vez al día por visitante.',
  answers: [emptied('Contada.')],
  refuses: ['not_found'],
})

const categoriaPage: Answer = {
  status: 200,
  says: 'La categoría y la página pedida de sus productos; `null` si no existe.',
  schema: nullable(
    object({
      categoria: ref('Categoria'),
      productos: arrayOf(ref('ProductoPublico')),
    }),
  ),
  example: { categoria: itemExample('categoria'), productos: [productoExample] },
  headers: ['X-Total-Count', 'Link'],
}

const siteAnswer: Answer = {
  status: 200,
  says: 'Los resultados de cada clase.',
  headers: SEARCH_HEADERS,
  schema: object({
    empresas: arrayOf(ref('SucursalHallada')),
    productos: arrayOf(ref('ProductoHallado')),
    posts: arrayOf(ref('PostHallado')),
    paginas: arrayOf(ref('PaginaHallada')),
    catalogos: arrayOf(ref('CatalogoHallado')),
    totales: object(
      Object.fromEntries(siteKinds.map((kind) => [kind, { type: 'integer', maximum: MOST_FOUND }])),
    ),
  }),
  example: {
    empresas: [sucursalExample],
    productos: [],
    posts: [{ ...listExample('post'), extracto: '… pan de muerto huele a azahar.' }],
    paginas: [],
    catalogos: [],
    totales: { empresas: 1, productos: 0, posts: 1, paginas: 0, catalogos: 0 },
  },
}

export const publicCalls: Calls = {
  [`GET ${api.categorias}`]: list('publicCategorias', 'Categorías', 'Categoria', listExample('categoria')),
  [`GET ${api.categoriasHome}`]: list(
    'publicCategoriasHome',
    'Categorías de la portada',
    'Categoria',
    listExample('categoria'),
  ),
  [`GET ${api.slides}`]: list('publicSlides', 'Carrusel', 'Slide', listExample('slide')),
  [`GET ${api.posts}`]: list('publicPosts', 'Artículos del blog', 'PostEnLista', listExample('post')),
  [`GET ${api.postsNewest}`]: list(
    'publicPostsNewest',
    'Artículos del blog, primero el más reciente',
    'PostEnLista',
    listExample('post'),
  ),
  [`GET ${api.paginas}`]: list('publicPaginas', 'Páginas', 'PaginaEnLista', listExample('pagina')),
  [`GET ${api.catalogos}`]: list('publicCatalogos', 'Catálogos PDF', 'CatalogoPublico', catalogoExample),
  [`GET ${api.sucursales}`]: {
    ...list('publicSucursales', 'Sucursales publicadas', 'Sucursal', sucursalExample),
    query: [
      ...paging,
      { name: 'categoria', says: 'Slug de una categoría: solo las suyas.', schema: { type: 'string' } },
    ],
  },
  [`GET ${pattern(api.empresas, 'count')}`]: {
    ...list('publicEmpresas', 'Las primeras sucursales', 'Sucursal', sucursalExample),
    path: { count: { type: 'integer', minimum: 1, maximum: 100, description: 'Cuántas.' } },
  },
  [`GET ${api.ajustes}`]: read(
    'publicAjustes',
    'Ajustes del sitio',
    answered('Los ajustes.', 'Ajustes', itemExample('ajustes')),
    { path: {}, refuses: [] },
  ),
  [`GET ${pattern(api.categoria)}`]: read('publicCategoria', 'Una categoría', categoriaPage, {
    query: pagingOf(500),
    refuses: ['invalid'],
  }),
  [`GET ${pattern(api.post)}`]: read(
    'publicPost',
    'Un artículo',
    answered('El artículo.', 'Post', itemExample('post')),
    { details: 'Cuenta una vista por visitante y día.' },
  ),
  [`GET ${pattern(api.pagina)}`]: read(
    'publicPagina',
    'Una página',
    answered('La página.', 'Pagina', itemExample('pagina')),
  ),
  [`GET ${pattern(api.sucursal)}`]: read(
    'publicSucursal',
    'Una sucursal',
    answered('La sucursal.', 'Sucursal', sucursalExample),
  ),
  [`GET ${pattern(api.productoItem)}`]: read(
    'publicProducto',
    'Un producto',
    answered('El producto.', 'ProductoPublico', productoExample),
  ),
  [`POST ${api.empresasSearch}`]: search(
    'searchEmpresas',
    'Buscar sucursales',
    'Cada palabra del texto ha de comenzar una palabra del nombre, la categoría, la dirección o la descripción, sin distinguir acentos. Vacío: las primeras 5. Con `categoria` se busca solo entre las suyas.',
    'Sucursal',
    sucursalExample,
    { categoria: { type: ['string', 'null'], maxLength: 255, description: 'Slug de una categoría.' } },
  ),
  [`POST ${api.catalogosSearch}`]: search(
    'searchCatalogos',
    'Buscar catálogos',
    'Busca en los títulos y dentro de los PDF. Vacío: los primeros.',
    'CatalogoHallado',
    { ...catalogoExample, pagina: 4, extracto: '… pan de muerto y rosca de reyes …' },
  ),
  [`POST ${api.buscar}`]: {
    ...search('searchSite', 'Buscar en todo el sitio', '', 'CatalogoHallado', undefined),
    details: `Sucursales, productos, artículos, páginas y catálogos, con las mismas reglas. Hasta 10 de cada clase, primero el mejor; sin ninguna palabra, ninguno. Con \`tipo\`, una página de esa clase y nada de las demás. De cada clase se cuentan y se dan hasta ${MOST_FOUND}. Cuenta como una búsqueda de las 100 por segundo.`,
    query: [
      {
        name: 'tipo',
        says: 'Una sola clase.',
        schema: { type: 'string', enum: [...siteKinds] },
      },
      ...paging,
    ],
    refuses: ['invalid', 'too_many'],
    answers: [siteAnswer],
  },
  [`POST ${pattern(api.empresaVisit, 'id')}`]: visit('visitEmpresa', 'Contar la vista de una sucursal'),
  [`POST ${pattern(api.productoVisit, 'id')}`]: visit('visitProducto', 'Contar la vista de un producto'),
  [`GET ${api.sitemap}`]: {
    ...list('sitemapParts', 'Partes del mapa del sitio', 'ParteDelMapa', { kind: 'post', parts: 1 }),
    query: [],
    answers: [{ ...listed('Cuántas partes tiene cada clase.', 'ParteDelMapa'), headers: [] }],
    refuses: [],
  },
  [`GET ${api.sitemap}/:kind/:part`]: {
    ...list('sitemapPart', 'Direcciones de una parte del mapa', 'EntradaDelMapa', undefined),
    path: {
      kind: { type: 'string', enum: sitemapKinds },
      part: { type: 'integer', minimum: 0 },
    },
    query: [],
    answers: [{ ...listed('Las direcciones.', 'EntradaDelMapa'), headers: [] }],
    refuses: ['not_found'],
  },
}
