import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordsOf } from '../../../test/support/records.ts'
import { startS3 } from '../../../test/support/s3.ts'
import { createWorld, type World } from '../../../test/support/world.ts'
import { pdfPath } from '../../contract/paths.ts'

/** The number of calls to a remote file store. */

let s3: Awaited<ReturnType<typeof startS3>>
let world: World
const { make } = recordsOf(() => world)
beforeAll(async () => {
  s3 = await startS3()
  world = await createWorld('sqlite', { s3: s3.target })
})
afterAll(async () => {
  await world.close()
  await s3.close()
})

test('HEAD of a document reads its size only', async () => {
  const path = pdfPath((await make('catalogo')).archivo)
  await world.product.settle()
  const whole = await world.call('GET', path)
  const before = s3.asked.length
  const head = await world.call('HEAD', path)
  expect([head.status, head.raw.length]).toEqual([200, 0])
  expect(head.headers).toEqual({
    ...whole.headers,
    'x-request-id': expect.any(String),
    date: expect.any(String),
  })
  expect(s3.asked.slice(before)).toEqual([`HEAD /zocalo${path}`])
})
