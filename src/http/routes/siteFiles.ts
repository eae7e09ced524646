import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyInstance, RouteHandlerMethod } from 'fastify'
import { Refusal } from '../../domain/index.ts'
import type { AnswerCache, AnswerDraft } from '../cache/answerCache.ts'
import type { Compression } from '../cache/contentEncoding.ts'
import { sendAnswer } from '../cache/sendAnswer.ts'

/**
 * The files that browsers load beside pages: those of the build, named by their content, and the site's few fixed ones.
 */

const config = { access: 'public', takes: 'nothing' } as const
const HASHED = 'public, max-age=31536000, immutable'
const FIXED = 'public, max-age=86400'
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.pbf': 'application/x-protobuf',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
/** The compressed forms that the build wrote, by the file name's end. */
const PACKED: readonly (readonly [Compression, string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
]

/**
 * Serves the files that were in the folder at the start, so that no address can reach another file. Throws for a file
 * whose type is unknown here.
 */
export async function siteFileRoutes(
  app: FastifyInstance,
  folder: string,
  assetCache: AnswerCache,
): Promise<void> {
  const addresses = await addressesBelow(folder)
  const packed = new Set(PACKED.map(([, end]) => end))
  const files = new Map<string, () => Promise<AnswerDraft>>()
  for (const address of addresses)
    if (!packed.has(extname(address))) files.set(address, reader(folder, address, addresses))

  const send: RouteHandlerMethod = async (request, reply) => {
    const address = request.url.split('?')[0] ?? ''
    const read = files.get(address)
    if (!read) throw new Refusal('not_found')
    return sendAnswer(request, reply, await assetCache.through(request, read, address))
  }
  app.get('/assets/*', { config }, send)
  for (const address of files.keys()) if (!isHashed(address)) app.get(address, { config }, send)
}

const isHashed = (address: string) => address.startsWith('/assets/')

async function addressesBelow(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return new Set(paths.map((path) => `/${relative(folder, path).replaceAll(sep, '/')}`))
}

function reader(folder: string, address: string, addresses: ReadonlySet<string>): () => Promise<AnswerDraft> {
  const type = TYPES[extname(address)]
  if (!type) throw new Error(`no content type for ${address}`)
  const bytes = (end = '') => readFile(join(folder, address + end))
  return async () => {
    const packed = new Map<Compression, Buffer>()
    for (const [coding, end] of PACKED) if (addresses.has(address + end)) packed.set(coding, await bytes(end))
    const headers = { 'content-type': type, 'cache-control': isHashed(address) ? HASHED : FIXED }
    return { headers, body: await bytes(), packed }
  }
}
