import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answered, type Asked, createWorld, type World } from '../../../test/support/world.ts'
import { api } from '../../contract/paths.ts'

/** Large bodies delay nobody: form and lengths are checked first, and memory is bounded. */

const MB = 1024 * 1024
const JSON_TYPE = { 'content-type': 'application/json' }

let world: World
beforeAll(async () => {
  world = await createWorld('sqlite')
})
afterAll(() => world.close())

const admin = (method: string, path: string, asked: Asked = {}): Promise<Answered> =>
  world.call(method, path, { token: world.admin, ...asked })

describe('a body is checked before it is parsed', () => {
  const CUT = { 'content-type': 'multipart/form-data; boundary=x' }
  const part = (type: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="nombre"${type}\r\n\r\n${value}\r\n--x--\r\n`
  const long = 'x'.repeat(20 * MB)
  const deep = (opening: string, closing: string, times: number) =>
    `{"nombre":"Pan","otro":${opening.repeat(times)}1${closing.repeat(times)}}`

  test.each<[string, number, Asked]>([
    ['5 MB of lists that are not closed', 400, { body: `{"a":${'['.repeat(5 * MB)}`, headers: JSON_TYPE }],
    ['lists within lists', 400, { body: deep('[', ']', 2 * MB), headers: JSON_TYPE }],
    ['objects within objects', 400, { body: deep('{"a":', '}', MB), headers: JSON_TYPE }],
    ['few lists within lists', 201, { body: deep('[', ']', 60), headers: JSON_TYPE }],
    ['5 MB of short lists', 413, { body: `{"a":[${'[],'.repeat(2 * MB)}1]}`, headers: JSON_TYPE }],
    ['5 MB of numbers', 413, { body: `{"a":[${'1,'.repeat(2 * MB)}1]}`, headers: JSON_TYPE }],
    ['5 MB of short texts', 413, { body: `{"a":[${'"",'.repeat(2 * MB)}1]}`, headers: JSON_TYPE }],
    [
      'five texts of 4 MB',
      413,
      { body: JSON.stringify({ a: Array(5).fill('x'.repeat(4 * MB)) }), headers: JSON_TYPE },
    ],
    ['a text of 5 MB without an end', 400, { body: `{"nombre":"${'x'.repeat(5 * MB)}`, headers: JSON_TYPE }],
    [
      'one whose last quote is escaped',
      400,
      { body: `{"nombre":"${'x'.repeat(5 * MB)}\\"}`, headers: JSON_TYPE },
    ],
    ['a name of 20 MB', 422, { body: `{"nombre":"${long}"}`, headers: JSON_TYPE }],
    ['a name of 20 MB of quotes', 422, { body: `{"nombre":"${'\\"'.repeat(10 * MB)}"}`, headers: JSON_TYPE }],
    [
      'a name of 20 MB of backslashes',
      422,
      { body: `{"nombre":"${'\\\\'.repeat(10 * MB)}"}`, headers: JSON_TYPE },
    ],
    ['a name of 20 MB in a form', 422, { body: part('', long), headers: CUT }],
    ['a file of 20 MB for a name', 422, { body: part('; filename="a"', long), headers: CUT }],
    [
      'a form’s text with the type JSON',
      422,
      { body: part('\r\nContent-Type: application/json', '['.repeat(5 * MB)), headers: CUT },
    ],
  ])('%s: %i', async (_, status, asked) => {
    const answer = await admin('POST', api.admin('categoria'), asked)
    expect(answer.status).toBe(status)
    if (status === 422) expect(Object.keys(answer.body.errors)).toEqual(['nombre'])
  })
})

describe('a large file sent as data', () => {
  const pixels = randomBytes(1200 * 1200 * 3)
  const noise = sharp(pixels, { raw: { width: 1200, height: 1200, channels: 3 } })
  const inLines = (text: string) => text.replace(/.{76}/g, '$&\\r\\n')
  test.each<[string, (text: string) => string]>([
    ['as it is', (text) => text],
    ['with its slashes escaped', (text) => text.replaceAll('/', '\\/')],
    ['with its plus signs escaped', (text) => text.replaceAll('+', '\\u002B')],
    ['in lines', inLines],
    ['for addresses', (text) => text.replaceAll('+', '-').replaceAll('/', '_')],
  ])('is stored unchanged when sent %s', async (_, written) => {
    const bytes = await noise.png().toBuffer()
    expect(bytes.length).toBeGreaterThan(4 * MB)
    const data = `data:image/png;base64,${written(bytes.toString('base64'))}`
    const sent = [
      { body: `{"urlfoto":"${data}","nombre":"Ruido"}`, headers: JSON_TYPE },
      { form: { nombre: 'Ruido', urlfoto: bytes } },
    ]
    const made = await Promise.all(sent.map((asked) => admin('POST', api.admin('categoria'), asked)))
    // The name contains a hash of the bytes; both have the same.
    const hashes = made.map(({ body }) => String(body.urlfoto).slice(0, 16))
    expect(made.map(({ status }) => status)).toEqual([201, 201])
    expect(hashes[0]).toBe(hashes[1])
  })

  test('is refused for its length in a field without files', async () => {
    const body = { nombre: `data:text/plain;base64,${'QUJD'.repeat(2 * MB)}` }
    const answer = await admin('POST', api.admin('categoria'), { body })
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['nombre']])
  })
})

describe('bodies in flight', () => {
  let port: number
  beforeAll(async () => {
    port = Number(new URL(await world.app.listen({ host: '127.0.0.1', port: 0 })).port)
  })

  /** Starts a request whose body never comes, and collects its answer. */
  function hold(path: string, token: string, length: string): { answer: string; socket: Socket } {
    const held = { answer: '', socket: connect(port, '127.0.0.1') }
    held.socket.on('data', (data) => {
      held.answer += data
    })
    const lines = [`POST ${path} HTTP/1.1`, 'Host: a', `Authorization: Bearer ${token}`]
    held.socket.write([...lines, 'Content-Type: application/json', length, '\r\n'].join('\r\n'))
    return held
  }
  const LARGE = `Content-Length: ${30 * MB}`
  const REFUSED = /^HTTP\/1\.1 503 .*\r\nretry-after: 5\r\n/is
  const answersTo = (all: readonly { answer: string }[]) => all.map(({ answer }) => answer).filter(Boolean)

  test('take at most 128 MB: more gets 503 until one is done, and small calls go on', async () => {
    const held = Array.from({ length: 6 }, () => hold(api.admin('categoria'), world.admin, LARGE))
    await expect.poll(() => answersTo(held)).toHaveLength(2)
    held.push(hold(api.admin('categoria'), world.admin, 'Transfer-Encoding: chunked'))
    await expect.poll(() => answersTo(held)).toHaveLength(3)
    for (const answer of answersTo(held)) expect(answer).toMatch(REFUSED)
    const small = await world.call('POST', api.empresasSearch, { body: { text: 'pan' } })
    expect(small.status).toBe(200)
    for (const { socket } of held) socket.destroy()
    const large = { body: { nombre: 'x'.repeat(5 * MB) } }
    await expect.poll(async () => (await admin('POST', api.admin('categoria'), large)).status).toBe(422)
  })

  test('of one client leave room for others', async () => {
    const own = Array.from({ length: 4 }, () => hold(api.clientEmpresa, world.cliente, LARGE))
    await expect.poll(() => answersTo(own)).toHaveLength(2)
    for (const answer of answersTo(own)) expect(answer).toMatch(REFUSED)
    const body = { nombre: 'x'.repeat(30 * MB) }
    const other = await world.call('POST', api.clientEmpresa, { token: world.otherCliente, body })
    expect(other.status).toBe(422)
    for (const { socket } of own) socket.destroy()
  })
})
