import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { site } from '../contract/textos.ts'
import type { Refusal } from '../domain/index.ts'
import { refuse } from './errors.ts'
import { html } from './markup.ts'
import { scriptlessPages } from './scriptlessPage.ts'

/** A page that is refused, or cannot be made. */

const pageOf = scriptlessPages(`
:root { color-scheme: light dark; }
body { margin: 15vh auto; max-width: 34rem; padding: 0 1rem; font: 1.1rem/1.5 system-ui, sans-serif; text-align: center; }
a { display: inline-block; padding: .7rem; color: inherit; }
`)

/** Answers an error of a page's route as people read it. */
export function answerPageError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
  const { message } = refuse(error, request, reply)
  // An empty address is the page's own.
  const { headers, body } = pageOf(
    site.failed,
    html`<main>
<h1>${site.failed}</h1>
<p>${message}</p>
<p><a href="">${site.retry}</a></p>
</main>`,
  )
  return reply.headers(headers).send(body)
}
