import { hash } from 'node:crypto'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { siteTexts } from '../../contract/texts/site.ts'
import type { Refusal } from '../../domain/index.ts'
import { refuse } from '../errors.ts'
import { htmlPage } from './htmlPage.ts'
import { markup } from './markup.ts'

/** The page for a refusal or an error: without scripts, and with nothing to load. */

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 15vh auto; max-width: 34rem; padding: 0 1rem; font: 1.1rem/1.5 system-ui, sans-serif; text-align: center; }
a { display: inline-block; padding: .7rem; color: inherit; }
`

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
}

/** Answers an error of a page's route with a page. */
export function answerPageError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
  // It removes headers of the page that was meant to be sent, so it comes first.
  const { message } = refuse(error, request, reply)
  return reply.headers(headers).send(refusedPage(message).body)
}

export const refusedPage = (message: string) => ({
  headers,
  body: htmlPage(
    siteTexts.failed,
    markup`<style>${{ source: STYLE }}</style>`,
    // An empty address means this same page.
    markup`<main>
<h1>${siteTexts.failed}</h1>
<p>${message}</p>
<p><a href="">${siteTexts.retry}</a></p>
</main>`,
  ),
})
