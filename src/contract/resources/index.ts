import type { Resource } from '../resource.ts'
import { ajustes } from './ajustes.ts'
import { caracteristica } from './caracteristica.ts'
import { catalogo } from './catalogo.ts'
import { categoria } from './categoria.ts'
import { empresa } from './empresa.ts'
import { pagina } from './pagina.ts'
import { post } from './post.ts'
import { producto } from './producto.ts'
import { slide } from './slide.ts'
import { user } from './user.ts'

/** The nine resources, in the order of the side menu. */
export const resources = {
  user,
  categoria,
  producto,
  empresa,
  slide,
  post,
  pagina,
  catalogo,
  caracteristica,
} as const

/** The resources whose records have pages, for the sitemap. */
export const withPages: readonly ResourceName[] = Object.values<Resource<ResourceName>>(resources).flatMap(
  ({ name, visitors }) => (visitors?.page ? [name] : []),
)

/** The resources whose saved records can be looked at before visitors see them. */
export const withPreview: readonly ResourceName[] = Object.values<Resource<ResourceName>>(resources).flatMap(
  ({ name, visitors }) => (visitors?.preview ? [name] : []),
)

/** Everything stored as records with fields: the resources, and the site's settings. */
export const collections = { ...resources, ajustes } as const

export type ResourceName = keyof typeof resources
export type CollectionName = keyof typeof collections
export type CollectionOf<N extends CollectionName> = (typeof collections)[N]
