import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import Fastify from 'fastify'

/**
 * What the product is measured beside: a server that does nothing but answer these bytes, on every address. Started as
 * `bare.ts http|fastify <file> <content type>`.
 */
const [kind, file = '', type = ''] = process.argv.slice(2)
const body = readFileSync(file)

if (kind === 'fastify') {
  const app = Fastify()
  app.get('/*', (_request, reply) => reply.header('content-type', type).send(body))
  console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
} else {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': type, 'content-length': body.length }).end(body)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (typeof address === 'object' && address) console.log(`http://127.0.0.1:${address.port}`)
  })
}
