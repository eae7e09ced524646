import { PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Connections } from './connect.ts'

const INT8 = 20
const NUMERIC = 1700

export interface Postgres {
  readonly dialect: PostgresDialect
  readonly connections: () => Connections
}

/** PostgreSQL through a pool of connections. */
export function postgres(url: string): Postgres {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    types: {
      // Counts and ids fit a JavaScript number; the driver would give text.
      getTypeParser: (oid, format) =>
        oid === INT8 || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format ?? 'text'),
    },
  })
  // A connection that breaks, idle or in use, fails its query and is replaced; without a listener it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    dialect: new PostgresDialect({ pool }),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, awaited: pool.waitingCount }),
  }
}
