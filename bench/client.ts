import { connect, type Socket } from 'node:net'

/**
 * The client that all servers get: keep-alive connections, each asking again as soon as it is answered. It reads just
 * enough of an answer to know its end. Started as `client.ts <url> <path> <connections> <seconds> <accept-encoding>`;
 * prints the answers a second, and how many were no 200.
 */
const [url = '', path = '/', connections = '', seconds = '', coding = ''] = process.argv.slice(2)
const { hostname, port } = new URL(url)
const request = Buffer.from(
  `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAccept-Encoding: ${coding}\r\nUser-Agent: bench\r\n\r\n`,
)
const HEAD_END = Buffer.from('\r\n\r\n')
let answers = 0
let wrong = 0

const sockets = Array.from({ length: Number(connections) }, open)
await new Promise((wait) => setTimeout(wait, 500))
answers = 0
const begun = performance.now()
await new Promise((wait) => setTimeout(wait, Number(seconds) * 1000))
const rate = answers / ((performance.now() - begun) / 1000)
for (const socket of sockets) socket.destroy()
console.log(JSON.stringify({ rate, wrong }))

function open(): Socket {
  let head = Buffer.alloc(0)
  let left = -1
  const socket = connect(Number(port), hostname, () => socket.write(request))
  socket.setNoDelay(true)
  socket.on('data', (chunk) => {
    if (left < 0) {
      head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk
      const end = head.indexOf(HEAD_END)
      if (end < 0) return
      left = bodyLength(head.toString('latin1', 0, end)) - (head.length - end - HEAD_END.length)
    } else left -= chunk.length
    if (left > 0) return
    head = Buffer.alloc(0)
    left = -1
    answers++
    socket.write(request)
  })
  return socket
}

function bodyLength(head: string): number {
  if (!head.startsWith('HTTP/1.1 200')) wrong++
  const [, length = '0'] = /content-length: (\d+)/i.exec(head) ?? []
  return Number(length)
}
