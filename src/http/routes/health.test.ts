import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createWorld } from '../../../test/support/world.ts'
import { healthRoutes } from './health.ts'

test('simultaneous readiness requests share one check', async () => {
  const world = await createWorld('sqlite')
  let checks = 0
  const check = () => {
    checks++
    return world.domain.check()
  }
  const app = Fastify()
  healthRoutes(app, { ...world.domain, check }, { open: true })
  const ask = async () => (await app.inject('/readyz')).statusCode
  expect(new Set(await Promise.all(Array.from({ length: 20 }, ask)))).toEqual(new Set([200]))
  expect(checks).toBe(1)
  expect([await ask(), checks]).toEqual([200, 2])
  await app.close()
  await world.close()
})
