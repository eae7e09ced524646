import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { api } from '../contract/paths.ts'
import { validation } from '../contract/textos.ts'
import { codePoints } from '../contract/values.ts'
import { type Domain, Refusal } from '../domain/index.ts'
import { bodyOf } from './bodies.ts'
import { limitSearches } from './searchLimit.ts'

/** The searches. `X-Search-Match` says whether what they found is written as it was typed. */

const asked = { config: { access: 'public', takes: 'json' } } as const

export function searchRoutes(app: FastifyInstance, views: Domain['public']): void {
  const options = { ...asked, onRequest: limitSearches() }
  const searches = [
    [api.empresasSearch, views.searchEmpresas],
    [api.catalogosSearch, views.searchCatalogos],
    [api.buscar, views.searchSite],
  ] as const
  for (const [path, search] of searches)
    app.post(path, options, async (request, reply) => {
      const { found, similar } = await search(await textOf(request))
      sendMatch(reply, similar)
      return found
    })
}

function sendMatch(reply: FastifyReply, similar: boolean): void {
  reply.header('x-search-match', similar ? 'similar' : 'exact')
}

/** The searched text, trimmed: a text of at most 200 code points. Throws invalid. */
async function textOf(request: FastifyRequest): Promise<string> {
  const { text } = await bodyOf(request)
  const refusal = (message: string) => new Refusal('invalid', { errors: { text: [message] } })
  if (typeof text !== 'string')
    throw refusal(text === undefined || text === null ? validation.required : validation.notText)
  if (codePoints(text.trim()) > 200) throw refusal(validation.searchTooLong)
  return text.trim()
}
