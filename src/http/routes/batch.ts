import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { api } from '../../contract/paths.ts'
import { type ResourceName, resources } from '../../contract/resources/index.ts'
import { historyRefusals, validation } from '../../contract/texts/server.ts'
import type { BatchAnswer } from '../../contract/views.ts'
import { type Domain, type Records, Refusal } from '../../domain/index.ts'
import { readBody } from '../bodies/bodies.ts'
import { inputOf } from '../bodies/inputs.ts'
import { listQueryOf } from '../lists.ts'
import { tellTrash } from './records.ts'

/**
 * Calls for many records: `lote` changes or removes selected records, `orden` puts them in order, and `ids` returns the
 * ids of a whole list, so that a client can send an operation on all of them in pieces.
 */

const MOST = 100
export const idList = z.array(z.int().positive()).min(1).max(MOST)
const config = { access: 'admin', takes: 'json' } as const

export function batchRoutes(app: FastifyInstance, domain: Domain, name: ResourceName): void {
  const resource = resources[name]
  const records: Records<{ id: number }> = domain.records[name]
  const { operations } = resource.admin

  app.get(api.adminIds(name), { config: { access: 'admin', takes: 'nothing' } }, async (request, reply) => {
    const query = listQueryOf(request, resource)
    const { items, total } = await records.ids(domain.permit(request.actor, name, 'list'), query)
    reply.header('x-total-count', String(total))
    return items
  })

  app.post(api.adminBatch(name), { config }, async (request, reply) => {
    const { ids, body } = await batchOf(request)
    if (body.borrar === true && operations.includes('remove')) {
      const permit = domain.permit(request.actor, name, 'remove')
      const { answer, entry } = await domain.batch.remove(records, permit, ids, loteOf(body))
      tellTrash(reply, entry)
      return answer
    }
    if (!isObject(body.cambios)) throw new Refusal('invalid', { errors: { cambios: [validation.required] } })
    const input = inputOf(resource, 'admin', 'update', body.cambios)
    return domain.batch.update(records, domain.permit(request.actor, name, 'update'), ids, input)
  })

  if (resource.order !== 'id')
    app.put(api.adminOrder(name), { config }, async (request) => {
      const { ids } = await batchOf(request)
      const answer: BatchAnswer = {
        done: await records.reorder(domain.permit(request.actor, name, 'update'), ids),
        failed: [],
      }
      return answer
    })
}

/** Reads the ids of up to 100 records, and what is to be done with them. Throws invalid. */
export async function batchOf(request: FastifyRequest): Promise<{ ids: number[]; body: BatchBody }> {
  const body: BatchBody = await readBody(request)
  const ids = idList.safeParse(body.ids)
  if (!ids.success) throw new Refusal('invalid', { errors: { ids: [validation.ids(MOST)] } })
  return { ids: [...new Set(ids.data)], body }
}

/** A bulk removal of more records than one call takes is sent in pieces, with one id that the client chose. */
function loteOf({ lote }: { lote?: unknown }): string | undefined {
  if (lote === undefined || lote === null) return undefined
  const parsed = z.uuid().safeParse(lote)
  if (!parsed.success) throw new Refusal('invalid', { errors: { lote: [historyRefusals.batchKey] } })
  return parsed.data
}

interface BatchBody {
  readonly ids?: unknown
  readonly borrar?: unknown
  readonly cambios?: unknown
  readonly lote?: unknown
  readonly aceptar?: unknown
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
