import type { Draft } from '../byteCache.ts'
import { html, type Markup, prose } from '../markup.ts'
import { scriptlessPages } from '../scriptlessPage.ts'
import type { ApiDocument } from './document.ts'
import { operationSection } from './pageOperation.ts'
import { schemaSection } from './pageSchema.ts'
import { style } from './pageStyle.ts'

/** The document as a page to read. */

const pageOf = scriptlessPages(style)

export function docsPage(document: ApiDocument): Draft {
  const { headers, body } = pageOf(document.info.title, bodyOf(document))
  return { headers: { ...headers, 'cache-control': 'no-cache' }, body }
}

function bodyOf(document: ApiDocument): Markup {
  const groups = document.tags.map(({ name }, index) => ({
    name,
    anchor: `grupo-${index + 1}`,
    operations: Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) =>
        operation.tags.includes(name) ? [{ path, method, operation }] : [],
      ),
    ),
  }))
  return html`
<a class="skip" href="#contenido">Saltar al contenido</a>
<header>
<h1>${document.info.title}</h1>
${document.info.description.split('\n\n').map((paragraph) => html`<p>${prose(paragraph)}</p>`)}
<p><a href="openapi.json">El documento en JSON (OpenAPI ${document.openapi})</a></p>
</header>
<nav aria-label="Contenido"><ul>
${groups.map(({ name, anchor }) => html`<li><a href="#${anchor}">${name}</a></li>`)}
<li><a href="#esquemas">Esquemas</a></li>
</ul></nav>
<main id="contenido">
${groups.map(
  ({ name, anchor, operations }) => html`<section aria-labelledby="${anchor}">
<h2 id="${anchor}">${name}</h2>
${operations.map(operationSection)}
</section>`,
)}
<section aria-labelledby="esquemas">
<h2 id="esquemas">Esquemas</h2>
${Object.entries(document.components.schemas).map(([name, schema]) => schemaSection(name, schema))}
</section>
</main>`
}
