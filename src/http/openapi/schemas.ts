import { z } from 'zod'
import type { Field } from '../../contract/fields.ts'
import { inputFields, isFile, isRichText, type Resource } from '../../contract/resource.ts'
import { type CollectionName, collections } from '../../contract/resources/index.ts'
import { publicCatalogo, publicEmpresa } from '../../domain/views/public.ts'
import { roleList } from './answers.ts'
import { inputBodies } from './bodies.ts'
import { fieldSchema } from './fieldSchema.ts'
import { type JsonSchema, jsonSchema, nameOf, nullable, object, ref } from './jsonSchema.ts'

/** The named schemas of the document, made from the resources' descriptions. */

/** The name of a list's entry: an item without its HTML, where it has any. */
export const listNameOf = (name: CollectionName): string =>
  Object.values<Field>(collections[name].fields).some(isRichText) ? `${nameOf(name)}EnLista` : nameOf(name)

/** Items, entries of lists and bodies of every collection, and what visitors see otherwise than administrators. */
export function collectionSchemas(): Record<string, JsonSchema> {
  const schemas: Record<string, JsonSchema> = {}
  for (const name of Object.keys(collections) as CollectionName[]) {
    const resource: Resource = collections[name]
    schemas[nameOf(name)] = itemSchema(resource)
    if (resource.admin.operations.includes('list'))
      schemas[listNameOf(name)] = itemSchema(resource, (field) => !isRichText(field))
    for (const audience of ['admin', 'cliente'] as const)
      for (const action of ['create', 'update'] as const)
        if (inputFields(resource, audience, action).length > 0)
          Object.assign(schemas, inputBodies(resource, audience, action))
  }
  return { ...schemas, ...publicSchemas() }
}

function publicSchemas(): Record<string, JsonSchema> {
  const described: Record<string, JsonSchema> = {
    descripcion: { type: 'string', description: 'Lo mismo que `description`.' },
  }
  const short = (field: Field) => !isRichText(field)
  return {
    CategoriaRef: categoriaRef,
    Sucursal: itemSchema(publicEmpresa),
    ProductoPublico: itemSchema(collections.producto, undefined, described),
    SucursalHallada: itemSchema(publicEmpresa, undefined, {}, extract),
    ProductoHallado: itemSchema(collections.producto, undefined, described, extract),
    PostHallado: itemSchema(collections.post, short, {}, extract),
    PaginaHallada: itemSchema(collections.pagina, short, {}, extract),
    CatalogoPublico: itemSchema(publicCatalogo),
    CatalogoHallado: itemSchema(
      publicCatalogo,
      undefined,
      {},
      {
        pagina: { type: 'integer', minimum: 1, description: 'Primera página del PDF que coincide.' },
        ...extract,
      },
    ),
  }
}

const extract: Record<string, JsonSchema> = {
  extracto: { type: 'string', description: 'Texto alrededor de la coincidencia.' },
}

const categoriaRef = object({
  id: { type: 'integer' },
  nombre: { type: 'string' },
  slug: { type: 'string' },
})
const instant = jsonSchema(z.iso.datetime())

/** A record as a read answers it. */
function itemSchema(
  resource: Resource,
  chosen: (field: Field) => boolean = () => true,
  more: Record<string, JsonSchema> = {},
  optional: Record<string, JsonSchema> = {},
): JsonSchema {
  const properties: Record<string, JsonSchema> = { id: { type: 'integer', minimum: 1 } }
  for (const [name, field] of Object.entries(resource.fields)) {
    if (!chosen(field)) continue
    properties[name] = isFile(field) ? fileName(resource, field) : fieldSchema(field)
    if (field.shownAs) properties[field.shownAs] = nullable(ref('CategoriaRef'))
  }
  if (resource.name === 'user') properties.roles = roleList
  return object({ ...properties, created_at: instant, updated_at: instant, ...more }, optional)
}

const fileName = (resource: Resource, field: Field): JsonSchema => ({
  ...fieldSchema(field),
  description:
    field.kind === 'pdf'
      ? 'Nombre del archivo; se sirve en `/storage/{archivo}`.'
      : `Nombre del archivo; se sirve en \`/img/${resource.name}/{archivo}\`.`,
})
