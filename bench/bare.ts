import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import Fastify from 'fastify'

/**
 * The server that the product is compared with: it sends these bytes for every address and does nothing else. Started
 * as `bare.ts http|fastify <file of the body> <headers as JSON>`.
 */
const [kind, file = '', given = '{}'] = process.argv.slice(2)
const body = readFileSync(file)
const headers = headersOf(given)

if (kind === 'fastify') {
  const app = Fastify()
  app.get('/*', (_request, reply) => reply.headers(headers).send(body))
  console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
} else {
  const server = createServer((_request, response) => {
    response.writeHead(200, { ...headers, 'content-length': body.length }).end(body)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (typeof address === 'object' && address) console.log(`http://127.0.0.1:${address.port}`)
  })
}

function headersOf(json: string): Record<string, string> {
  const read: unknown = JSON.parse(json)
  return Object.fromEntries(Object.entries(read ?? {}).map(([name, value]) => [name, String(value)]))
}
