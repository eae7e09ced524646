import multipart, { type Multipart } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../domain/index.ts'

/** Bodies: JSON objects, and multipart where a call takes files. Files arrive in memory, within their limits. */

const JSON_LIMIT = 64 * 1024
export const UPLOAD_LIMIT = 36 * 1024 * 1024

/** Values by field name; a file part is its bytes. Later parts of a name replace earlier ones. */
export type Body = Record<string, unknown>

/** Adds the parsers. JSON has to be an object; nothing else than JSON and multipart is taken. */
export async function acceptBodies(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: {
      fieldSize: UPLOAD_LIMIT,
      fileSize: UPLOAD_LIMIT,
      files: 10,
      parts: 100,
      fieldNameSize: 100,
      headerPairs: 50,
    },
    throwFileSizeLimit: true,
  })
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    const text = bytes.toString('utf8')
    if (text === '' && request.routeOptions.config.takes === 'nothing') return done(null, {})
    try {
      done(null, objectOf(JSON.parse(text)))
    } catch (cause) {
      done(cause instanceof Refusal ? cause : new Refusal('bad_request', { cause }))
    }
  })
  app.addHook('onRoute', (route) => {
    if (route.bodyLimit === undefined)
      route.bodyLimit = route.config?.takes === 'upload' ? UPLOAD_LIMIT : JSON_LIMIT
  })
  // Before the body is read: what the route does not take is 415, what is announced too large 413.
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    const { takes } = request.routeOptions.config
    if (isMultipart(request) && takes !== 'upload') return done(new Refusal('unsupported_type'))
    const length = Number(request.headers['content-length'] ?? 0)
    if (length <= request.routeOptions.bodyLimit) return done()
    done(new Refusal(isReadable(request) ? 'too_large' : 'unsupported_type'))
  })
}

const typeOf = (request: FastifyRequest) => request.headers['content-type'] ?? ''
const isMultipart = (request: FastifyRequest) => /^multipart\//i.test(typeOf(request))

/** Whether a body comes along of a kind that some call takes. */
export const isReadable = (request: FastifyRequest): boolean =>
  /^(application\/json|multipart\/form-data)\s*(;|$)/i.test(typeOf(request))

/**
 * The request's body as values by name, from somebody who still may call. Throws bad_request when there is none or it is
 * broken, too_large, unauthenticated, forbidden.
 */
export async function bodyOf(request: FastifyRequest): Promise<Body> {
  const body = isMultipart(request) ? await partsOf(request) : objectOf(request.body)
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

async function partValue(part: Multipart): Promise<string | Buffer> {
  if (part.type === 'file')
    return part.filename === '' && !part.file.readableLength
      ? emptyOr(await part.toBuffer())
      : part.toBuffer()
  return typeof part.value === 'string' ? part.value : String(part.value ?? '')
}

/** A form's file input that nobody used arrives as a nameless, empty file. */
const emptyOr = (bytes: Buffer): string | Buffer => (bytes.length === 0 ? '' : bytes)

function multipartRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 400
  return new Refusal(status === 413 ? 'too_large' : 'bad_request', { cause: error })
}
