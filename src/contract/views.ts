import { z } from 'zod'
import { accessActions, changeActions } from './activity.ts'
import { origenes } from './history.ts'
import {
  type EntrySchema,
  entrySchema,
  type ItemSchema,
  id,
  instant,
  itemSchema,
  schemaName,
} from './item.ts'
import { isHtml } from './kinds/index.ts'
import { hiddenFrom } from './references.ts'
import type { Resource } from './resource.ts'
import {
  type CollectionName,
  type CollectionOf,
  collections,
  type ResourceName,
  resources,
  withPages,
  withPreview,
} from './resources/index.ts'
import {
  type CollectionOfKind,
  MOST_FOUND,
  ofEachKind,
  type SiteKind,
  siteKindNames,
  siteKinds,
} from './siteKinds.ts'

/**
 * The API's answers: schemas, which make its document and which the tests compare every answer with, and their types.
 * Code for the browser imports the types alone.
 */

const collectionNames = Object.keys(collections) as CollectionName[]
const resourceNames = Object.keys(resources) as ResourceName[]
const count = z.int().min(0)

const perName = <K extends string, S extends z.ZodType>(names: readonly K[], schema: S) =>
  z.object(Object.fromEntries(names.map((name) => [name, schema])) as Record<K, S>)

const ofEach = (make: (resource: Resource<CollectionName>) => z.ZodObject) =>
  Object.fromEntries(collectionNames.map((name) => [name, make(collections[name])]))

type Items = { readonly [N in CollectionName]: ItemSchema<CollectionOf<N>['fields']> }
type Entries = { readonly [N in CollectionName]: EntrySchema<CollectionOf<N>['fields']> }

const roles = z.array(z.object({ id, name: z.enum(['admin', 'cliente']) }))
const records = ofEach((resource) => itemSchema(resource).meta({ id: schemaName(resource.name) })) as Items

/** A whole record of each collection. */
export const items = { ...records, user: records.user.extend({ roles }).meta({ id: 'User' }) }

/** An entry of a list of each collection: the record without its HTML. */
export const entries = {
  ...(ofEach((resource) =>
    Object.values(resource.fields).some(isHtml)
      ? entrySchema(resource).meta({ id: `${schemaName(resource.name)}EnLista` })
      : items[resource.name],
  ) as Entries),
  user: items.user,
}

const extracto = z.string().optional().describe('Texto alrededor de la coincidencia.')
export const similar = z
  .literal(true)
  .optional()
  .describe('No tiene el texto como se escribió, sino algo parecido.')

type HiddenIn<N extends CollectionName> =
  CollectionOf<N> extends Resource<string, infer _F, string, infer H> ? H : never
type AddedIn<N extends CollectionName> =
  CollectionOf<N> extends Resource<string, infer _F, string, infer _H, infer A> ? A : never
type Seen<All extends Record<CollectionName, z.ZodObject>> = {
  readonly [N in CollectionName]: z.ZodObject<Omit<All[N]['shape'], HiddenIn<N>> & AddedIn<N>>
}
/** Leaves out what visitors do not see, and adds what only they read; the record then has a name of its own. */
const seen = (schema: z.ZodObject, resource: Resource, named: string): z.ZodObject => {
  const hidden = hiddenFrom(resource)
  const added = resource.visitors?.adds?.shape
  if (hidden.length === 0 && !added) return schema
  const left = new Set(hidden.flatMap((name) => [name, resource.fields[name]?.shownAs ?? name]))
  const shape = Object.entries(schema.shape).filter(([name]) => !left.has(name))
  return z.object({ ...Object.fromEntries(shape), ...added }).meta({ id: named })
}
const schemaOf = ({ name, visitors }: Resource) => visitors?.schema ?? `${schemaName(name)}Publico`

/** A record as visitors see it. */
export const publicItems = ofEach((resource) =>
  seen(items[resource.name], resource, schemaOf(resource)),
) as Seen<typeof items>
/** An entry of a list as visitors see it. */
export const publicEntries = ofEach((resource) => {
  const { name } = resource
  return entries[name] === items[name]
    ? publicItems[name]
    : seen(entries[name], resource, `${schemaOf(resource)}EnLista`)
}) as Seen<typeof entries>

export const categoriaPage = z.object({
  categoria: items.categoria,
  productos: z.array(publicEntries.producto),
})

const total = z.int().min(0).max(MOST_FOUND)

const pagina = z.int().min(1).optional().describe('Primera página del PDF que coincide.')
/** The results of the site's search, without the text around the match. */
const findable = {
  ...publicEntries,
  catalogo: publicEntries.catalogo.extend({ pagina }),
}
type Found<S> =
  S extends z.ZodObject<infer Shape>
    ? z.ZodObject<Shape & { extracto: typeof extracto; similar: typeof similar }>
    : never
const foundOf = (kind: SiteKind): z.ZodObject => {
  const { of, article } = siteKinds[kind]
  const { name, visitors }: Resource = resources[of]
  const noun = findable[of] === publicEntries[of] ? visitors?.schema : undefined
  return findable[of]
    .extend({ extracto, similar })
    .meta({ id: `${noun ?? schemaName(name)}${article === 'las' ? 'Hallada' : 'Hallado'}` })
}
const found = ofEachKind(foundOf) as {
  readonly [K in SiteKind]: Found<(typeof findable)[CollectionOfKind<K>]>
}
export const foundCatalogo = found.catalogos
export const foundEmpresa = found.empresas

type FoundLists = { readonly [K in SiteKind]: z.ZodArray<(typeof found)[K]> }

/** The answer of the site's search: the best of every kind, or a page of one, and the total of each. */
export const siteAnswer = z.object({
  ...(ofEachKind((kind) => z.array(found[kind])) as FoundLists),
  totales: perName(siteKindNames, total),
})

export type PublicCategoria = z.infer<typeof items.categoria>
export type PublicProducto = z.infer<typeof publicItems.producto>
export type PublicEmpresa = z.infer<typeof publicItems.empresa>
export type PublicCaracteristica = z.infer<typeof publicItems.caracteristica>
export type PublicSlide = z.infer<typeof publicItems.slide>
export type PublicPost = z.infer<typeof publicItems.post>
export type PublicPostCard = z.infer<typeof publicEntries.post>
export type PublicPagina = z.infer<typeof publicItems.pagina>
export type PublicPaginaCard = z.infer<typeof publicEntries.pagina>
export type PublicCatalogo = z.infer<typeof foundCatalogo>
export type PublicAjustes = z.infer<typeof publicItems.ajustes>
export type CategoriaPage = z.infer<typeof categoriaPage>
export type SiteAnswer = z.infer<typeof siteAnswer>

/** The kind of the pages of places, beside those of records. */
export const PLACES = 'lugar'
export const sitemapKinds = [...withPages, PLACES] as const
export const sitemapPart = z.object({ kind: z.enum(sitemapKinds), parts: count }).meta({ id: 'ParteDelMapa' })
export type SitemapPart = z.infer<typeof sitemapPart>

export const sitemapEntry = z
  .object({ path: z.string(), updated_at: instant.optional() })
  .meta({ id: 'EntradaDelMapa' })
export type SitemapEntry = z.infer<typeof sitemapEntry>

const { name, email, aprobado } = resources.user.fields

export const sessionUser = z
  .object({ id, name: name.schema, email: email.schema, aprobado: aprobado.schema, roles })
  .meta({ id: 'Cuenta' })
export type SessionUser = z.infer<typeof sessionUser>

export const done = z.object({ success: z.boolean(), message: z.string() }).meta({ id: 'Hecho' })

export const loginAnswer = z
  .object({
    success: z.literal(true),
    message: z.string(),
    token: z.string().describe('Se envía como `Authorization: Bearer …`.'),
    user: sessionUser,
  })
  .meta({ id: 'Sesion' })
export type LoginAnswer = z.infer<typeof loginAnswer>

/** A one-time link to choose another password, which an administrator hands over. */
export const passwordLink = z.object({ url: z.string(), expires_at: instant }).meta({ id: 'Enlace' })
export type PasswordLink = z.infer<typeof passwordLink>

/** A secret address at which a saved record can be looked at as visitors would see it, until it expires. */
export const previewLink = z.object({ url: z.string(), expira: instant }).meta({ id: 'EnlaceDeVistaPrevia' })
export type PreviewLink = z.infer<typeof previewLink>

/** A whole record of each collection as a public call returns it. */
export type PublicItems = { readonly [N in CollectionName]: z.infer<(typeof publicItems)[N]> }

/** A saved record as visitors would see it, and its collection. */
export const preview = z
  .object({
    tipo: z.enum(withPreview),
    registro: z.union(withPreview.map((name) => publicItems[name])),
    expira: instant,
  })
  .meta({ id: 'VistaPrevia' })

/** One entry of the log: who changed which record, how and when. */
export const activity = z
  .object({
    id,
    at: instant,
    user: z
      .string()
      .nullable()
      .describe('El nombre; `null` si la cuenta ya no existe o no se sabe quién fue.'),
    action: z.enum([...changeActions, ...accessActions]),
    origen: z
      .enum(origenes)
      .nullable()
      .describe('Por qué vía se hizo un cambio; `null` en los accesos y en los cambios antiguos.'),
    collection: z.enum(collectionNames),
    record_id: count.describe('0 en lo que no trata de un solo registro.'),
    title: z.string(),
    fields: z.array(z.string()).describe('Los campos que cambió una actualización.'),
  })
  .meta({ id: 'Actividad' })
export type Activity = z.infer<typeof activity>

/** The nightly backups. */
const backupState = z.object({
  verified_at: instant.nullable().describe('Cuándo se restauró y comparó el último.'),
  alarm: z
    .enum(['failed', 'none', 'old'])
    .nullable()
    .describe('`none`: todavía no hay; `old`: ninguno en 36 horas.'),
})
export type BackupState = z.infer<typeof backupState>

const waiting = { id, created_at: instant }

/** The welcome panel: totals, what waits for an administrator, and the latest changes. */
export const overview = z
  .object({
    counts: perName(resourceNames, count),
    users: z.object({
      total: count,
      first: z.array(z.object({ ...waiting, name: name.schema, email: email.schema })),
    }),
    empresas: z.object({
      total: count,
      first: z.array(z.object({ ...waiting, nombre: resources.empresa.fields.nombre.schema })),
    }),
    propuestas: z.object({ total: count, desde: instant.nullable().describe('La más antigua.') }),
    activity: z.array(activity),
    backup: backupState.nullable().describe('`null` donde no se hacen respaldos solos.'),
    files_away_since: instant
      .nullable()
      .describe('Desde cuándo no responde el lugar de las imágenes y los PDF.'),
    mapa: z
      .enum(['ready', 'none', 'unreadable'])
      .describe('El archivo del mapa: está, no hay, o no se puede leer como mapa.'),
  })
  .meta({ id: 'Resumen' })
export type Overview = z.infer<typeof overview>

/** The result for each record of a batch. */
export const batchAnswer = z
  .object({ done: z.array(id), failed: z.array(z.object({ id, message: z.string() })) })
  .meta({ id: 'Lote' })
export type BatchAnswer = z.infer<typeof batchAnswer>

/** A notice for a client. */
export const notice = z.object({ id, at: instant, text: z.string() }).meta({ id: 'Aviso' })
export type Notice = z.infer<typeof notice>

/** A picture stored for a text. */
export const textPicture = z
  .object({ url: z.string(), width: z.int().min(1), height: z.int().min(1) })
  .meta({ id: 'Imagen' })

export const health = z.object({ status: z.literal('ok') }).meta({ id: 'Estado' })
export const readiness = z
  .object({ status: z.literal('ready'), files: z.enum(['up', 'away']) })
  .meta({ id: 'Disposicion' })
