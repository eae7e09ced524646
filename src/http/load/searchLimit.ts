import { LRUCache } from 'lru-cache'
import type { Network } from '../../domain/index.ts'

/** Limits searches to 100 in a sliding second for an address (contract.md, section 7), over all nodes. */
export interface SearchLimit {
  /** Counts a search. Returns null, or the seconds to wait when the limit is reached. */
  readonly take: (from: Network) => number | null
  /** Counts the searches in another node's message. */
  readonly receive: (message: string) => void
}

export interface Nodes {
  /** Sends a message to the other nodes; null where there are none. */
  readonly send: ((message: string) => Promise<void>) | null
  readonly report: (error: unknown) => void
}

const MOST = 100
const WINDOW_MS = 1000
/** The rate from which the other nodes are notified of an address, above what a person types. */
const NOTIFY_FROM = 10
const NOTIFY_EVERY_MS = 50
/** PostgreSQL limits a notification to 8000 bytes. */
const ADDRESSES_AT_A_TIME = 100

interface Address {
  /** When each of its searches counts, in order. */
  times: number[]
  /** Searches on this node that the others do not know of yet. */
  unsent: number
}

type Count = [from: Network, searches: number]

/**
 * Counts in memory, so that no search waits for the database, and notifies the other nodes of busy addresses. Searches
 * that the nodes let through before they knew of each other count in the following seconds, so that the limit holds
 * over time.
 */
export function createSearchLimit({ send, report }: Nodes): SearchLimit {
  const addresses = new LRUCache<Network, Address>({ max: 50_000 })
  const busy = new Map<Network, Address>()
  let scheduled = false

  const addressAt = (from: Network, now: number): Address => {
    const address = addresses.get(from) ?? { times: [], unsent: 0 }
    address.times = address.times.filter((time) => time > now - WINDOW_MS)
    address.unsent = Math.min(address.unsent, address.times.length)
    addresses.set(from, address)
    return address
  }

  const notifyOthers = async () => {
    const counts = [...busy].map(([from, { unsent }]): Count => [from, unsent])
    for (const address of busy.values()) address.unsent = 0
    busy.clear()
    for (let at = 0; at < counts.length; at += ADDRESSES_AT_A_TIME)
      await send?.(JSON.stringify(counts.slice(at, at + ADDRESSES_AT_A_TIME)))
  }
  const notifySoon = () => {
    if (scheduled) return
    scheduled = true
    const done = () => {
      scheduled = false
    }
    setTimeout(() => notifyOthers().catch(report).finally(done), NOTIFY_EVERY_MS).unref()
  }

  return {
    take: (from) => {
      const now = performance.now()
      const address = addressAt(from, now)
      const oldest = address.times.at(-MOST)
      if (oldest !== undefined) return Math.ceil((oldest + WINDOW_MS - now) / 1000)
      address.times.push(now)
      address.unsent++
      if (send && address.times.length >= NOTIFY_FROM) {
        busy.set(from, address)
        notifySoon()
      }
      return null
    },
    receive: (message) => {
      const counts: Count[] = JSON.parse(message)
      const now = performance.now()
      for (const [from, searches] of counts) {
        const { times } = addressAt(from, now)
        for (let n = 0; n < searches; n++)
          times.push(Math.max(now, (times.at(-MOST) ?? now - WINDOW_MS) + WINDOW_MS))
      }
    },
  }
}
