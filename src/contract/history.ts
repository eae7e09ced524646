import { z } from 'zod'
import { id, instant } from './item.ts'
import type { Resource } from './resource.ts'
import { type ResourceName, resources } from './resources/index.ts'

/** The history of records in the API's answers: versions, and the trash. Code for the browser imports the types alone. */

/**
 * The way by which a change was made. `lote`: on many records at once; `propuesta`: an administrator accepted what an
 * owner proposed; `programado`: at the moment that was set; `sistema`: by the program itself.
 */
export const origenes = [
  ...(['panel', 'cliente', 'lote', 'importacion', 'propuesta', 'restauracion', 'programado'] as const),
  'sistema',
] as const
export type Origen = (typeof origenes)[number]

const lote = z
  .string()
  .nullable()
  .describe('Lo comparten los cambios de una misma operación sobre muchos registros.')

/** A version of a record: who changed it, when, by what way, and which fields. */
export const version = z
  .object({
    n: z.int().min(1).describe('Cuenta desde 1, la creación.'),
    at: instant,
    user: z.string().nullable().describe('El nombre; `null` si nadie lo hizo o la cuenta ya no existe.'),
    action: z.enum(['create', 'update', 'remove']),
    origen: z.enum(origenes),
    lote,
    campos: z.array(z.string()).describe('Los campos que cambió.'),
  })
  .meta({ id: 'Version' })
export type Version = z.infer<typeof version>

export const versionWithValues = version
  .extend({
    valores: z
      .record(z.string(), z.unknown())
      .describe('Los valores del registro después de este cambio: archivos y referencias por nombre e id.'),
  })
  .meta({ id: 'VersionConValores' })
export type VersionWithValues = z.infer<typeof versionWithValues>

/** The collections whose removed records go to the trash. */
export type Trashed = Exclude<ResourceName, 'user'>
export const trashed = Object.values<Resource>(resources).flatMap(({ name, unversioned }) =>
  unversioned ? [] : [name as Trashed],
)

/** A removed record that can be restored. */
export const trashEntry = z
  .object({
    id,
    tipo: z.enum(trashed),
    record_id: id,
    title: z.string(),
    at: instant,
    user: z.string().nullable(),
    lote,
  })
  .meta({ id: 'EnPapelera' })
export type TrashEntry = z.infer<typeof trashEntry>

/** What could not be restored, by field, and why. */
export const omitidos = z.record(z.string(), z.array(z.string()))
