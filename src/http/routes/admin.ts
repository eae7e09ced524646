import type { FastifyInstance } from 'fastify'
import { api } from '../../contract/paths.ts'
import type { Resource } from '../../contract/resource.ts'
import { type ResourceName, resources } from '../../contract/resources/index.ts'
import { validation } from '../../contract/texts/server.ts'
import { type Domain, Refusal } from '../../domain/index.ts'
import { readBody } from '../bodies/bodies.ts'
import { imageBytes } from '../bodies/inputs.ts'
import { idempotencyKeyOf } from '../idempotencyKey.ts'
import { batchRoutes } from './batch.ts'
import { recordRoutes, singletonRoutes } from './records.ts'
import { versionRoutes } from './versions.ts'

/** The administrators' calls: every collection of the contract, the site's settings, and pictures for the editor. */
export function adminRoutes(app: FastifyInstance, domain: Domain): void {
  for (const name of Object.keys(resources) as ResourceName[]) {
    recordRoutes(app, domain, name, 'admin', api.admin(name))
    batchRoutes(app, domain, name)
    const { unversioned }: Resource = resources[name]
    if (!unversioned) versionRoutes(app, domain, name, 'admin', `${api.admin(name)}/:id`)
  }
  singletonRoutes(app, domain, 'ajustes', api.adminAjustes)
  versionRoutes(app, domain, 'ajustes', 'admin', api.adminAjustes)

  app.post(api.adminImage, { config: { access: 'admin', takes: 'upload' } }, async (request, reply) => {
    const bytes = imageBytes((await readBody(request)).imagen)
    if (!bytes) throw new Refusal('invalid', { errors: { imagen: [validation.imageRequired] } })
    const permit = domain.permit(request.actor, 'post', 'create')
    const picture = await domain.addTextPicture(permit, bytes, idempotencyKeyOf(request))
    return reply.code(201).header('location', picture.url).send(picture)
  })
}
