import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { api } from '../../contract/paths.ts'
import type { AnswerDraft } from '../cache/answerCache.ts'
import { htmlPage } from '../pages/htmlPage.ts'
import { markup } from '../pages/markup.ts'

/**
 * The document as a page to read and to try its calls: Swagger UI, served from here
 * (docs/decisions/0096-document-page.md).
 */

const START = `SwaggerUIBundle({
  url: ${JSON.stringify(api.openapi)},
  dom_id: '#documento',
  docExpansion: 'none',
  deepLinking: true,
  validatorUrl: null,
})
`

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'img-src data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const title = 'API de Zócalo'

/** Loads `viewerFiles`, and runs nothing else. */
export const docsPage: AnswerDraft = {
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': policy,
  },
  body: htmlPage(
    title,
    markup`<link rel="stylesheet" href="${api.docs}/swagger-ui.css">`,
    markup`<main id="documento"><p><a href="${api.openapi}">${title}, en JSON</a></p></main>
<script src="${api.docs}/swagger-ui-bundle.js"></script>
<script src="${api.docs}/inicio.js"></script>`,
  ),
}

const require = createRequire(import.meta.url)
const headersOf = (type: string) => ({
  'content-type': `${type}; charset=utf-8`,
  'cache-control': 'no-cache',
})
const file = async (path: string, type: string): Promise<AnswerDraft> => ({
  headers: headersOf(type),
  body: await readFile(path),
})

/** The files that the page loads, by name below the page's address. */
export const viewerFiles: ReadonlyMap<string, () => Promise<AnswerDraft>> = new Map([
  ['swagger-ui.css', () => file(require.resolve('@fastify/swagger-ui/static/swagger-ui.css'), 'text/css')],
  [
    'swagger-ui-bundle.js',
    () => file(require.resolve('@fastify/swagger-ui/static/swagger-ui-bundle.js'), 'text/javascript'),
  ],
  ['inicio.js', async () => ({ headers: headersOf('text/javascript'), body: START })],
])
