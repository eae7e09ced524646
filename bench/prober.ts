import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { share } from './numbers.ts'

/**
 * A load balancer that checks a server's health until standard input ends, each time on a new connection. Started as
 * `prober.ts <url>`; reports its start, and at the end, as JSON, the 99th percentile in milliseconds and the number of
 * answers.
 */
const [url = ''] = process.argv.slice(2)
const EVERY_MS = 50
const waits: number[] = []
let done = false
process.stdin.resume().on('end', () => {
  done = true
})

console.log('ready')
for (let time = 0; !done; time++)
  await Promise.all([pause(EVERY_MS), probe(time % 2 ? '/healthz' : '/readyz')])
console.log(JSON.stringify({ p99: share(waits, 0.99), median: share(waits, 0.5), answers: waits.length }))

function probe(path: string): Promise<void> {
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    request(url + path, { agent: false }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path} was answered with ${response.statusCode}`))
      response.resume().on('end', () => {
        waits.push(performance.now() - begun)
        resolve()
      })
    })
      .on('error', reject)
      .end()
  })
}
