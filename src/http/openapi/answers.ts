import { z } from 'zod'
import { accessActions, changeActions } from '../../contract/activity.ts'
import { type CollectionName, collections, resources } from '../../contract/resources/index.ts'
import { sitemapKinds } from '../../contract/siteKinds.ts'
import { emailSchema } from './fieldSchema.ts'
import { type JsonSchema, jsonSchema, object, ref } from './jsonSchema.ts'

/** Answers that are no record of fields: errors, accounts, batches, the panel's figures. */

const id = z.int().positive()
const instant = z.iso.datetime()
const roles = z.array(z.object({ id, name: z.enum(['admin', 'cliente']) }))
const email = z.string().meta(emailSchema)
const sessionUser = z.object({ id, name: z.string(), email, aprobado: z.boolean(), roles })
const activity = z.object({
  id,
  at: instant,
  user: z.string().nullable(),
  action: z.enum([...changeActions, ...accessActions]),
  collection: z.enum(Object.keys(collections) as CollectionName[]),
  record_id: z.int().nonnegative(),
  title: z.string(),
  fields: z.array(z.string()),
})
const count = z.int().nonnegative()

export const roleList: JsonSchema = jsonSchema(roles)

export const answerSchemas: Record<string, JsonSchema> = {
  Error: {
    type: 'object',
    properties: {
      message: { type: 'string', description: 'Texto en español para mostrar a la persona.' },
      errors: {
        type: 'object',
        description: 'Mensajes por campo, con el nombre con el que llegó.',
        additionalProperties: { type: 'array', items: { type: 'string' }, minItems: 1 },
      },
      success: { const: false, description: 'Solo al iniciar sesión.' },
    },
    required: ['message'],
    additionalProperties: false,
  },
  Hecho: jsonSchema(z.object({ success: z.boolean(), message: z.string() })),
  Cuenta: jsonSchema(sessionUser),
  Sesion: object({
    success: { const: true },
    message: { type: 'string' },
    token: { type: 'string', description: 'Se envía como `Authorization: Bearer …`.' },
    user: ref('Cuenta'),
  }),
  Lote: jsonSchema(z.object({ done: z.array(id), failed: z.array(z.object({ id, message: z.string() })) })),
  Actividad: jsonSchema(activity),
  Resumen: jsonSchema(
    z.object({
      counts: z.object(Object.fromEntries(Object.keys(resources).map((name) => [name, count]))),
      users: z.object({
        total: count,
        first: z.array(z.object({ id, name: z.string(), email, created_at: instant })),
      }),
      empresas: z.object({
        total: count,
        first: z.array(z.object({ id, nombre: z.string(), created_at: instant })),
      }),
      activity: z.array(activity),
      backup: z
        .object({ verified_at: instant.nullable(), alarm: z.enum(['failed', 'none', 'old']).nullable() })
        .nullable(),
      files_away_since: instant.nullable(),
    }),
  ),
  Aviso: jsonSchema(z.object({ id, at: instant, text: z.string() })),
  Imagen: jsonSchema(z.object({ url: z.string(), width: z.int().positive(), height: z.int().positive() })),
  Enlace: jsonSchema(z.object({ url: z.string(), expires_at: z.string() })),
  ParteDelMapa: jsonSchema(z.object({ kind: z.enum(sitemapKinds), parts: count })),
  EntradaDelMapa: jsonSchema(z.object({ path: z.string(), updated_at: instant })),
  Estado: jsonSchema(z.object({ status: z.string() })),
  Disposicion: jsonSchema(z.object({ status: z.string(), files: z.enum(['up', 'away']) })),
}
