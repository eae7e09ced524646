import type { Readable } from 'node:stream'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../../domain/index.ts'
import { boundBodiesInFlight } from './bodiesInFlight.ts'
import { LONGEST_TEXT, longValue, parseJson } from './json.ts'

/**
 * Request bodies: JSON objects, and multipart where a call accepts files. Files stay in memory, within their limits.
 */

const JSON_LIMIT = 64 * 1024
export const UPLOAD_LIMIT = 36 * 1024 * 1024
const MOST_PARTS = 100

/** Values by field name; a file is its bytes. Later parts of a name replace earlier ones. */
export type Body = Record<string, unknown>

/** Adds the body parsers. They accept JSON objects and multipart only. */
export async function acceptBodies(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: {
      fileSize: UPLOAD_LIMIT,
      files: MOST_PARTS,
      parts: MOST_PARTS,
      fieldNameSize: 100,
      headerPairs: 50,
    },
    throwFileSizeLimit: true,
    // Keeps each part as bytes. Otherwise the library parses parts of type JSON, however large they are.
    isPartAFile: () => true,
  })
  app.addHook('onRoute', (route) => {
    if (route.bodyLimit === undefined)
      route.bodyLimit = route.config?.takes === 'upload' ? UPLOAD_LIMIT : JSON_LIMIT
  })
  // Before the body is read: 415 for a type that the route does not accept, 413 for a content-length beyond the limit.
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    const { takes } = request.routeOptions.config
    // The body of these methods is never read, whatever the headers say.
    if (request.method === 'GET' || request.method === 'HEAD') return done()
    if (isMultipart(request) && takes !== 'upload') return done(new Refusal('unsupported_type'))
    const length = Number(request.headers['content-length'] ?? 0)
    if (length <= request.routeOptions.bodyLimit) return done()
    done(new Refusal(isReadable(request) ? 'too_large' : 'unsupported_type'))
  })
  const { arrived } = boundBodiesInFlight(app)
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: Readable) => {
    const bytes = await readWhole(request, payload, (length) => arrived(request, length))
    const { takes, bodyOptional } = request.routeOptions.config
    const absent = bytes.length === 0 && (takes === 'nothing' || bodyOptional)
    return absent ? {} : objectOf(await parseJson(bytes))
  })
}

/**
 * Reads a body into one buffer, if its length is known. `arrived` counts each piece and returns a refusal when there
 * are too many bytes. Rejects with too_large, bad_request, unavailable.
 */
function readWhole(
  request: FastifyRequest,
  payload: Readable,
  arrived: (bytes: number) => Refusal | null,
): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const { bodyLimit } = request.routeOptions
  const announced = Number(request.headers['content-length'] ?? 0)
  const whole = Buffer.allocUnsafeSlow(announced)
  const more: Buffer[] = []
  let length = 0
  const take = (piece: Buffer) => {
    const end = length + piece.length
    const refusal = end > Math.max(bodyLimit, announced) ? new Refusal('too_large') : arrived(piece.length)
    if (refusal) {
      // Discards the rest until the answer is sent.
      payload.off('data', take).resume()
      return reject(refusal)
    }
    if (end <= announced) piece.copy(whole, length)
    else more.push(piece)
    length = end
  }
  payload.on('data', take)
  payload.once('error', (cause) => reject(new Refusal('bad_request', { cause })))
  payload.once('end', () => {
    if (announced > 0 && length !== announced) reject(new Refusal('bad_request'))
    else resolve(announced > 0 ? whole : Buffer.concat(more))
  })
  return promise
}

const typeOf = (request: FastifyRequest) => request.headers['content-type'] ?? ''
const isMultipart = (request: FastifyRequest) => /^multipart\//i.test(typeOf(request))

/** Whether the request has a body of a type that some call accepts. */
export const isReadable = (request: FastifyRequest): boolean =>
  /^(application\/json|multipart\/form-data)\s*(;|$)/i.test(typeOf(request))

/**
 * Returns the request's body as values by name, after checking the caller again. Throws bad_request when the body is
 * broken, or missing where it is not optional, too_large, unauthenticated, forbidden.
 */
export async function readBody(request: FastifyRequest): Promise<Body> {
  const absent = request.body === undefined && request.routeOptions.config.bodyOptional
  const body = isMultipart(request) ? await partsOf(request) : absent ? {} : objectOf(request.body)
  await request.confirmActor()
  return body
}

function objectOf(value: unknown): Body {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Refusal('bad_request')
  return { ...value }
}

async function partsOf(request: FastifyRequest): Promise<Body> {
  const body: Body = {}
  let bytes = 0
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue
      const value = await partValue(part)
      bytes += value.length
      if (bytes > UPLOAD_LIMIT) throw new Refusal('too_large')
      body[part.fieldname] = value
    }
  } catch (error) {
    throw multipartRefusal(error)
  }
  return body
}

/** A part is a file when it has a name or a binary type. An unused file input of a form is nameless and empty. */
async function partValue(part: MultipartFile): Promise<string | Buffer> {
  const bytes = await part.toBuffer()
  const isFile = part.filename !== undefined || part.mimetype === 'application/octet-stream'
  if (isFile) return part.filename || bytes.length > 0 ? bytes : ''
  return bytes.length > LONGEST_TEXT ? longValue(bytes) : bytes.toString()
}

function multipartRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 400
  return new Refusal(status === 413 ? 'too_large' : 'bad_request', { cause: error })
}
