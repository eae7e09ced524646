import { writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Load, loadOf } from './load.ts'
import { inTurns, median, milliseconds, ratioOf, two } from './numbers.ts'
import { type Server, startServer } from './processes.ts'
import type { Row } from './table.ts'

/**
 * Measures the product's answers a second beside a bare Fastify route and a bare node:http server that send the same
 * headers and body, and beside a bare Fastify route that sends the body with its type only.
 */

const ROUNDS = 5
const GIVEN_BY_NODE = new Set(['content-length', 'date', 'connection', 'keep-alive'])

export async function rates(product: Server): Promise<Row[]> {
  return [
    ...(await ratesOf(product, 'API', '/api/v1/public/empresas/5', 'identity', 0.5)),
    ...(await ratesOf(product, 'Home page', '/', 'br', 0.85)),
  ]
}

async function ratesOf(
  product: Server,
  name: string,
  path: string,
  coding: string,
  target: number | null,
): Promise<Row[]> {
  const { body, headers } = await answerOf(product.url + path, coding)
  const file = join(tmpdir(), `zocalo-bench-${process.pid}.body`)
  await writeFile(file, body)
  const head = JSON.stringify(headers)
  const type = JSON.stringify({ 'content-type': headers['content-type'] })
  const fastify = await startServer(['bench/bare.ts', 'fastify', file, head])
  const http = await startServer(['bench/bare.ts', 'http', file, head])
  const headless = await startServer(['bench/bare.ts', 'fastify', file, type])
  try {
    const measured = await inTurns(ROUNDS, {
      product: () => loadOf(product.url, path, coding),
      fastify: () => loadOf(fastify.url, path, coding),
      http: () => loadOf(http.url, path, coding),
      headless: () => loadOf(headless.url, path, coding),
    })
    const rates = (loads: readonly Load[]) => loads.map(({ rate }) => rate)
    const waits = (loads: readonly Load[]) => loads.map(({ p99 }) => p99)
    const what = `${name}: \`GET ${path}\`, ${body.length} bytes, 50 connections`
    const row = (beside: 'fastify' | 'http' | 'headless', named: string, least: number | null): Row => {
      const [ours, theirs] = [rates(measured.product), rates(measured[beside])]
      const ratio = ratioOf(ours, theirs)
      return {
        what,
        measured: `${two(ratio)} of ${named}`,
        beside: `${Math.round(median(ours))} : ${Math.round(median(theirs))} a second`,
        target: least === null ? '' : `≥ ${two(least)}`,
        met: least === null ? null : ratio >= least,
      }
    }
    const [ours, theirs] = [waits(measured.product), waits(measured.fastify)]
    const slower = ratioOf(ours, theirs)
    const p99: Row = {
      what: `${name}: p99 of those`,
      measured: `${two(slower)} of bare Fastify`,
      beside: `${milliseconds(median(ours))} : ${milliseconds(median(theirs))}`,
      target: '≤ 2.00',
      met: slower <= 2,
    }
    return [
      row('fastify', 'bare Fastify', target),
      p99,
      row('http', 'bare node:http', null),
      row('headless', 'bare Fastify without our headers', null),
    ]
  } finally {
    await fastify.stop()
    await http.stop()
    await headless.stop()
  }
}

/** Returns an answer as it was sent (fetch would decompress it), with the headers that its server chose. */
function answerOf(url: string, coding: string): Promise<{ body: Buffer; headers: Record<string, string> }> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': coding } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const chosen = Object.entries(response.headers).filter(([name]) => !GIVEN_BY_NODE.has(name))
        const headers = Object.fromEntries(chosen.map(([name, value]) => [name, String(value)]))
        resolve({ body: Buffer.concat(chunks), headers })
      })
    })
      .on('error', reject)
      .end()
  })
}
