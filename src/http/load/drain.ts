import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Takes a server out of service without breaking requests. From now on every answer closes its connection. For `goOnMs`
 * it accepts new connections, until the load balancer knows that this node is leaving. Then it finishes the requests in
 * flight, and breaks them off after `graceMs`.
 */
export async function drain(server: Server, { goOnMs, graceMs }: { goOnMs: number; graceMs: number }) {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
  if (goOnMs > 0) await pause(goOnMs)
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  const late = setTimeout(() => server.closeAllConnections(), graceMs).unref()
  await closed
  clearTimeout(late)
}
