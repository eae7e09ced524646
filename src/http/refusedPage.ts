import { createHash } from 'node:crypto'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { site } from '../contract/textos.ts'
import type { Refusal } from '../domain/index.ts'
import { refuse } from './errors.ts'
import { escaped } from './openapi/markup.ts'

/** A page that is refused, or cannot be made: HTML and one style, nothing to run and nothing to load. */

const style = `
:root { color-scheme: light dark; }
body { margin: 15vh auto; max-width: 34rem; padding: 0 1rem; font: 1.1rem/1.5 system-ui, sans-serif; text-align: center; }
a { display: inline-block; padding: .7rem; color: inherit; }
`
const hash = createHash('sha256').update(style).digest('base64')
const POLICY = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`

/** Answers an error of a page's route as people read it. */
export function answerPageError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
  const { message } = refuse(error, request, reply)
  reply.headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY })
  return reply.send(pageOf(message))
}

/** An empty address is the page's own. */
const pageOf = (message: string): string => `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${site.failed}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${site.failed}</h1>
<p>${escaped(message)}</p>
<p><a href="">${site.retry}</a></p>
</main>
</body>
</html>
`
