import { connect, createServer, type Server, type Socket } from 'node:net'

/** A connection to the database server that can be cut. */
export interface Line {
  readonly port: number
  /** Breaks all connections; nobody listens until it is restored. */
  readonly cut: () => Promise<void>
  readonly restore: () => Promise<void>
  /** Drops all data in both directions, without closing the connections. */
  readonly hold: () => void
  readonly release: () => void
  /** Commits the next transaction with this statement, and breaks its connection before the reply. */
  readonly loseCommitOf: (statement: string) => void
}

export async function lineTo(target: number): Promise<Line> {
  const open = new Set<Socket>()
  let held = false
  let awaited: string | null = null
  const server: Server = createServer((socket) => {
    const other = connect(target, '127.0.0.1')
    let step: 'usual' | 'to be committed' | 'lost' = 'usual'
    socket.on('data', (bytes) => {
      if (step === 'to be committed' && bytes.includes('commit')) step = 'lost'
      if (awaited !== null && bytes.includes(awaited)) {
        step = 'to be committed'
        awaited = null
      }
      other.write(bytes)
    })
    other.on('data', (bytes) => (step === 'lost' ? socket.destroy() : socket.write(bytes)))
    for (const [one, another] of [
      [socket, other],
      [other, socket],
    ] as const) {
      open.add(one)
      if (held) one.pause()
      one.on('error', () => another.destroy())
      one.on('close', () => {
        open.delete(one)
        another.destroy()
      })
    }
  })
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    port,
    restore: () => listen(port),
    hold: () => {
      held = true
      for (const socket of open) socket.pause()
    },
    release: () => {
      held = false
      for (const socket of open) socket.resume()
    },
    loseCommitOf: (statement) => {
      awaited = statement
    },
    cut: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of open) socket.destroy()
      await closed
    },
  }
}
