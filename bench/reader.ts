import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { share } from './numbers.ts'

/**
 * Requests pages at a steady rate, whatever the answers take. Started as `reader.ts <url> <a second> <seconds>`; prints
 * the 99th percentile of the answers' milliseconds.
 */
const [url = '', rate = '', seconds = ''] = process.argv.slice(2)
const waits: number[] = []
const asked: Promise<void>[] = []
const begun = performance.now()
for (let page = 0; page < Number(rate) * Number(seconds); page++) {
  const due = begun + (page * 1000) / Number(rate)
  await pause(Math.max(0, due - performance.now()))
  asked.push(read(due))
}
await Promise.all(asked)
console.log(share(waits, 0.99))

/** The wait starts when the request is due. */
function read(due: number): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`a page was answered with ${response.statusCode}`))
      response.resume().on('end', () => {
        waits.push(performance.now() - due)
        resolve()
      })
    })
      .on('error', reject)
      .end()
  })
}
