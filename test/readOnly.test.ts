import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '../src/contract/paths.ts'
import { createWorld, DATABASES, PASSWORD, type World } from './support/world.ts'

/** With a full disk, or a PostgreSQL that has become a standby, logged-in people can still read. */

describe.each(DATABASES)('a read-only database, on %s', (kind) => {
  let world: World
  beforeAll(async () => {
    world = await createWorld(kind)
  })
  afterAll(() => world.close())

  const later = () => {
    world.clock.now = new Date(world.clock.now.getTime() + 120_000)
  }
  const read = async () => (await world.call('GET', api.admin('user'), { token: world.admin })).status
  const save = () =>
    world.call('POST', api.admin('categoria'), { token: world.admin, body: { nombre: 'Pan' } })

  test('can still be read, also after a minute', async () => {
    await refuseWrites(world)
    later()
    await expect.poll(read).toBe(200)
  })

  test.runIf(kind === 'postgres')('refuses writes temporarily, in words', async () => {
    const login = { email: 'admin@example.com', password: PASSWORD }
    for (const answer of [await save(), await world.call('POST', api.login, { body: login })]) {
      expect([answer.status, answer.body]).toEqual([503, { message: expect.any(String) }])
      expect(answer.headers['retry-after']).toMatch(/^[1-9]\d*$/)
    }
    expect(await read()).toBe(200)
  })
})

/** SQLite refuses to note a session's use, as on a full disk; PostgreSQL refuses all writes. */
async function refuseWrites({ config: { database } }: World): Promise<void> {
  if (database.kind === 'sqlite') {
    const file = new DatabaseSync(database.path)
    file.exec(`create trigger full_disk before update on session begin select raise(abort, 'full'); end`)
    file.close()
    return
  }
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query('select current_database() as name')
  await client.query(`alter database ${rows[0].name} set default_transaction_read_only = on`)
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
    [rows[0].name],
  )
  await client.end()
}
