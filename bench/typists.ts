import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { QUERY_KINDS } from './queries.ts'

/**
 * Visitors who type into the search of branches, a request for each key, until standard input ends. Started as
 * `typists.ts <url> <visitors>`; reports its start, and at the end the answers. Each has its own address, as if behind
 * a proxy on this machine.
 */
const [url = '', visitors = ''] = process.argv.slice(2)
const KEYSTROKE_MS = 200
const agent = new Agent({ keepAlive: true })
const texts = QUERY_KINDS.map(([, text]) => text)
let done = false
let answers = 0
process.stdin.resume().on('end', () => {
  done = true
})

console.log('ready')
await Promise.all(Array.from({ length: Number(visitors) }, (_, visitor) => typist(visitor)))
console.log(answers)

async function typist(visitor: number): Promise<void> {
  await pause((KEYSTROKE_MS * visitor) / Number(visitors))
  for (let word = 0; !done; word++) {
    const letters = [...(texts[(visitor + word) % texts.length]?.(visitor * 1000 + word, 1000) ?? '')]
    for (let typed = 1; typed <= letters.length && !done; typed++) {
      const [, answered] = await Promise.all([
        pause(KEYSTROKE_MS),
        ask(letters.slice(0, typed).join(''), visitor),
      ])
      if (answered !== 200) throw new Error(`a search was answered with ${answered}`)
      answers++
    }
  }
}

/** Returns the status. Reads the answer without decompressing it, which a browser would do elsewhere. */
function ask(text: string, visitor: number): Promise<number | undefined> {
  const headers = {
    'content-type': 'application/json',
    'accept-encoding': 'br',
    'x-forwarded-for': `198.51.100.${visitor + 1}`,
  }
  return new Promise((resolve, reject) => {
    request(`${url}/api/v1/public/empresas/search`, { method: 'POST', agent, headers }, (response) =>
      response.resume().on('end', () => resolve(response.statusCode)),
    )
      .on('error', reject)
      .end(JSON.stringify({ text }))
  })
}
