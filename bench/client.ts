import { connect, type Socket } from 'node:net'

/**
 * The client that all servers get: keep-alive connections, each asking again as soon as it is answered. It reads just
 * enough of an answer to know its end. Started as `client.ts <url> <path> <connections> <seconds> <accept-encoding>`;
 * prints the answers a second, the wait in milliseconds that 99 of 100 stayed below, and how many were no 200.
 */
const [url = '', path = '/', connections = '', seconds = '', coding = ''] = process.argv.slice(2)
const { hostname, port } = new URL(url)
const request = Buffer.from(
  `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAccept-Encoding: ${coding}\r\nUser-Agent: bench\r\n\r\n`,
)
const HEAD_END = Buffer.from('\r\n\r\n')
let waits: number[] = []
let wrong = 0

const sockets = Array.from({ length: Number(connections) }, open)
await new Promise((wait) => setTimeout(wait, 500))
waits = []
const begun = performance.now()
await new Promise((wait) => setTimeout(wait, Number(seconds) * 1000))
const rate = waits.length / ((performance.now() - begun) / 1000)
for (const socket of sockets) socket.destroy()
const p99 = waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.99)]
console.log(JSON.stringify({ rate, p99, wrong }))

function open(): Socket {
  let head = Buffer.alloc(0)
  let left = -1
  let asked = 0
  const ask = () => {
    asked = performance.now()
    socket.write(request)
  }
  const socket = connect(Number(port), hostname, ask)
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
    waits.push(performance.now() - asked)
    ask()
  })
  return socket
}

function bodyLength(head: string): number {
  if (!head.startsWith('HTTP/1.1 200')) wrong++
  const [, length = '0'] = /content-length: (\d+)/i.exec(head) ?? []
  return Number(length)
}
