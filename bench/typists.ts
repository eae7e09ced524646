import { setTimeout as pause } from 'node:timers/promises'
import { QUERY_KINDS } from './queries.ts'

/**
 * Visitors who type into the search of branches, a request a keystroke, until standard input ends. Started as
 * `typists.ts <url> <visitors>`; says when it begins, and at the end the answers it got. Each comes from an address of
 * its own, as a proxy on this machine says.
 */
const [url = '', visitors = ''] = process.argv.slice(2)
const KEYSTROKE_MS = 200
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

async function ask(text: string, visitor: number): Promise<number> {
  const answer = await fetch(`${url}/api/v1/public/empresas/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${visitor + 1}` },
    body: JSON.stringify({ text }),
  })
  await answer.arrayBuffer()
  return answer.status
}
