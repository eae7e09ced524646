import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '../src/contract/paths.ts'
import { rowsOf } from './support/accounts.ts'
import { createWorld, DATABASES } from './support/world.ts'

/** The work before the answer to a forgotten password (contract.md, section 11). */

beforeEach(() => {
  // No job runs meanwhile.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test.each(DATABASES)(
  'on %s, a request for a link runs the same statements with and without an account',
  async (kind) => {
    const smtp = { url: 'smtp://127.0.0.1:1', from: 'avisos@example.com' }
    const world = await createWorld(kind, { smtp })
    const rows = () =>
      Promise.all(['password_request', 'job', 'password_link', 'mail'].map((one) => rowsOf(world, [one])))
    const before = (await rows()).map(({ length }) => length)
    for (const [n, email] of ['cliente@example.com', 'nadie@example.com'].entries()) {
      const { status, body } = await world.call('POST', api.passwordLink, { body: { email } })
      expect([status, body.success]).toEqual([200, true])
      const [requests, jobs, ...others] = (await rows()).map(({ length }, at) => length - (before[at] ?? 0))
      expect([requests, jobs, ...others]).toEqual([n + 1, n + 1, 0, 0])
    }
    await world.close()
  },
)
