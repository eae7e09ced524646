import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { siteTexts } from '../../contract/texts/server.ts'
import type { Refusal } from '../../domain/index.ts'
import { refuse } from '../errors.ts'
import { markup } from './markup.ts'
import { scriptlessPages } from './scriptlessPage.ts'

/** The page for a refusal or an error. */

const pageOf = scriptlessPages(`
:root { color-scheme: light dark; }
body { margin: 15vh auto; max-width: 34rem; padding: 0 1rem; font: 1.1rem/1.5 system-ui, sans-serif; text-align: center; }
a { display: inline-block; padding: .7rem; color: inherit; }
`)

/** Answers an error of a page's route with a page. */
export function answerPageError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
  const { headers, body } = refusedPage(refuse(error, request, reply).message)
  return reply.headers(headers).send(body)
}

export const refusedPage = (message: string) =>
  pageOf(
    siteTexts.failed,
    // An empty address means this same page.
    markup`<main>
<h1>${siteTexts.failed}</h1>
<p>${message}</p>
<p><a href="">${siteTexts.retry}</a></p>
</main>`,
  )
