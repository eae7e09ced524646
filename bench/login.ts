import { hashPassword, verifyPassword } from '../src/domain/accounts/password.ts'
import { HERE } from '../src/domain/limits/network.ts'
import { inTurns, median, milliseconds, ratioOf, two } from './numbers.ts'
import type { Server } from './processes.ts'
import { administrator, tokenOf } from './product.ts'
import type { Row } from './table.ts'

const ROUNDS = 15

/** Measures a login through the whole stack beside one check of a password, which should take most of it. */
export async function login(product: Server): Promise<Row[]> {
  const known = await hashPassword(administrator.password, HERE)
  const measured = await inTurns(ROUNDS, {
    login: () => timed(() => tokenOf(product)),
    verify: () => timed(() => verifyPassword(known, administrator.password, HERE)),
  })
  return [
    {
      what: 'Login',
      measured: `${two(ratioOf(measured.login, measured.verify))} of one argon2 check`,
      beside: `${milliseconds(median(measured.login))} : ${milliseconds(median(measured.verify))}`,
      target: '',
      met: null,
    },
  ]
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
