import { accountCalls } from './accountCalls.ts'
import type { Calls, DescribedRoute } from './call.ts'
import { answerHeaders, errorResponses } from './components.ts'
import { type OpenApiOperation, operationOf } from './operation.ts'
import { proposalCalls } from './proposalCalls.ts'
import { publicCalls } from './publicCalls.ts'
import { recordCalls } from './recordCalls.ts'
import { createSchemas, type JsonSchema } from './schemas.ts'
import { serviceCalls } from './serviceCalls.ts'
import { trashCalls } from './trashCalls.ts'
import { versionCalls } from './versionCalls.ts'

/** An OpenAPI 3.1 document. */
export interface ApiDocument {
  readonly openapi: '3.1.1'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly responses: Readonly<Record<string, JsonSchema>>
    readonly headers: Readonly<Record<string, JsonSchema>>
    readonly securitySchemes: Readonly<Record<string, JsonSchema>>
  }
}

const description = `Todo lo que hace el sitio pasa por estas direcciones. JSON en UTF-8; las fechas, en ISO 8601 UTC.

Las llamadas con sesión llevan \`Authorization: Bearer …\` con el token que da el inicio de sesión; ninguna cookie identifica a nadie. Toda respuesta lleva \`X-Request-Id\`, y todo error un \`message\` en español. Cada dirección con GET responde también a HEAD.

De los textos se quitan los caracteres de control, menos el tabulador y el salto de línea, y los espacios de los extremos. Una dirección que no se puede decodificar (\`%ff\`) es 400. Los envíos que están en camino suman a lo más 128 MB: uno más es 503 con \`Retry-After\`.

Los registros traen un \`ETag\`: si se devuelve en \`If-Match\` al guardar y otra persona guardó entretanto, la respuesta es 412 y nada cambia.

Lo que crea registros acepta \`Idempotency-Key\`: si la línea se corta, el mismo envío con la misma clave recibe la primera respuesta y no crea otro.`

/**
 * Returns the document of these routes: their access and bodies from their declarations, the rest from the resources
 * and the descriptions here. Throws when a route has no description, or a description no route.
 */
export function apiDocument(routes: readonly DescribedRoute[]): ApiDocument {
  const calls: Calls = {
    ...publicCalls,
    ...accountCalls,
    ...recordCalls(),
    ...versionCalls(),
    ...proposalCalls,
    ...trashCalls,
    ...serviceCalls,
  }
  const schemas = createSchemas()
  const paths: Record<string, Record<string, OpenApiOperation>> = {}
  for (const route of routes) {
    const call = calls[`${route.method} ${route.url}`]
    if (!call) throw new Error(`${route.method} ${route.url} is not described in src/http/openapi`)
    const path = route.url.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route, call, schemas) }
  }
  const known = new Set(routes.map(({ method, url }) => `${method} ${url}`))
  const stray = Object.keys(calls).filter((key) => !known.has(key))
  if (stray.length > 0) throw new Error(`described, but no route: ${stray.join(', ')}`)
  return {
    openapi: '3.1.1',
    info: { title: 'API de Zócalo', version: '1', description },
    servers: [{ url: '/' }],
    tags: [...new Set(Object.values(calls).map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      responses: errorResponses(schemas),
      schemas: schemas.named,
      headers: answerHeaders,
      securitySchemes: { sesion: { type: 'http', scheme: 'bearer' } },
    },
  }
}
