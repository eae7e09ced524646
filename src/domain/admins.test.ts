import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWorld, DATABASES, type World } from '../../test/world.ts'
import { api } from '../contract/paths.ts'
import { connect } from './db/connect.ts'

/** `npm run admin` on an account that is there already. */

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

  test('stays what it was when its new password cannot be written', async () => {
    const { db, close } = await connect(world.config.database)
    for (const statement of REFUSING[kind]) await sql.raw(statement).execute(db)
    await close()
    await expect(world.domain.admins.make('cliente@example.com', 'otra contraseña')).rejects.toThrow('full')
    const { body } = await world.call('GET', api.account, { token: world.cliente })
    expect(body.roles).toEqual([{ id: 2, name: 'cliente' }])
  })
})
