import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { median, milliseconds } from './numbers.ts'
import type { Server } from './processes.ts'
import { tokenOf } from './product.ts'
import { startProgram } from './programs.ts'
import type { Row } from './table.ts'

/** Measures how long others wait while a photograph of 12 megapixels is uploaded. */

const ROUNDS = 5
const MOST_MS = 50
const [WIDTH, HEIGHT] = [4000, 3000]

export async function upload(product: Server): Promise<Row[]> {
  const token = await tokenOf(product)
  const photograph = await photo()
  const quiet: number[] = []
  const busy: number[] = []
  const lengths: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const sent = performance.now()
    busy.push(await longestWait(product, () => send(product, token, photograph)))
    lengths.push(performance.now() - sent)
    quiet.push(await longestWait(product, () => pause(lengths[round] ?? 1000)))
  }
  const longest = median(busy)
  return [
    {
      what: `Longest wait of others during an upload (12 megapixels, ${(photograph.length / 1e6).toFixed(1)} MB)`,
      measured: milliseconds(longest),
      beside: `${milliseconds(median(quiet))} without one; the upload takes ${milliseconds(median(lengths))}`,
      target: `< ${MOST_MS} ms`,
      met: longest < MOST_MS,
    },
  ]
}

/** The slowest answer to visitors in another process during the work. */
async function longestWait({ url }: Server, work: () => Promise<unknown>): Promise<number> {
  const visitors = startProgram('visitors.ts', url)
  await visitors.next()
  await work()
  return Number(await visitors.end())
}

async function send({ url }: Server, token: string, bytes: Buffer): Promise<void> {
  const form = new FormData()
  form.set('nombre', `Fotografía ${randomBytes(4).toString('hex')}`)
  form.set('urlfoto', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'fotografia.jpg')
  const answer = await fetch(`${url}/api/v1/admin/categoria`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  if (answer.status !== 201) throw new Error(`the upload was answered with ${answer.status}`)
}

/** As costly as a real one: soft colours with noise. */
function photo(): Promise<Buffer> {
  const [width, height] = [WIDTH / 8, HEIGHT / 8]
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .blur(2)
    .resize(WIDTH, HEIGHT)
    .composite([
      {
        input: {
          create: {
            width: WIDTH,
            height: HEIGHT,
            channels: 3,
            background: '#808080',
            noise: { type: 'gaussian', mean: 128, sigma: 12 },
          },
        },
        blend: 'soft-light',
      },
    ])
    .jpeg({ quality: 88 })
    .toBuffer()
}

const pause = (ms: number) => new Promise((wait) => setTimeout(wait, ms))
