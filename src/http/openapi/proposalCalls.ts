import { z } from 'zod'
import { panelApi } from '../../contract/panelPaths.ts'
import { pattern } from '../../contract/paths.ts'
import { LONGEST_NOTE } from '../../contract/proposalNote.ts'
import { decisionAnswer, ownItem, type Proposal, proposable, proposal } from '../../contract/proposals.ts'
import type { Audience, Resource } from '../../contract/resource.ts'
import { type CollectionName, collections, type ResourceName } from '../../contract/resources/index.ts'
import { batchAnswer, items } from '../../contract/views.ts'
import { idList } from '../routes/batch.ts'
import { answered, type Call, type Calls, emptied, listed, paging, sends } from './call.ts'
import { itemExamples } from './examples.ts'

/** The calls for changes that wait for approval: what owners see of them, and the administrators' queue. */

const tag = 'Administración: Propuestas'
const own = new Map(proposable.map((name) => [name, ownItem(name)]))

const example: Proposal = {
  id: 14,
  tipo: 'empresa',
  record_id: itemExamples.empresa.id,
  title: itemExamples.empresa.nombre,
  user: itemExamples.user.name,
  at: '2026-03-05T09:30:00.000Z',
  cambios: {
    telefono: { actual: itemExamples.empresa.telefono, propuesto: '+52 55 5555 0202', cambiado: false },
  },
}

/** What an answer of 202 says. */
export const WAITS =
  'Lo publicado, y en `propuesta` lo que espera aprobación: así se responde cuando los ajustes lo piden y el registro está publicado.'

type Example = Record<string, unknown>

/** How an audience sees records: owners see beside the values what waits, and what was rejected. */
export function recordShown(
  name: CollectionName,
  audience: Audience,
): { schema: z.ZodObject; example: Example } {
  const { cliente }: Resource = collections[name]
  const schema = audience === 'cliente' && cliente?.held && own.get(name as ResourceName)
  const record = itemExamples[name]
  return schema
    ? { schema, example: { ...record, propuesta: null, rechazados: {} } }
    : { schema: items[name], example: record }
}

/** The same record with a change that waits. */
export const recordWaiting = (name: CollectionName): Example => ({
  ...itemExamples[name],
  propuesta: example,
  rechazados: {},
})

/** The call with which an owner withdraws what waits. */
export const withdrawal = (path: string, call: Pick<Call, 'id' | 'tag'>, one: string): Calls => ({
  [`DELETE ${panelApi.proposalOf(path)}`]: {
    ...call,
    summary: `${one}: retirar los cambios que esperan aprobación`,
    details: 'Lo publicado sigue igual. 404 si nada espera.',
    answers: [emptied('Retirados.')],
    refuses: ['not_found'],
  },
})

export const proposalCalls: Calls = {
  [`GET ${panelApi.proposals}`]: {
    id: 'adminProposals',
    tag,
    summary: 'Propuestas: lista',
    details: 'Los cambios de clientes que esperan aprobación; se listan y cuentan los primeros 10 000.',
    query: paging,
    answers: [listed('Lo último primero.', proposal, example)],
    refuses: ['invalid'],
  },
  [`GET ${pattern(panelApi.proposal, 'id')}`]: {
    id: 'adminProposalGet',
    tag,
    summary: 'Propuesta: consultar',
    answers: [answered('La propuesta, comparada con lo publicado ahora.', proposal, example)],
    refuses: ['not_found'],
    versions: 'sends',
  },
  [`POST ${pattern(panelApi.decision, 'id')}`]: {
    id: 'adminProposalDecide',
    tag,
    summary: 'Propuesta: decidir',
    details:
      'Lo aceptado se publica en el momento; lo rechazado queda en el formulario de quien lo propuso, con su nota. Los campos que no se nombran siguen esperando. Quien lo propuso recibe un aviso y una carta por decisión.',
    body: sends(
      {
        aceptar: z
          .union([z.literal(true), z.array(z.string()).min(1)])
          .optional()
          .describe('Los campos, o `true` para todos.'),
        rechazar: z
          .record(z.string(), z.string().max(LONGEST_NOTE))
          .optional()
          .describe('Los campos, cada uno con su nota.'),
      },
      { aceptar: ['telefono'], rechazar: { nombre: 'El nombre es el de la licencia.' } },
    ),
    answers: [
      answered('Lo que se hizo.', decisionAnswer, {
        aceptados: ['telefono'],
        rechazados: ['nombre'],
        omitidos: {},
        propuesta: null,
      }),
    ],
    refuses: ['not_found'],
    versions: 'matches',
  },
  [`POST ${panelApi.proposalBatch}`]: {
    id: 'adminProposalBatch',
    tag,
    summary: 'Propuestas: aceptar varias',
    details: 'Hasta 100, enteras.',
    body: sends({ ids: idList, aceptar: z.literal(true) }, { ids: [14, 15], aceptar: true }),
    answers: [answered('Lo que se hizo y lo que no.', batchAnswer, { done: [14, 15], failed: [] })],
  },
}
