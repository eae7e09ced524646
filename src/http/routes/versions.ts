import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { panelApi } from '../../contract/panelPaths.ts'
import type { Audience, Operation } from '../../contract/resource.ts'
import type { CollectionName } from '../../contract/resources/index.ts'
import { historyRefusals } from '../../contract/texts/server.ts'
import { type Domain, Refusal } from '../../domain/index.ts'
import { readBody } from '../bodies/bodies.ts'
import { orderedPageOf, sendPage } from '../lists.ts'
import { matchOf, positive, recordId, restored } from './records.ts'

/** The fields to restore of a version. Their names are checked where it is known who may restore which. */
const restorableFields = z.array(z.string()).min(1)

/**
 * The versions of the records at an address, for one audience. The address has `:id`, unless the collection has a
 * single record.
 */
export function versionRoutes(
  app: FastifyInstance,
  domain: Domain,
  name: CollectionName,
  audience: Audience,
  address: string,
): void {
  const reading = { config: { access: audience, takes: 'nothing' } } as const
  const permitOf = (request: FastifyRequest, operation: Operation) =>
    domain.permit(request.actor, name, operation)
  const idOf = (request: FastifyRequest) => (address.includes(':id') ? recordId(request) : 1)
  const version = `${panelApi.versions(address)}/:n`

  app.get(panelApi.versions(address), reading, async (request, reply) => {
    const query = orderedPageOf(request, ['n'])
    const { items, total } = await domain.versions.list(permitOf(request, 'get'), name, idOf(request), query)
    sendPage(request, reply, query, total)
    return items
  })

  app.get(version, reading, (request) =>
    domain.versions.read(permitOf(request, 'get'), name, idOf(request), versionOf(request)),
  )

  const find = async (request: FastifyRequest) => {
    await domain.versions.read(permitOf(request, 'update'), name, idOf(request), versionOf(request))
  }
  const config = { access: audience, takes: 'json', bodyOptional: true } as const
  app.post(`${version}/restaurar`, { config, onRequest: find }, async (request, reply) => {
    const campos = fieldsOf(await readBody(request))
    const order = { n: versionOf(request), campos, match: matchOf(request) }
    const permit = permitOf(request, 'update')
    return restored(reply, await domain.versions.restore(permit, name, idOf(request), order))
  })
}

const versionOf = (request: FastifyRequest): number => positive((request.params as { n?: string }).n)

/** Returns null for all fields. Throws invalid. */
function fieldsOf({ campos = null }: { campos?: unknown }): string[] | null {
  if (campos === null) return null
  const { data } = restorableFields.safeParse(campos)
  if (!data) throw new Refusal('invalid', { errors: { campos: [historyRefusals.restorable] } })
  return data
}
