import { Readable } from 'node:stream'
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
/**
 * An answer in flight holds about 128 KB. Others wait in turns, one network after another. Together they are fewer than
 * the requests of visitors that the server takes (shed.ts), so that slow readers of the map keep nobody from a page.
 */
const PARTS = { atOnce: 40, waiting: 40 }
/** A browser that holds parts of a replaced file notices by their ETag, and asks again. */
const CACHED = 'public, max-age=600'
const ATTEMPTS = 3

type CityMap = Domain['cityMap']

export function cityMapRoutes(app: FastifyInstance, cityMap: CityMap, assetCache: AnswerCache): void {
  const inTurn = createQueue(PARTS)

  app.get(addresses.file, { config }, async (request, reply) => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++)
      if (await sendFile(cityMap, inTurn, request, reply)) return reply
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
  inTurn: Queue,
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
  const send = async () => {
    const part = range ?? { start: 0, end: size - 1 }
    const stream = await version.read(part)
    if (!stream) return false
    if (range) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`)
    void reply.header('content-length', part.end - part.start + 1).send(stream)
    // Somebody who left has ended their answer too.
    await finished(reply.raw).catch(() => {})
    return true
  }
  return inTurn(send, callerNetwork(request))
}
