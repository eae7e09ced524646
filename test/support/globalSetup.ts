import type { TestProject } from 'vitest/node'
import type { ApiDocument } from '../../src/http/openapi/document.ts'
import { readDocument } from './document.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
    apiDocument: ApiDocument
  }
}

/**
 * Starts one database server for the run, in which every world creates its own database, and makes the API's document.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  project.provide('postgresUrl', server.url)
  project.provide('apiDocument', await readDocument())
  return server.stop
}
