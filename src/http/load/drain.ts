import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Takes a server out of service without cutting anything off. From now on every answer closes its connection; new
 * connections are taken for `goOnMs` more, while a balancer learns that this node is leaving; then what is under way
 * is finished, and broken off when it takes longer than `graceMs`.
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
