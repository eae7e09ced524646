import { keepAsking } from './keepAlive.ts'

/**
 * The client for all servers: keep-alive connections, each of which sends its next request after an answer. Started as
 * `client.ts <url> <path> <connections> <seconds> <accept-encoding>`; prints the answers a second, the 99th percentile of
 * the wait in milliseconds, and the number of answers that were no 200.
 */
const [url = '', path = '/', connections = '', seconds = '', coding = ''] = process.argv.slice(2)
const { hostname, port } = new URL(url)
const request = Buffer.from(
  `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAccept-Encoding: ${coding}\r\nUser-Agent: bench\r\n\r\n`,
)
let waits: number[] = []
let wrong = 0

const sockets = Array.from({ length: Number(connections) }, () =>
  keepAsking(
    url,
    () => request,
    (status, ms) => {
      if (status !== 200) wrong++
      waits.push(ms)
    },
  ),
)
await new Promise((wait) => setTimeout(wait, 500))
waits = []
const begun = performance.now()
await new Promise((wait) => setTimeout(wait, Number(seconds) * 1000))
const rate = waits.length / ((performance.now() - begun) / 1000)
for (const socket of sockets) socket.destroy()
const p99 = waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.99)]
console.log(JSON.stringify({ rate, p99, wrong }))
