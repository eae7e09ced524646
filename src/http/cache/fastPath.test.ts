import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { brokenRequests } from '../brokenRequests.ts'
import { createFastPath } from './fastPath.ts'

/** A silent connection is ended, but the time that an answer takes does not count as silence. */

let server: Server
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** Connects to a server with this app; returns both ends. */
async function connected(app: RequestListener): Promise<{ client: Socket; served: Socket }> {
  const onAnswer = () => {}
  server = createFastPath(app, {
    kept: () => null,
    trustProxy: false,
    onAnswer,
    broken: brokenRequests(false, onAnswer),
  })
  server.setTimeout(20)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const accepted = once(server, 'connection')
  const address = server.address()
  const client = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  const [served] = await accepted
  return { client, served }
}

const POST = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\nconnection: close\r\n\r\n'

test('an answer may take longer than the timeout of a silent connection', async () => {
  const { client } = await connected((request, response) => {
    request.resume()
    request.socket.once('timeout', () => setImmediate(() => response.end('listo')))
  })
  client.write(`${POST}abcd`)
  expect(await text(client)).toMatch(/^HTTP\/1.1 200 [\s\S]*listo/)
})

test('a connection whose body stops is ended', async () => {
  const { client } = await connected((request) => request.resume())
  client.write(`${POST}ab`)
  expect(await text(client)).toBe('')
})

test('a connection whose client stops reading is ended', async () => {
  const { client, served } = await connected((request, response) => {
    request.resume()
    response.write('x'.repeat(20_000_000))
  })
  client.pause()
  client.write(`${POST}abcd`)
  await once(served, 'close')
  client.destroy()
})
