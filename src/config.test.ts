import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { runProcess } from '../test/support/process.ts'
import { BadConfig, readConfig, SETTINGS } from './config.ts'

/** The settings (contract.md, section 9): a wrong one stops the start with one line that names it. */

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zocalo-test-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const s3 = { S3_BUCKET: 'fotos', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }
const wrong: Record<string, Record<string, string>[]> = {
  PORT: [{ PORT: 'ochenta' }, { PORT: '-1' }, { PORT: '65536' }, { PORT: '80.5' }],
  PUBLIC_URL: [
    { PUBLIC_URL: 'zocalo.example' },
    { PUBLIC_URL: 'ftp://zocalo.example' },
    { PUBLIC_URL: 'http://' },
    { PUBLIC_URL: 'https://zocalo.example/sitio' },
    { PUBLIC_URL: 'https://zocalo.example?a=1' },
    { PUBLIC_URL: 'https://zocalo.example/#a' },
    { PUBLIC_URL: 'https://ana:clave@zocalo.example' },
  ],
  DATABASE_URL: [{ DATABASE_URL: 'mysql://a@b/c' }, { DATABASE_URL: 'datos.sqlite' }],
  S3_BUCKET: [
    { S3_BUCKET: 'Fotos' },
    { S3_BUCKET: 'a/b' },
    { S3_ENDPOINT: 'https://s3.example' },
    { S3_ACCESS_KEY_ID: 'a' },
    { S3_SECRET_ACCESS_KEY: 'b' },
  ],
  S3_ENDPOINT: [{ ...s3, S3_ENDPOINT: 's3.example' }],
  S3_ACCESS_KEY_ID: [{ ...s3, S3_ACCESS_KEY_ID: '' }],
  S3_SECRET_ACCESS_KEY: [{ ...s3, S3_SECRET_ACCESS_KEY: ' ' }],
  MAPA_PMTILES: [{ MAPA_PMTILES: 'https://' }],
  ADMIN_EMAIL: [{ ADMIN_EMAIL: 'admin' }, { ADMIN_EMAIL: 'a b@example.com' }],
  ADMIN_PASSWORD: [{ ADMIN_PASSWORD: 'corta' }, { ADMIN_PASSWORD: 'x'.repeat(201) }],
  DEMO: [{ DEMO: 'quizá' }, { DEMO: 'true' }],
  SMTP_URL: [{ SMTP_URL: 'http://correo.example' }, { SMTP_URL: 'correo.example:25' }],
  MAIL_FROM: [{ MAIL_FROM: 'nadie' }, { MAIL_FROM: 'La Cámara <nadie>' }],
  TRUST_PROXY: [
    'yes',
    '999.1.1.1',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '::1/129',
    'loopback,no',
    '10.0.0.1,',
    '1/2/3',
  ].map((text) => ({ TRUST_PROXY: text })),
  LOG_LEVEL: [{ LOG_LEVEL: 'mucho' }],
}

describe.each(Object.entries(wrong))('a wrong %s', (name, environments) => {
  test.each(environments)('%j is refused by its name', (env) => {
    expect(() => readConfig(env)).toThrow(BadConfig)
    expect(() => readConfig(env)).toThrow(new RegExp(`^${name}: must .+$`))
  })
})

/** Starts the process, which must end with one line, and returns it. */
async function lineOf(env: Record<string, string>): Promise<string> {
  const { code, out, err } = await runProcess('src/main.ts', { DATA_DIR: join(folder, 'data'), ...env })
  expect(
    { code, lines: err.length, served: out.some((line) => line.startsWith('Zócalo:')) },
    err.join('\n'),
  ).toEqual({ code: 1, lines: 1, served: false })
  return err[0] ?? ''
}

test.each(Object.entries(wrong).map(([name, environments]) => [name, environments[0] ?? {}] as const))(
  'the process stops with one line that names %s, and exit code 1',
  async (name, env) => {
    expect(await lineOf(env)).toMatch(new RegExp(`^${name}: `))
  },
)

describe('the start also names', () => {
  test('a folder for data that is a file', async () => {
    const file = join(folder, 'archivo')
    await writeFile(file, '')
    expect(await lineOf({ DATA_DIR: file })).toMatch(/^DATA_DIR: /)
  })

  test('a first administrator’s password that is easily guessed', async () => {
    const env = { DATA_DIR: join(folder, 'facil'), ADMIN_EMAIL: 'directora@x.mx' }
    for (const ADMIN_PASSWORD of ['password', 'directora-99'])
      expect(await lineOf({ ...env, ADMIN_PASSWORD })).toMatch(/^ADMIN_PASSWORD: .+[.]$/)
  })

  test('a host that is not of this machine', async () => {
    expect(await lineOf({ HOST: '192.0.2.1' })).toMatch(/^HOST: /)
  })

  test('a port that is taken', async () => {
    const server = createServer()
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const address = server.address()
    const port = typeof address === 'object' ? String(address?.port) : ''
    expect(await lineOf({ PORT: port })).toMatch(/^PORT: /)
    server.close()
  })

  test('a map that is not there, in a file or at an address', async () => {
    for (const MAPA_PMTILES of [join(folder, 'falta.pmtiles'), folder, 'http://127.0.0.1:1/mapa.pmtiles'])
      expect(await lineOf({ MAPA_PMTILES })).toMatch(/^MAPA_PMTILES: /)
  })

  test('a database that is not there, and a server that is not', async () => {
    const url = new URL(inject('postgresUrl'))
    url.pathname = '/no_existe'
    expect(await lineOf({ DATABASE_URL: url.href })).toMatch(/^DATABASE_URL: /)
    expect(await lineOf({ DATABASE_URL: 'postgres://a:secreto@127.0.0.1:1/b' })).toMatch(
      /^DATABASE_URL: (?!.*secreto)/,
    )
  })
})

test('treats an empty variable as absent, and ignores space around a value', () => {
  const empty = Object.fromEntries(SETTINGS.map((name) => [name, ' ']))
  expect(readConfig(empty)).toEqual(readConfig({}))
  expect(readConfig({ PORT: ' 81 ' }).port).toBe(81)
})

test.each(['https://zocalo.example', 'https://zocalo.example/', 'https://Zocalo.example:443'])(
  'accepts a scheme, a host and an optional port as the site’s address: %s',
  (PUBLIC_URL) => {
    expect(readConfig({ PUBLIC_URL }).publicUrl).toBe('https://zocalo.example')
  },
)

test.each([
  ['no', false],
  ['loopback', ['loopback']],
  ['loopback, 10.0.0.0/8, ::1, fd00::/8', ['loopback', '10.0.0.0/8', '::1', 'fd00::/8']],
])('reads the trusted proxies: %s', (TRUST_PROXY, expected) => {
  expect(readConfig({ TRUST_PROXY }).trustProxy).toEqual(expected)
})

test('.env.example names every setting, and no other', async () => {
  const lines = (await readFile('.env.example', 'utf8')).split('\n')
  const named = lines.flatMap((line) => /^(?:# )?([A-Z][A-Z0-9_]*)=/.exec(line)?.[1] ?? [])
  // Node's own variable; the product reads it to decide whether the demo is loaded.
  expect([...named, 'NODE_ENV'].sort()).toEqual([...SETTINGS].sort())
  const values = Object.fromEntries(
    lines.filter((line) => /^[A-Z]/.test(line)).map((line) => line.split(/=(.*)/)),
  )
  expect(readConfig(values)).toEqual(readConfig({}))
  // The copied example makes no decision: in production a site starts empty.
  expect(readConfig({ ...values, NODE_ENV: 'production' }).demo).toBe(false)
})

test.each([
  [{}, true],
  [{ DEMO: 'yes' }, true],
  [{ DEMO: 'no' }, false],
  [{ NODE_ENV: 'development' }, true],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', DEMO: 'yes' }, true],
  [{ NODE_ENV: 'production', DEMO: 'no' }, false],
])('decides whether a new site starts with the demo: %j', (env, demo) => {
  expect(readConfig(env).demo).toBe(demo)
})
