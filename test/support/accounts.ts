import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { expect } from 'vitest'
import { api } from '../../src/contract/paths.ts'
import { type Answered, PASSWORD, tokenOf, type World } from './world.ts'

/** Account helpers for tests. `world` is called when they run. */
export function accountsOf(world: () => World) {
  let last = 0
  /** Limits count by address, so most calls come from a new one. */
  const newIp = () => `192.0.2.${++last}`
  const post = (path: string, body: object, ip: string, headers?: Record<string, string>) =>
    world().call('POST', path, { body, ip, headers })
  const register = (body: object, ip = newIp(), headers?: Record<string, string>): Promise<Answered> =>
    post(api.register, body, ip, headers)
  const login = (email: string, password: string, ip = newIp(), headers?: Record<string, string>) =>
    post(api.login, { email, password }, ip, headers)
  const freshAdmin = () => tokenOf(world().call, 'admin@example.com')

  const approve = async (email: string, aprobado: boolean) => {
    const token = await freshAdmin()
    const [user] = (await world().call('GET', `${api.admin('user')}?q=${email}`, { token })).body
    const path = api.adminItem('user', user.id)
    expect((await world().call('PUT', path, { token, body: { aprobado } })).status).toBe(200)
  }

  return {
    newIp,
    register,
    login,
    freshAdmin,
    approve,
    /** Moves the product's clock. */
    pass: (milliseconds: number) => {
      world().clock.now = new Date(world().clock.now.getTime() + milliseconds)
    },
    newCliente: async (email: string) => {
      await register({ name: 'Cliente', email, password: PASSWORD })
      await approve(email, true)
    },
    newSession: async (email: string): Promise<string> => (await login(email, PASSWORD)).body.token,
    /** The status of a cliente's call with a token. */
    statusWith: async (token: string) => (await world().call('GET', api.clientEmpresa, { token })).status,
  }
}

/** Every row of the tables about people, as stored in the database. */
export const rowsOfPeople = (world: World): Promise<unknown[]> =>
  rowsOf(world, ['user', 'session', 'attempt'])

/** Every row of some tables, as stored in the database. */
export async function rowsOf({ config }: World, tables: readonly string[]): Promise<unknown[]> {
  const queries = tables.map((table) => `select * from "${table}" order by 1`)
  if (config.database.kind === 'sqlite') {
    const db = new DatabaseSync(config.database.path, { readOnly: true })
    const rows = queries.flatMap((query) => db.prepare(query).all())
    db.close()
    return rows
  }
  const client = new pg.Client({ connectionString: config.database.url })
  await client.connect()
  const rows: unknown[] = []
  for (const query of queries) rows.push(...(await client.query(query)).rows)
  await client.end()
  return rows
}
