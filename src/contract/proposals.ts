import { z } from 'zod'
import { id, instant, schemaName } from './item.ts'
import type { Resource } from './resource.ts'
import { type ResourceName, resources } from './resources/index.ts'
import { items } from './views.ts'

/** Changes that wait for approval, in the API's answers. Code for the browser imports the types alone. */

const all: readonly Resource<ResourceName>[] = Object.values(resources)

/** The collections whose records' owners propose changes. */
export const proposable = all.flatMap(({ name, cliente }) => (cliente?.held ? [name] : []))

const value = z
  .unknown()
  .describe('Como en el registro: un archivo por su nombre, una referencia por su `id`.')

const proposedChange = z
  .object({
    actual: value.describe('Lo que está publicado ahora.'),
    propuesto: value,
    cambiado: z.boolean().describe('Si lo publicado cambió desde que se propuso.'),
  })
  .meta({ id: 'CambioPropuesto' })

/** What an owner proposed for one record, field by field. */
export const proposal = z
  .object({
    id,
    tipo: z.enum(proposable),
    record_id: id,
    title: z.string(),
    user: z.string().nullable().describe('El nombre; `null` si la cuenta ya no existe.'),
    at: instant.describe('Cuándo se propuso lo primero.'),
    cambios: z.record(z.string(), proposedChange),
  })
  .meta({ id: 'Propuesta' })
export type Proposal = z.infer<typeof proposal>

/** The last values of an owner that were not accepted, by field. */
export const rejectedValues = z.record(
  z.string(),
  z
    .object({ valor: value, nota: z.string().describe('Por qué; vacía si no se dijo.') })
    .meta({ id: 'CambioRechazado' }),
)
export type RejectedValues = z.infer<typeof rejectedValues>

/** What an owner's record says beside its values. */
export interface OwnState {
  readonly propuesta: Proposal | null
  readonly rechazados: RejectedValues
}

/** Returns the fields of an owner's record whose values wait for approval; none of anybody else's. */
export function waitingFields(item: object): string[] {
  const { data } = z.object({ propuesta: z.object({ cambios: z.looseObject({}) }) }).safeParse(item)
  return Object.keys(data?.propuesta.cambios ?? {})
}

/** Returns the schema of an owner's own record, which says what waits and what was rejected. */
export const ownItem = (name: ResourceName): z.ZodObject =>
  items[name]
    .extend({
      propuesta: proposal.nullable().describe('Lo que espera aprobación; `null` si nada espera.'),
      rechazados: rejectedValues.describe('Lo último que no se aceptó de cada campo, con su nota.'),
    })
    .meta({ id: `${schemaName(name)}Propia` })

/** The answer to a decision. */
export const decisionAnswer = z
  .object({
    aceptados: z.array(z.string()),
    rechazados: z.array(z.string()),
    omitidos: z
      .record(z.string(), z.array(z.string()))
      .describe('Lo aceptado que ya no se puede guardar, y por qué; queda rechazado con ese motivo.'),
    propuesta: proposal.nullable().describe('Lo que sigue esperando.'),
  })
  .meta({ id: 'Decision' })
export type DecisionAnswer = z.infer<typeof decisionAnswer>
