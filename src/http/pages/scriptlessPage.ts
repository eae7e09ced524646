import { createHash } from 'node:crypto'
import { type Markup, markup } from './markup.ts'

interface ScriptlessPage {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Makes pages without scripts or resources, which search engines do not list. `style` is their only CSS. */
export function scriptlessPages(style: string): (title: string, body: Markup) => ScriptlessPage {
  const hash = createHash('sha256').update(style).digest('base64')
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  }
  return (title, body) => ({
    headers,
    body: markup`<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${{ source: style }}</style>
</head>
<body>${body}</body>
</html>
`.source,
  })
}
