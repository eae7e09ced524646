import { z } from 'zod'
import { schemaName } from '../../contract/item.ts'
import { api, LONGEST_PARAMETER, pattern } from '../../contract/paths.ts'
import type { Resource } from '../../contract/resource.ts'
import { type CollectionName, collections } from '../../contract/resources/index.ts'
import { MOST_FOUND, nothingFound, siteKindNames } from '../../contract/siteKinds.ts'
import { LONGEST_SEARCH } from '../../contract/spanish/searchText.ts'
import * as view from '../../contract/views.ts'
import { branchCount, partNumber } from '../routes/public.ts'
import { LONGEST_SLUG } from '../routes/searches.ts'
import { branchCalls } from './branchCalls.ts'
import {
  answered,
  type Call,
  type Calls,
  type DocumentedAnswer,
  emptied,
  listed,
  paging,
  pagingBy,
  sends,
} from './call.ts'
import { publicExamples } from './examples.ts'

/** The public calls, for reading, searching and counting. */

const tag = 'Sitio público'
const slug = {
  slug: z
    .string()
    .max(LONGEST_PARAMETER)
    .describe('La dirección legible del registro. Una más larga no existe: 404.'),
}

const list = (id: string, summary: string, answer: DocumentedAnswer, more: Partial<Call> = {}): Call => ({
  id,
  tag,
  summary,
  query: paging,
  answers: [answer],
  refuses: ['invalid'],
  versions: 'knows',
  ...more,
})

const page = <S extends z.ZodType>(entry: S, example: z.output<S>): DocumentedAnswer =>
  listed('La página pedida, en su orden.', entry, example)

const read = (id: string, summary: string, answer: DocumentedAnswer, more: Partial<Call> = {}): Call => ({
  id,
  tag,
  summary,
  path: slug,
  answers: [answer],
  refuses: ['not_found'],
  versions: 'knows',
  ...more,
})

const search = (
  id: string,
  summary: string,
  details: string,
  answer: DocumentedAnswer,
  more: Partial<Call> = {},
): Call => ({
  id,
  tag: 'Búsquedas',
  summary,
  details,
  body: sends({ text: searched }, { text: 'panaderia' }),
  answers: [{ ...answer, headers: ['X-Search-Match', 'X-Search-Words', 'ETag'] }],
  refuses: ['too_many'],
  ...more,
})

const searched = z.string().max(LONGEST_SEARCH)
const categoria = z.string().max(LONGEST_SLUG).nullable().optional().describe('Slug de una categoría.')
const LIMITS =
  'Hasta 50 resultados, primero el mejor. Como máximo 100 búsquedas por segundo desde una dirección IP.'

const visit = (id: string, summary: string): Call => ({
  id,
  tag,
  summary,
  details: 'Cuenta una vez al día por visitante.',
  answers: [emptied('Contada.')],
  refuses: ['not_found'],
})

const categoriaPage: DocumentedAnswer = {
  ...answered(
    'La categoría y la página pedida de sus productos; `null` si no existe.',
    view.categoriaPage.nullable(),
    { categoria: publicExamples.categoria, productos: [publicExamples.producto] },
  ),
  headers: ['X-Total-Count', 'Link'],
}

const siteAnswer = answered('Los resultados de cada clase.', view.siteAnswer, {
  ...nothingFound,
  empresas: [publicExamples.empresa],
  posts: [{ ...publicExamples.post, extracto: '… pan de muerto huele a azahar.' }],
  totales: { ...nothingFound.totales, empresas: 1, posts: 1 },
})

/** Returns the calls of the collections that visitors read: lists, and records by their slug. */
function described(name: CollectionName): Record<string, Call> {
  const { visitors }: Resource = collections[name]
  const { list: all, item, schema = schemaName(name) } = visitors ?? {}
  const last = all?.at.split('/').at(-1) ?? ''
  return {
    ...(all && {
      [`GET ${all.at}`]: list(
        `public${schemaName(last)}`,
        all.title,
        page(view.publicEntries[name], publicExamples[name]),
      ),
    }),
    ...(item && {
      [`GET ${pattern(item.at)}`]: read(
        `public${schema}`,
        item.title,
        answered(item.says, view.publicItems[name], publicExamples[name]),
      ),
    }),
  }
}

const sucursales = page(view.publicEntries.empresa, publicExamples.empresa)

export const publicCalls: Calls = {
  ...Object.assign({}, ...(Object.keys(collections) as CollectionName[]).map(described)),
  [`GET ${api.categoriasHome}`]: list(
    'publicCategoriasHome',
    'Categorías de la portada',
    page(view.entries.categoria, publicExamples.categoria),
  ),
  [`GET ${api.postsNewest}`]: list(
    'publicPostsNewest',
    'Artículos del blog, primero el más reciente',
    page(view.publicEntries.post, publicExamples.post),
  ),
  ...branchCalls,
  [`GET ${pattern(api.empresas, 'count')}`]: list('publicEmpresas', 'Las primeras sucursales', sucursales, {
    path: { count: branchCount.describe('Cuántas.') },
  }),
  [`GET ${api.ajustes}`]: read(
    'publicAjustes',
    'Ajustes del sitio',
    answered('Los ajustes.', view.publicItems.ajustes, publicExamples.ajustes),
    { path: {}, refuses: [] },
  ),
  [`GET ${pattern(api.categoria)}`]: read('publicCategoria', 'Una categoría', categoriaPage, {
    query: pagingBy(500),
    refuses: ['invalid'],
  }),
  [`GET ${pattern(api.post)}`]: read(
    'publicPost',
    'Un artículo',
    answered('El artículo.', view.publicItems.post, publicExamples.post),
    { details: 'Cuenta una vista por visitante y día.' },
  ),
  [`GET ${pattern(api.productoItem)}`]: read(
    'publicProducto',
    'Un producto',
    answered('El producto.', view.publicItems.producto, publicExamples.producto),
  ),
  [`POST ${api.empresasSearch}`]: search(
    'searchEmpresas',
    'Buscar sucursales',
    `Cada palabra del texto ha de comenzar una palabra del nombre, la categoría, la dirección o la descripción, sin distinguir acentos; detrás van los negocios del oficio que se nombra. Si nada la cumple, lo parecido: oficios, ortografía, un error de dedo o menos palabras. Lo parecido lleva \`similar\`. Vacío: las primeras 5. Con \`categoria\` se busca solo entre las suyas. ${LIMITS}`,
    listed('Los resultados.', view.foundEmpresa, publicExamples.empresa),
    { body: sends({ text: searched, categoria }, { text: 'panaderia' }) },
  ),
  [`POST ${api.catalogosSearch}`]: search(
    'searchCatalogos',
    'Buscar catálogos',
    `Busca en los títulos y dentro de los PDF. Vacío: los primeros. ${LIMITS}`,
    listed('Los resultados.', view.foundCatalogo, {
      ...publicExamples.catalogo,
      pagina: 4,
      extracto: '… pan de muerto y rosca de reyes …',
    }),
  ),
  [`POST ${api.buscar}`]: search(
    'searchSite',
    'Buscar en todo el sitio',
    `Sucursales, productos, artículos, páginas y catálogos, con las mismas reglas. Hasta 10 de cada clase, primero el mejor; sin ninguna palabra, ninguno. Con \`tipo\`, una página de esa clase y nada de las demás. De cada clase se cuentan y se dan hasta ${MOST_FOUND}. Cuenta como una búsqueda de las 100 por segundo.`,
    siteAnswer,
    {
      query: { tipo: z.enum(siteKindNames).describe('Una sola clase.'), ...paging },
      refuses: ['invalid', 'too_many'],
    },
  ),
  [`POST ${pattern(api.empresaVisit, 'id')}`]: visit('visitEmpresa', 'Contar la vista de una sucursal'),
  [`POST ${pattern(api.productoVisit, 'id')}`]: visit('visitProducto', 'Contar la vista de un producto'),
  [`GET ${pattern(api.preview, 'secreto')}`]: read(
    'publicPreview',
    'Un registro como se vería en el sitio',
    answered(
      'El registro como está guardado ahora, sin los campos que los visitantes no ven.',
      view.preview,
      {
        tipo: 'slide',
        registro: publicExamples.slide,
        expira: '2026-03-09T18:00:00.000Z',
      },
    ),
    {
      path: { secreto: z.string().max(LONGEST_PARAMETER).describe('Lo último de la dirección que se dio.') },
      details:
        'Publicado o no. Lo que caducó o se borró es 404. No se guarda en ningún caché y no cuenta como vista.',
    },
  ),
  [`GET ${api.sitemap}`]: read(
    'sitemapParts',
    'Partes del mapa del sitio',
    answered('Cuántas partes tiene cada clase.', z.array(view.sitemapPart), [{ kind: 'post', parts: 1 }]),
    { path: {}, refuses: [] },
  ),
  [`GET ${api.sitemap}/:kind/:part`]: read(
    'sitemapPart',
    'Direcciones de una parte del mapa',
    answered('Las direcciones.', z.array(view.sitemapEntry)),
    { path: { kind: z.enum(view.sitemapKinds), part: partNumber } },
  ),
}
