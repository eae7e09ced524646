import pg from 'pg'
import { expect, test } from 'vitest'
import { api } from '../src/contract/paths.ts'
import { createWorld } from './world.ts'

test('whoever asks for a link waits for nothing that an account alone brings', async () => {
  const smtp = { url: 'smtp://127.0.0.1:1', from: 'avisos@example.com' }
  const world = await createWorld('postgres', { smtp })
  const { database } = world.config
  const client = new pg.Client({ connectionString: database.kind === 'postgres' ? database.url : '' })
  await client.connect()
  const links = async () => (await client.query('select 1 from password_link')).rows.length
  await client.query('begin; lock table password_link in share mode')
  const { status, body } = await world.call('POST', api.passwordLink, {
    body: { email: 'cliente@example.com' },
  })
  expect([status, body.success, await links()]).toEqual([200, true, 0])
  await client.query('commit')
  await expect.poll(links).toBe(1)
  await client.end()
  await world.close()
})
