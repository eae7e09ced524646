import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { z } from 'zod'
import { readConfig } from '../../src/config.ts'
import { api } from '../../src/contract/paths.ts'
import type { ApiDocument } from '../../src/http/openapi/document.ts'
import { securityHeaders } from '../../src/http/security.ts'
import { createProduct } from '../../src/product.ts'
import type { Answered } from './world.ts'

/** Compares answers with the API's document: status, headers and the shape of the body. */

export type Operation = ApiDocument['paths'][string][string]

/** Returns the document that the product serves, made once for all tests. */
export async function readDocument(): Promise<ApiDocument> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zocalo-document-'))
  const database = { kind: 'sqlite', path: join(dataDir, 'zocalo.sqlite') } as const
  const config = { ...readConfig({}), dataDir, database, logLevel: 'silent' } as const
  const product = await createProduct(config, { site: false, background: false })
  const { payload } = await product.app.inject(api.openapi)
  await product.close()
  await rm(dataDir, { recursive: true, force: true })
  return JSON.parse(payload)
}

interface Response {
  readonly $ref?: string
  readonly headers?: Readonly<Record<string, { readonly required?: boolean }>>
  readonly content?: Readonly<Record<string, { schema?: unknown; example?: unknown }>>
}

/** Headers that do not depend on the call. */
const GENERAL = new Set([
  ...['cache-control', 'connection', 'content-encoding', 'content-length', 'content-type'],
  ...['date', 'keep-alive', 'vary', 'transfer-encoding'],
  ...Object.keys(securityHeaders(true)),
])

/** Returns the operation of a request; undefined when the document has no such address or method. */
function operationAt(method: string, url: string): { key: string; operation: Operation } | undefined {
  const [pathname = ''] = url.split(/[?#]/)
  const found = templates().find(({ pattern }) => pattern.test(pathname))
  const verb = method === 'HEAD' ? 'get' : method.toLowerCase()
  const operation = found?.methods[verb]
  return found && operation && { key: `${verb.toUpperCase()} ${found.path}`, operation }
}

/** Throws when the document has no such answer to this request. Ignores undocumented calls. */
export function holdToDocument(method: string, url: string, answer: Answered): void {
  const found = operationAt(method, url)
  if (!found) return
  const what = `${method} ${url} answered ${answer.status}`
  const response = responseOf(found.operation, answer.status)
  if (!response) throw new Error(`${what}, which is not documented: ${JSON.stringify(answer.body)}`)
  const headers = Object.entries(response.headers ?? {})
  const described = new Set(headers.map(([name]) => name.toLowerCase()))
  const optional = headers.filter(([, header]) => header.required === false)
  const sometimes = new Set(optional.map(([name]) => name.toLowerCase()))
  const stray = Object.keys(answer.headers).filter((name) => !GENERAL.has(name) && !described.has(name))
  if (stray.length > 0) throw new Error(`${what} with headers that are not documented: ${stray.join(', ')}`)
  const missing = [...described].filter(
    (name) => answer.status < 400 && !(name in answer.headers) && !sometimes.has(name),
  )
  if (missing.length > 0)
    throw new Error(`${what} without headers that are documented: ${missing.join(', ')}`)
  const { schema } = response.content?.['application/json'] ?? {}
  if (schema === undefined || method === 'HEAD' || 'content-encoding' in answer.headers) return
  const { error } = readerOf(schema).safeParse(answer.body)
  if (error) throw new Error(`${what} otherwise than documented: ${z.prettifyError(error)}`)
}

/** Returns what the document says about a status. */
export function responseOf({ responses }: Operation, status: number): Response | undefined {
  const response: Response | undefined = responses[String(status)]
  const name = response?.$ref?.split('/').at(-1)
  return name ? inject('apiDocument').components.responses[name] : response
}

const readers = new Map<unknown, z.ZodType>()

/** Returns a schema that parses a value as one of the document's schemas says. */
export function readerOf(schema: unknown): z.ZodType {
  const known = readers.get(schema)
  if (known) return known
  const { schemas } = inject('apiDocument').components
  const $defs: Record<string, unknown> = {}
  const follow = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g))
      if (!(name in $defs)) {
        $defs[name] = schemas[name]
        follow(schemas[name])
      }
  }
  follow(schema)
  const local = JSON.stringify({ ...Object(schema), $defs })
  const reader = z.fromJSONSchema(JSON.parse(local.replaceAll('#/components/schemas/', '#/$defs/')))
  readers.set(schema, reader)
  return reader
}

type Template = { path: string; pattern: RegExp; methods: Readonly<Record<string, Operation>> }
let all: Template[] | undefined

/** Templates with fewer parameters come first, as in the router. */
function templates(): readonly Template[] {
  all ??= Object.entries(inject('apiDocument').paths)
    .map(([path, methods]) => ({ path, methods, pattern: patternOf(path) }))
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length)
  return all
}

const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`)
