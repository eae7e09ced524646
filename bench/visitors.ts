import { setTimeout as pause } from 'node:timers/promises'

/**
 * Two visitors who page through the directory until standard input ends. Started as `visitors.ts <url>`; reports its
 * start, and at the end the longest wait in milliseconds.
 */
const [url = ''] = process.argv.slice(2)
const WARM_UP = 100
let done = false
let longest = 0
process.stdin.resume().on('end', () => {
  done = true
})

// A client is slow at first.
for (let time = 0; time < WARM_UP; time++) await read()
console.log('ready')
await Promise.all([visitor(), visitor()])
console.log(longest)

async function visitor(): Promise<void> {
  while (!done) {
    const begun = performance.now()
    await read()
    longest = Math.max(longest, performance.now() - begun)
    await pause(10)
  }
}

/** An address that nobody requested before, so that no kept answer exists. */
async function read(): Promise<void> {
  const path = `/api/v1/public/sucursales?page=1&per_page=5&nunca=${performance.now()}`
  await (await fetch(url + path)).text()
}
