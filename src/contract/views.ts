import type { ActivityAction } from './activity.ts'
import type { CollectionName, ItemOf, ResourceName } from './resources/index.ts'
import type { SiteKind, SitemapKind } from './siteKinds.ts'

/** What a public page is given. Types only: a visitor's browser loads none of the contract's schemas. */

export interface CategoriaRef {
  id: number
  nombre: string
  slug: string
}

export type PublicCategoria = ItemOf<'categoria'>
export type PublicProducto = ItemOf<'producto'> & { categoria: CategoriaRef | null; descripcion: string }
export type PublicEmpresa = Omit<ItemOf<'empresa'>, 'user_id'> & { categoria: CategoriaRef | null }
export type PublicSlide = ItemOf<'slide'>
export type PublicPost = ItemOf<'post'>
export type PublicPostCard = Omit<PublicPost, 'descripcion'>
export type PublicPagina = ItemOf<'pagina'>
export type PublicPaginaCard = Omit<PublicPagina, 'texttop' | 'textbottom'>
export type PublicCatalogo = Omit<ItemOf<'catalogo'>, 'texto'> & {
  /** The first page inside the PDF that matches a search, and the text around the match. */
  pagina?: number
  extracto?: string
}
export type PublicAjustes = ItemOf<'ajustes'>

/** What a search found; when the name and the category alone did not do, the text around the first word found. */
export type Hit<T> = T & { extracto?: string }

/** What the whole site has for a text: the best of every kind, or a page of one. */
export interface SiteAnswer {
  empresas: Hit<PublicEmpresa>[]
  productos: Hit<PublicProducto>[]
  posts: Hit<PublicPostCard>[]
  paginas: Hit<PublicPaginaCard>[]
  catalogos: PublicCatalogo[]
  /** How many there are of each kind, at most `MOST_FOUND`. */
  totales: Record<SiteKind, number>
}

export interface CategoriaPage {
  categoria: PublicCategoria
  productos: PublicProducto[]
}

/** A kind of page, and how many parts its sitemap has. */
export interface SitemapPart {
  kind: SitemapKind
  parts: number
}

/** One address of the sitemap. */
export interface SitemapEntry {
  path: string
  updated_at: string
}

export interface SessionUser {
  id: number
  name: string
  email: string
  aprobado: boolean
  roles: { id: number; name: 'admin' | 'cliente' }[]
}

export interface LoginAnswer {
  success: true
  message: string
  token: string
  user: SessionUser
}

/** A one-time link to choose another password, for an administrator to hand over. */
export interface PasswordLink {
  url: string
  expires_at: string
}

/** One entry of the log: who did what to which record, when. */
export interface Activity {
  id: number
  at: string
  /** The person's name; null for an account that is gone, and where nobody is known to have done it. */
  user: string | null
  action: ActivityAction
  collection: CollectionName
  /** 0 where it is about no one record. */
  record_id: number
  title: string
  /** The names of the fields that an update changed. */
  fields: string[]
}

/** The nightly backups: when one was last restored and compared; what is wrong with the last. */
export interface BackupState {
  verified_at: string | null
  /** `none`: there is none yet; `old`: none for 36 hours. */
  alarm: 'failed' | 'none' | 'old' | null
}

/** The welcome panel: how much there is, what waits for an administrator, what changed last. */
export interface Overview {
  counts: Record<ResourceName, number>
  users: { total: number; first: { id: number; name: string; email: string; created_at: string }[] }
  empresas: { total: number; first: { id: number; nombre: string; created_at: string }[] }
  activity: Activity[]
  /** Null where no backups are made by themselves. */
  backup: BackupState | null
  /** Since when the place of pictures and PDFs has not answered this node; null while it does. */
  files_away_since: string | null
}

/** What became of each record of a batch. */
export interface BatchAnswer {
  done: number[]
  failed: { id: number; message: string }[]
}

/** What a client is told. */
export interface Notice {
  id: number
  at: string
  text: string
}
