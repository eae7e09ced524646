import { type Markup, markup } from './markup.ts'

/** Returns a whole page that search engines do not list. `head` follows the title. */
export const htmlPage = (title: string, head: Markup, body: Markup): string =>
  markup`<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${head}
</head>
<body>
${body}
</body>
</html>
`.source
