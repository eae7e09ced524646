import { LRUCache } from 'lru-cache'
import type { Network } from '../../domain/index.ts'

/** How many searches an address may make: 100 in a sliding second (contract.md, section 7), of all nodes together. */
export interface SearchLimit {
  /** Counts a search. Gives null, or the seconds to wait for one that is too many. */
  readonly take: (from: Network) => number | null
  /** Counts what another node tells. */
  readonly heard: (told: string) => void
}

export interface Nodes {
  /** Tells the other nodes; null where there are none. */
  readonly tell: ((told: string) => Promise<void>) | null
  readonly report: (error: unknown) => void
}

const MOST = 100
const WINDOW_MS = 1000
/** From so many in a second on, which is more than a person types, the other nodes hear of an address. */
const TOLD_FROM = 10
const TELL_EVERY_MS = 50
/** PostgreSQL hands on 8000 bytes at a time. */
const ADDRESSES_AT_A_TIME = 100

interface Address {
  /** When each of its searches counts, in order. */
  times: number[]
  /** Of this node's searches, those that no other has heard of. */
  untold: number
}

type Count = [from: Network, searches: number]

/**
 * Counts in memory, so that no search waits for the database, and tells the other nodes of busy addresses. What the nodes
 * let through before they heard of one another counts in the seconds that follow: 100 a second is kept over time.
 */
export function createSearchLimit({ tell, report }: Nodes): SearchLimit {
  const addresses = new LRUCache<Network, Address>({ max: 50_000 })
  const busy = new Map<Network, Address>()
  let telling = false

  const addressAt = (from: Network, now: number): Address => {
    const address = addresses.get(from) ?? { times: [], untold: 0 }
    address.times = address.times.filter((time) => time > now - WINDOW_MS)
    address.untold = Math.min(address.untold, address.times.length)
    addresses.set(from, address)
    return address
  }

  const tellOthers = async () => {
    const counts = [...busy].map(([from, { untold }]): Count => [from, untold])
    for (const address of busy.values()) address.untold = 0
    busy.clear()
    for (let at = 0; at < counts.length; at += ADDRESSES_AT_A_TIME)
      await tell?.(JSON.stringify(counts.slice(at, at + ADDRESSES_AT_A_TIME)))
  }
  const tellSoon = () => {
    if (telling) return
    telling = true
    const done = () => {
      telling = false
    }
    setTimeout(() => tellOthers().catch(report).finally(done), TELL_EVERY_MS).unref()
  }

  return {
    take: (from) => {
      const now = performance.now()
      const address = addressAt(from, now)
      const oldest = address.times.at(-MOST)
      if (oldest !== undefined) return Math.ceil((oldest + WINDOW_MS - now) / 1000)
      address.times.push(now)
      address.untold++
      if (tell && address.times.length >= TOLD_FROM) {
        busy.set(from, address)
        tellSoon()
      }
      return null
    },
    heard: (told) => {
      const counts: Count[] = JSON.parse(told)
      const now = performance.now()
      for (const [from, searches] of counts) {
        const { times } = addressAt(from, now)
        for (let n = 0; n < searches; n++)
          times.push(Math.max(now, (times.at(-MOST) ?? now - WINDOW_MS) + WINDOW_MS))
      }
    },
  }
}
