import { request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { loadOf } from './load.ts'
import { two } from './numbers.ts'
import { startServer } from './processes.ts'
import { settings } from './product.ts'
import type { Row } from './table.ts'

/** Measures whether many requests leave memory in use: the heap after a forced collection, before and after them. */

const REQUESTS = 200_000
const PATHS = ['/', '/categorias', '/sucursales', '/api/v1/public/empresas/5', '/login']
const MOST_GROWTH = 1.1

export async function growth(dataDir: string): Promise<Row[]> {
  const socket = join(dataDir, 'heap.sock')
  const product = await startServer(
    ['--expose-gc', '--import', './bench/heap.ts', '--max-semi-space-size=8', 'src/main.ts'],
    { ...settings(dataDir), HEAP_SOCKET: socket },
  )
  try {
    await ask(product.url, REQUESTS / 20)
    const before = await heapAt(socket)
    const answered = await ask(product.url, REQUESTS)
    const after = await heapAt(socket)
    return [
      {
        what: `Heap after a forced collection, after ${answered} requests`,
        measured: `${two(after / before)} of before them`,
        beside: `${megabytes(after)} : ${megabytes(before)}`,
        target: `≤ ${two(MOST_GROWTH)}`,
        met: after / before <= MOST_GROWTH,
      },
    ]
  } finally {
    await product.stop()
  }
}

/** Requests every path in turns until there were enough answers; returns their number. */
async function ask(url: string, requests: number): Promise<number> {
  let answers = 0
  while (answers < requests)
    for (const path of PATHS) {
      const { rate, seconds } = await loadOf(url, path, 'br')
      answers += Math.round(rate * seconds)
    }
  return answers
}

function heapAt(socketPath: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ socketPath, path: '/' }, (response) =>
      text(response).then((bytes) => resolve(Number(bytes)), reject),
    )
      .on('error', reject)
      .end()
  })
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
