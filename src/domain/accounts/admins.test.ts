import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountsOf } from '../../../test/support/accounts.ts'
import { createWorld, DATABASES, PASSWORD, type World } from '../../../test/support/world.ts'
import { api } from '../../contract/paths.ts'
import { connect } from '../db/connect.ts'

/** `npm run admin` on an account that exists already. */

const REFUSING = {
  sqlite: [
    `create trigger refuse before update of password_hash on user begin select raise(abort, 'full'); end`,
  ],
  postgres: [
    `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$`,
    `create trigger refuse before update of password_hash on "user" for each row execute function refuse()`,
  ],
}

describe.each(DATABASES)('an account that is made an administrator, on %s', (kind) => {
  let world: World
  beforeAll(async () => {
    world = await createWorld(kind)
  })
  afterAll(() => world.close())
  const { login, newCliente } = accountsOf(() => world)

  test('is the one with exactly the typed address, not one that looks like it', async () => {
    await newCliente('jefa@emprésa.mx')
    const made = await world.domain.admins.make('jefa@empresa.mx', 'la de verdad')
    expect(made).toMatchObject({ email: 'jefa@empresa.mx', existed: false })
    const stranger = await login('jefa@emprésa.mx', PASSWORD)
    expect([stranger.status, stranger.body.user.roles[0].name]).toEqual([200, 'cliente'])
    expect((await login('jefa@emprésa.mx', 'la de verdad')).status).toBe(401)
    const right = await login('JEFA@empresa.mx', 'la de verdad')
    expect([right.status, right.body.user.roles[0].name]).toEqual([200, 'admin'])
  })

  test('is reported with its stored address', async () => {
    await newCliente('Tesoreria@Empresa.mx')
    const made = await world.domain.admins.make('TESORERIA@empresa.mx', 'la de verdad')
    expect(made).toMatchObject({ email: 'Tesoreria@Empresa.mx', existed: true })
  })

  test('keeps its role when its new password cannot be stored', async () => {
    const { db, close } = await connect(world.config.database)
    for (const statement of REFUSING[kind]) await sql.raw(statement).execute(db)
    await close()
    await expect(world.domain.admins.make('cliente@example.com', 'otra contraseña')).rejects.toThrow('full')
    const { body } = await world.call('GET', api.account, { token: world.cliente })
    expect(body.roles).toEqual([{ id: 2, name: 'cliente' }])
  })
})
