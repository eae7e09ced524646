import { Readable } from 'node:stream'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { imageSize, type Size, smallerWidthsOf } from '../../contract/images.ts'
import type { Field } from '../../contract/kinds/field.ts'
import { traitsOf } from '../../contract/kinds/index.ts'
import { imagePath } from '../../contract/paths.ts'
import { pictureBehind } from '../../contract/preview.ts'
import { collections } from '../../contract/resources/index.ts'
import { imageFilePath } from '../../domain/files/images.ts'
import { pdfFilePath } from '../../domain/files/pdfs.ts'
import { readWhole } from '../../domain/files/store/store.ts'
import { type Domain, madeOf, Refusal, tags } from '../../domain/index.ts'
import { TEXT_FOLDER } from '../../domain/texts/richText.ts'
import type { AnswerCache, AnswerDraft } from '../cache/answerCache.ts'
import { matches, sendAnswer } from '../cache/sendAnswer.ts'
import { fallbackImage } from '../pages/fallbackImage.ts'
import { rangeOf } from '../ranges.ts'

/** Serves pictures and documents. Their names contain a hash of their content, so they can be cached forever. */

const config = { access: 'public', takes: 'nothing' } as const
/** The folders of pictures: of the collections with a picture, and of texts. */
const FOLDERS: readonly string[] = [
  ...foldersWith((field) => traitsOf(field).file?.mediaType === 'image/*'),
  TEXT_FOLDER,
]
const WITH_DEFAULT = foldersWith(({ fallbackImage }) => fallbackImage === true)
const immutable = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
}
const RUNS_NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; sandbox"
/** The browser's own PDF viewer needs its styles and its plugin, and no sandbox. */
const SHOWS_PDF =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** Larger pictures are read from the file store each time. */
const KEPT_BYTES = 512 * 1024
/** Another node may remove a picture; this node may serve it for this long afterwards. */
const KEPT_SECONDS = 60

export function fileRoutes(app: FastifyInstance, domain: Domain, assetCache: AnswerCache): void {
  app.get('/img/:folder/:file', { config }, async (request, reply) => {
    const { folder, file } = request.params as { folder: string; file: string }
    if (!FOLDERS.includes(folder)) throw new Refusal('not_found')
    const headers = { ...immutable, 'content-security-policy': RUNS_NOTHING }
    reply.headers(headers)
    if (file === 'foto.jpg' && WITH_DEFAULT.includes(folder)) {
      reply.header('cache-control', 'public, max-age=86400')
      return sendBytes(request, reply, await fallbackImage(), 'image/jpeg')
    }
    const { path, address, preview } = pictureAt(folder, file, request.query)
    if (!preview) {
      const size = await sizeOf(domain, path)
      if (size > KEPT_BYTES) return sendFile(request, reply, domain, { path, size, type: 'image/webp' })
    }
    const draft = async (): Promise<AnswerDraft> => {
      madeOf(tags.file(path))
      const stored = await readWhole(domain.files, path)
      if (!stored) throw missing(path)
      return {
        headers: { ...headers, 'content-type': preview ? 'image/jpeg' : 'image/webp' },
        body: preview ? await domain.makePreview(stored, preview) : stored,
        packed: new Map(),
        seconds: KEPT_SECONDS,
      }
    }
    return sendAnswer(request, reply, await assetCache.through(request, draft, address))
  })

  app.get('/storage/:file', { config }, async (request, reply) => {
    const { file } = request.params as { file: string }
    if (!/^[0-9a-f]+\.pdf$/.test(file)) throw new Refusal('not_found')
    // Visitors see no catalogue with a document of an older version, or of a draft.
    const title = (await domain.public.catalogoTitle(file)) ?? 'documento'
    reply
      .headers(immutable)
      .header('content-security-policy', SHOWS_PDF)
      .header('content-disposition', contentDisposition(`${title}.pdf`, { type: 'inline' }))
      .header('accept-ranges', 'bytes')
    const path = pdfFilePath(file)
    return sendFile(request, reply, domain, {
      path,
      size: await sizeOf(domain, path),
      type: 'application/pdf',
    })
  })
}

interface Pictured {
  readonly path: string
  /** The address that pages use for it. */
  readonly address: string
  /** The size of a link preview, which is drawn from the file. */
  readonly preview?: Size
}

/** Returns the path of a picture in the width of `?w=`. Throws not_found for a name that the product did not make. */
function pictureAt(folder: string, file: string, query: unknown): Pictured {
  const behind = pictureBehind(file)
  if (behind)
    return {
      path: imageFilePath(folder, behind.file),
      address: imagePath(folder, file),
      preview: behind.size,
    }
  const size = imageSize(file)
  if (!size) throw new Refusal('not_found')
  const asked = Number((query as { w?: string }).w)
  const width = smallerWidthsOf(size.width).find((smaller) => smaller === asked)
  return { path: imageFilePath(folder, file, width), address: imagePath(folder, file, width) }
}

function foldersWith(test: (field: Field) => boolean): string[] {
  return Object.values(collections)
    .filter(({ fields }) => Object.values<Field>(fields).some(test))
    .map(({ name }) => name)
}

const missing = (path: string) => new Refusal('not_found', { cause: path })

async function sizeOf(domain: Domain, path: string): Promise<number> {
  const size = await domain.files.size(path)
  if (size === null) throw missing(path)
  return size
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  domain: Domain,
  { path, size, type }: { path: string; size: number; type: string },
): Promise<FastifyReply> {
  const etag = `"${path.split('/').slice(-2).join('-')}"`
  reply.header('etag', etag).header('content-type', type)
  if (matches(request.headers['if-none-match'] ?? '', etag)) return reply.code(304).send()
  const range = rangeOf(request, etag, size)
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${size}`)
    throw new Refusal('no_such_range')
  }
  // For HEAD, Fastify would read the stream to its end and discard it, so the document is not opened.
  const stream =
    request.method === 'HEAD'
      ? Readable.from([])
      : (await domain.files.read(path, range ?? undefined))?.stream
  if (!stream) throw missing(path)
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  reply.header('content-length', range ? range.end - range.start + 1 : size)
  return reply.send(stream)
}

function sendBytes(request: FastifyRequest, reply: FastifyReply, bytes: Buffer, type: string): FastifyReply {
  const etag = `"foto-${bytes.length}"`
  reply.header('etag', etag).header('content-type', type)
  return matches(request.headers['if-none-match'] ?? '', etag) ? reply.code(304).send() : reply.send(bytes)
}
