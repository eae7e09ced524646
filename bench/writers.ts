import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { api } from '../src/contract/paths.ts'

/**
 * Administrators who write, each again after an answer, until standard input ends. Started as `writers.ts <url> <token>
 * <prices|order> <writers>`; reports its start, and at the end the number of answered writes. `prices` changes those of
 * products, `order` moves the first branches of a page to its end.
 */
const [url = '', token = '', what = '', writers = ''] = process.argv.slice(2)
const PAGE = 20
const MOVED = 3
const agent = new Agent({ keepAlive: true })
let written = 0
let done = false
process.stdin.resume().on('end', () => {
  done = true
})

const kinds = { prices: ['producto', changePrice], order: ['empresa', reorder] } as const
const [resource, write] = kinds[what === 'prices' ? 'prices' : 'order']
const pages: number[][] = []
for (let writer = 1; writer <= Number(writers); writer++) pages.push(await idsOf(writer))

console.log('ready')
await Promise.all(pages.map((ids) => writer(ids)))
agent.destroy()
console.log(written)

async function writer(ids: number[]): Promise<void> {
  for (let turn = 0; !done; turn++) {
    if ((await write(ids, turn)) !== null) written++
  }
}

function changePrice(ids: number[], turn: number): Promise<string | null> {
  return ask('PUT', api.adminItem('producto', ids[turn % ids.length] ?? 0), { price: 1 + (turn % 900) })
}

function reorder(ids: number[]): Promise<string | null> {
  ids.push(...ids.splice(0, MOVED))
  return ask('PUT', api.adminOrder('empresa'), { ids })
}

/** The records of a page in their order. */
async function idsOf(page: number): Promise<number[]> {
  const list = async (at: number): Promise<number[]> => {
    const answer = await ask('GET', `${api.admin(resource)}?per_page=${PAGE}&page=${at}`)
    const records: { id: number }[] = JSON.parse(answer ?? '[]')
    return records.map(({ id }) => id)
  }
  const found = await list(page)
  return found.length > 0 ? found : list(1)
}

/** Returns the answer's body; null under overload. */
function ask(method: string, path: string, body?: object): Promise<string | null> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return new Promise((resolve, reject) => {
    request(url + path, { method, agent, headers }, async (response) => {
      const answer = await text(response)
      if (response.statusCode === 200) resolve(answer)
      else if (response.statusCode === 503) resolve(null)
      else reject(new Error(`${method} ${path} was answered with ${response.statusCode} ${answer}`))
    })
      .on('error', reject)
      .end(body && JSON.stringify(body))
  })
}
