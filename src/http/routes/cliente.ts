import type { FastifyInstance } from 'fastify'
import { api } from '../../contract/paths.ts'
import type { Domain } from '../../domain/index.ts'
import { recordRoutes } from './records.ts'
import { versionRoutes } from './versions.ts'

/** The clients' calls: their own branches, with the same answers as an administrator's. */
export function clientRoutes(app: FastifyInstance, domain: Domain): void {
  recordRoutes(app, domain, 'empresa', 'cliente', api.clientEmpresa)
  versionRoutes(app, domain, 'empresa', 'cliente', `${api.clientEmpresa}/:id`)
}
