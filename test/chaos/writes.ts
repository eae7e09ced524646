import { api } from '../../src/contract/paths.ts'
import { type Load, MADE } from './load.ts'

/** The writes' state at the end. */
export interface Outcome {
  /** Acknowledged, but missing or without their picture. */
  readonly lost: string[]
  /** Stored more than once. */
  readonly doubled: string[]
}

const PER_PAGE = 500

export async function outcomeOf(url: string, { token, acknowledged }: Load): Promise<Outcome> {
  const found = await productsOf(url, token)
  const byName = Map.groupBy(found, ({ name }) => name)
  const lost: string[] = []
  for (const [name, id] of acknowledged) {
    const product = byName.get(name)?.find((one) => one.id === id)
    if (!product?.image || !(await served(`${url}/img/producto/${product.image}`))) lost.push(name)
  }
  return { lost, doubled: [...byName].filter(([, all]) => all.length > 1).map(([name]) => name) }
}

interface Found {
  readonly id: number
  readonly name: string
  readonly image: string | null
}

async function productsOf(url: string, token: string): Promise<Found[]> {
  const all: Found[] = []
  for (let page = 1; ; page++) {
    const query = `?q=${MADE}&sort=id&per_page=${PER_PAGE}&page=${page}`
    const answer = await fetch(url + api.admin('producto') + query, {
      headers: { authorization: `Bearer ${token}` },
    })
    if (!answer.ok) throw new Error(`the products could not be read: ${answer.status}`)
    const part: Found[] = await answer.json()
    all.push(...part)
    if (part.length < PER_PAGE) return all
  }
}

async function served(url: string): Promise<boolean> {
  const answer = await fetch(url)
  await answer.arrayBuffer()
  return answer.ok
}
