import { html, type Markup, prose } from '../markup.ts'
import type { Operation } from './operation.ts'
import { typeOf } from './pageSchema.ts'

/** One call on the page: closed it shows method, address and summary; open, all that the document says of it. */
export function operationSection({
  path,
  method,
  operation,
}: {
  path: string
  method: string
  operation: Operation
}): Markup {
  return html`<details id="${operation.operationId}">
<summary><span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code> <span class="what">${operation.summary}</span></summary>
<p>${prose(operation.description)}</p>
${parameters(operation)}${body(operation)}${answers(operation)}
</details>`
}

const IN = { path: 'dirección', query: 'consulta', header: 'encabezado' }

function parameters({ parameters }: Operation): Markup | false {
  if (parameters.length === 0) return false
  return html`<h3>Parámetros</h3><dl>${parameters.map(
    ({ name, required, description, schema, in: place }) =>
      html`<dt><code>${name}</code> <small>${IN[place]}${required && ', obligatorio'}</small></dt>
<dd>${typeOf(schema)}${description && html`<br>${prose(description)}`}</dd>`,
  )}</dl>`
}

function body({ requestBody }: Operation): Markup | false {
  if (!requestBody) return false
  return html`<h3>Lo que se envía</h3>${Object.entries(requestBody.content).map(
    ([type, { schema, example }]) =>
      html`<p><code>${type}</code>: ${typeOf(schema)}</p>${exampleOf(example)}`,
  )}`
}

function answers({ responses }: Operation): Markup {
  return html`<h3>Respuestas</h3><dl>${Object.entries(responses).map(([status, response]) => {
    const { description, content, $ref } = response as Shown
    if ($ref)
      return html`<dt><code>${status}</code></dt><dd>${typeOf({ $ref: '#/components/schemas/Error' })}</dd>`
    return html`<dt><code>${status}</code> ${description}</dt>
<dd>${Object.entries(content ?? {}).map(
      ([type, { schema, example }]) =>
        html`<p><code>${type}</code>: ${typeOf(schema ?? {})}</p>${exampleOf(example)}`,
    )}</dd>`
  })}</dl>`
}

interface Shown {
  readonly $ref?: string
  readonly description?: string
  readonly content?: Readonly<Record<string, { schema?: Record<string, unknown>; example?: unknown }>>
}

const exampleOf = (example: unknown): Markup | false =>
  example !== undefined && html`<pre tabindex="0"><code>${JSON.stringify(example, null, 2)}</code></pre>`
