import type { SmallerWidth } from './images.ts'

/**
 * Every address of the API and of the site. No other file writes one out, but `panelPaths.ts`: what it has, visitors do not
 * load.
 */

export const API = '/api/v1'

/** The longest parameter of an address; a longer one gets not found. */
export const LONGEST_PARAMETER = 1000

/** The city map: its file, its style, and the folder that holds these and the style's letters and signs. */
export const cityMap = {
  folder: '/mapa',
  file: '/mapa/mapa.pmtiles',
  style: '/mapa/estilo.json',
  darkStyle: '/mapa/estilo.json?tema=oscuro',
} as const

/** The folders of files: pictures, PDFs, and the map. */
export const FILES = ['/img', '/storage', cityMap.folder] as const

const id = (value: number | string) => encodeURIComponent(String(value))

export const api = {
  csrf: '/sanctum/csrf-cookie',
  csrfV1: `${API}/sanctum/csrf-cookie`,
  login: `${API}/auth/login`,
  logout: `${API}/auth/logout`,
  register: `${API}/auth/register`,
  password: `${API}/auth/password`,
  account: `${API}/auth/cuenta`,
  passwordLink: `${API}/auth/recuperar`,
  newPassword: `${API}/auth/restablecer`,
  openapi: `${API}/openapi.json`,
  docs: `${API}/docs`,
  admin: (resource: string) => `${API}/admin/${resource}`,
  adminItem: (resource: string, key: number | string) => `${API}/admin/${resource}/${id(key)}`,
  adminBatch: (resource: string) => `${API}/admin/${resource}/lote`,
  adminIds: (resource: string) => `${API}/admin/${resource}/ids`,
  adminOrder: (resource: string) => `${API}/admin/${resource}/orden`,
  adminPreview: (resource: string, key: number | string) =>
    `${API}/admin/${resource}/${id(key)}/vista-previa`,
  adminPasswordLink: (key: number | string) => `${API}/admin/user/${id(key)}/enlace`,
  adminOverview: `${API}/admin/resumen`,
  adminActivity: `${API}/admin/actividad`,
  adminImage: `${API}/admin/imagen`,
  adminAjustes: `${API}/admin/ajustes`,
  clientNotices: `${API}/client/avisos`,
  clientEmpresa: `${API}/client/empresa`,
  clientEmpresaItem: (key: number | string) => `${API}/client/empresa/${id(key)}`,
  clientEmpresaPreview: (key: number | string) => `${API}/client/empresa/${id(key)}/vista-previa`,
  preview: (secret: string) => `${API}/public/vista-previa/${id(secret)}`,
  buscar: `${API}/public/buscar`,
  empresas: (count: number | string) => `${API}/public/empresas/${id(count)}`,
  empresasSearch: `${API}/public/empresas/search`,
  empresaVisit: (key: number | string) => `${API}/public/empresas/${id(key)}/visita`,
  sucursales: `${API}/public/sucursales`,
  sucursal: (slug: string) => `${API}/public/sucursales/${id(slug)}`,
  filtros: `${API}/public/filtros`,
  lugar: (slug: string) => `${API}/public/lugares/${id(slug)}`,
  mapa: `${API}/public/mapa`,
  productoItem: (slug: string) => `${API}/public/productos/${id(slug)}`,
  productoVisit: (key: number | string) => `${API}/public/productos/${id(key)}/visita`,
  catalogos: `${API}/public/catalogos`,
  catalogosSearch: `${API}/public/catalogos/searchc`,
  caracteristicas: `${API}/public/caracteristicas`,
  categorias: `${API}/public/categorias`,
  categoria: (slug: string) => `${API}/public/categorias/${id(slug)}`,
  categoriasHome: `${API}/public/categorias-home`,
  slides: `${API}/public/slides`,
  posts: `${API}/public/blog/posts`,
  postsNewest: `${API}/public/blog/recientes`,
  post: (slug: string) => `${API}/public/blog/post/${id(slug)}`,
  paginas: `${API}/public/blog/paginas`,
  pagina: (slug: string) => `${API}/public/blog/pagina/${id(slug)}`,
  ajustes: `${API}/public/ajustes`,
  sitemap: `${API}/public/sitemap`,
  sitemapPart: (kind: string, part: number | string) => `${API}/public/sitemap/${id(kind)}/${id(part)}`,
} as const

export const site = {
  home: '/',
  categorias: '/categorias',
  categoria: (slug: string) => `/categorias/${id(slug)}`,
  sucursales: '/sucursales',
  sucursal: (slug: string) => `/sucursales/${id(slug)}`,
  lugar: (slug: string) => `/sucursales/en/${id(slug)}`,
  lugarCategoria: (slug: string, categoria: string) => `/sucursales/en/${id(slug)}/${id(categoria)}`,
  producto: (slug: string) => `/productos/${id(slug)}`,
  buscar: '/buscar',
  blog: '/blog',
  post: (slug: string) => `/blog/post/${id(slug)}`,
  pagina: (slug: string) => `/blog/pagina/${id(slug)}`,
  preview: (secret: string) => `/vista-previa/${id(secret)}`,
  login: '/login',
  register: '/register',
  recuperar: '/recuperar',
  restablecer: '/restablecer',
  terminos: '/terminos',
  cookies: '/politica-cookies',
  cotizacion: '/guias/dotal.html',
  manual: '/guias/manual.html',
  admin: '/admin',
  adminList: (resource: string) => `/admin/${resource}`,
  adminCreate: (resource: string) => `/admin/${resource}/create`,
  adminEdit: (resource: string, key: number | string) => `/admin/${resource}/edit/${id(key)}`,
  cliente: '/cliente',
  clienteEmpresa: '/cliente/empresa',
  clienteCreate: '/cliente/empresa/create',
  clienteEdit: (key: number | string) => `/cliente/empresa/edit/${id(key)}`,
} as const

/** Returns the route pattern of an address with one parameter. */
export const pattern = (path: (key: string) => string, name = 'slug'): string =>
  path('KEY').replace('KEY', `:${name}`)

/** Returns a path without the secret of a preview, for logs. Nobody's spelling of the address hides it. */
export function withoutSecret(path: string): string {
  const plain = path.includes('%') ? decoded(path) : path
  const masked = plain.replace(/(\/vista-previa\/)[^/]+/gi, '$1…')
  return masked === plain ? path : masked
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The query parameters that the site's pages read. Any other, such as a campaign's, changes nothing. */
export const siteParams = [
  ...(['pagina', 'q', 'tipo', 'categoria', 'estado', 'municipio', 'colonia', 'abierto'] as const),
  ...(['cerca', 'km', 'marco', 'orden', 'documentos', 'sucursales'] as const),
] as const

/** Whether pages read a parameter: one of these, or the values of a característica (`c[wifi]`). */
export const isSiteParam = (name: string): boolean =>
  siteParams.some((one) => one === name) || /^c\[[^\]]+\]$/.test(name)

/** Those of them that run a search. */
export const searchParams = ['q', 'documentos', 'sucursales'] as const

/**
 * Returns the address of a record's picture, or of the folder's default without one. `width` asks for a smaller copy.
 */
export const imagePath = (folder: string, file: string | null, width?: SmallerWidth): string =>
  `/img/${folder}/${encodeURIComponent(file ?? 'foto.jpg')}${width ? `?w=${width}` : ''}`

export const pdfPath = (archivo: string, page?: number): string =>
  `/storage/${encodeURIComponent(archivo)}${page ? `#page=${page}` : ''}`
