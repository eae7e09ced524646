import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cityMap as addresses } from '../../contract/paths.ts'
import { type Domain, madeOf, Refusal, tags } from '../../domain/index.ts'
import { createQueue, type Queue } from '../../domain/scheduling/queue.ts'
import type { AnswerCache, AnswerDraft } from '../cache/answerCache.ts'
import { matches, sendAnswer } from '../cache/sendAnswer.ts'
import { callerNetwork } from '../callerNetwork.ts'
import { styleOf } from '../cityMap/style.ts'
import { rangeOf } from '../ranges.ts'

/** Serves the city map: the PMTiles file by ranges, and the style with which browsers draw it. */

const config = { access: 'public', takes: 'nothing' } as const
/** Maps ask for parts of some 50 KB. They are read at once, so that a slow reader keeps nobody else waiting. */
const PART_BYTES = 512 * 1024
const PARTS = { atOnce: 16, waiting: 64 }
/** Larger parts, and the whole file, are sent as fast as their readers take them. */
const STREAMS = { atOnce: 8, waiting: 8 }
/** A browser that holds parts of a replaced file notices by their ETag, and asks again. */
const CACHED = 'public, max-age=600'
const ATTEMPTS = 3

type CityMap = Domain['cityMap']

/** The work waits in turns, one network after another. */
interface Queues {
  readonly parts: Queue
  readonly streams: Queue
}

export function cityMapRoutes(app: FastifyInstance, cityMap: CityMap, assetCache: AnswerCache): void {
  const queues: Queues = { parts: createQueue(PARTS), streams: createQueue(STREAMS) }

  app.get(addresses.file, { config }, async (request, reply) => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++)
      if (await sendFile(cityMap, queues, request, reply)) return reply
    throw new Refusal('unavailable', { retryAfter: 1 })
  })

  app.get(addresses.style, { config }, async (request, reply) => {
    const { tema } = request.query as { tema?: unknown }
    const theme = tema === 'oscuro' ? 'oscuro' : 'claro'
    const draft = async (): Promise<AnswerDraft> => {
      madeOf(tags.cityMap)
      return {
        headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' },
        body: JSON.stringify(styleOf(theme, cityMap.about())),
      }
    }
    const key = theme === 'claro' ? addresses.style : addresses.darkStyle
    return sendAnswer(request, reply, await assetCache.through(request, draft, key))
  })
}

/** Sends what the request asks of the file; returns false, with nothing sent, when it was replaced meanwhile. */
async function sendFile(
  cityMap: CityMap,
  queues: Queues,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const version = await cityMap.current()
  if (!version) throw new Refusal('not_found')
  const { etag, size } = version
  reply
    .header('etag', etag)
    .header('cache-control', CACHED)
    .header('accept-ranges', 'bytes')
    .header('content-type', 'application/vnd.pmtiles')
  if (matches(request.headers['if-none-match'] ?? '', etag)) {
    await reply.code(304).send()
    return true
  }
  const range = rangeOf(request, etag, size)
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${size}`)
    throw new Refusal('no_such_range')
  }
  if (request.method === 'HEAD' || size === 0) {
    await reply.header('content-length', size).send(Readable.from([]))
    return true
  }
  const part = range ?? { start: 0, end: size - 1 }
  const length = part.end - part.start + 1
  const send = (body: Buffer | Readable | null) => {
    if (!body) return false
    if (range) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`)
    void reply.header('content-length', length).send(body)
    return true
  }
  const by = callerNetwork(request)
  if (length <= PART_BYTES)
    return send(
      await queues.parts(async () => {
        const stream = await version.read(part)
        return stream && buffer(stream)
      }, by),
    )
  return queues.streams(async () => {
    const sent = send(await version.read(part))
    // Somebody who left has ended their answer too.
    if (sent) await finished(reply.raw).catch(() => {})
    return sent
  }, by)
}
