import { Socket } from 'node:net'
import { PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Connections } from './connect.ts'

const INT8 = 20
const NUMERIC = 1700

export interface Postgres {
  readonly dialect: PostgresDialect
  readonly connections: () => Connections
  /** Breaks every connection: waiting calls fail, and the next ones connect again. */
  readonly cut: () => void
}

/** PostgreSQL through a connection pool. */
export function postgres(url: string): Postgres {
  const sockets = new Set<Socket>()
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    stream: () => {
      const socket = new Socket()
      sockets.add(socket)
      return socket.once('close', () => sockets.delete(socket))
    },
    types: {
      // Counts and ids fit a JavaScript number; the driver would return text.
      getTypeParser: (oid, format) =>
        oid === INT8 || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format ?? 'text'),
    },
  })
  // A broken connection fails its query and is replaced. Without a listener the error would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    dialect: new PostgresDialect({ pool }),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, awaited: pool.waitingCount }),
    cut: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}
