import { writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rateOf } from './load.ts'
import { inTurns, median, ratioOf, two } from './numbers.ts'
import { type Server, startServer } from './processes.ts'
import type { Row } from './table.ts'

/** The product's answers a second beside a bare Fastify route and a bare node:http server that send the same bytes. */

const ROUNDS = 5

export async function rates(product: Server): Promise<Row[]> {
  return [
    ...(await ratesOf(product, 'API', '/api/v1/public/empresas/5', 'identity', 0.5)),
    ...(await ratesOf(product, 'Home page', '/', 'br', null)),
  ]
}

async function ratesOf(
  product: Server,
  name: string,
  path: string,
  coding: string,
  target: number | null,
): Promise<Row[]> {
  const { body, type } = await answerOf(product.url + path, coding)
  const file = join(tmpdir(), `zocalo-bench-${process.pid}.body`)
  await writeFile(file, body)
  const fastify = await startServer(['bench/bare.ts', 'fastify', file, type])
  const http = await startServer(['bench/bare.ts', 'http', file, type])
  try {
    const measured = await inTurns(ROUNDS, {
      product: () => rateOf(product.url, path, coding),
      fastify: () => rateOf(fastify.url, path, coding),
      http: () => rateOf(http.url, path, coding),
    })
    const row = (beside: 'fastify' | 'http', named: string, least: number | null): Row => {
      const ratio = ratioOf(measured.product, measured[beside])
      return {
        what: `${name}: \`GET ${path}\`, ${body.length} bytes, 50 connections`,
        measured: `${two(ratio)} of ${named}`,
        beside: `${Math.round(median(measured.product))} : ${Math.round(median(measured[beside]))} a second`,
        target: least === null ? '' : `≥ ${two(least)}`,
        met: least === null ? null : ratio >= least,
      }
    }
    return [row('fastify', 'bare Fastify', target), row('http', 'bare node:http', null)]
  } finally {
    await fastify.stop()
    await http.stop()
  }
}

/** An answer's bytes as they travel: fetch would unpack them. */
function answerOf(url: string, coding: string): Promise<{ body: Buffer; type: string }> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': coding } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ body: Buffer.concat(chunks), type: response.headers['content-type'] ?? '' }),
      )
    })
      .on('error', reject)
      .end()
  })
}
