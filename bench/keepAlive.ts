import { connect, type Socket } from 'node:net'

/**
 * Opens a keep-alive connection that sends `request()` again after each answer. It reads only what it needs to find the end
 * of an answer, because a whole HTTP client would cost more than the server. `answered` gets the status and milliseconds.
 */
export function keepAsking(
  url: string,
  request: () => string | Buffer,
  answered: (status: number, ms: number) => void,
): Socket {
  const { hostname, port } = new URL(url)
  let head = Buffer.alloc(0)
  let left = -1
  let status = 0
  let asked = 0
  const ask = () => {
    asked = performance.now()
    socket.write(request())
  }
  const socket = connect(Number(port), hostname, ask)
  socket.setNoDelay(true)
  socket.on('data', (chunk) => {
    if (left < 0) {
      head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk
      const end = head.indexOf(HEAD_END)
      if (end < 0) return
      const text = head.toString('latin1', 0, end)
      status = Number(text.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length))
      const [, length = '0'] = /content-length: (\d+)/i.exec(text) ?? []
      left = Number(length) - (head.length - end - HEAD_END.length)
    } else left -= chunk.length
    if (left > 0) return
    head = Buffer.alloc(0)
    left = -1
    answered(status, performance.now() - asked)
    ask()
  })
  return socket
}

const HEAD_END = Buffer.from('\r\n\r\n')
