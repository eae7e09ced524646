import { setTimeout as wait } from 'node:timers/promises'
import { api, site } from '../../src/contract/paths.ts'
import type { Journal } from './journal.ts'
import type { Node } from './node.ts'

/**
 * Checks that every node shows a write in time: an administrator keeps numbering the footer of the pages through the
 * load balancer, while every node is asked directly for a page.
 */
export interface Freshness {
  readonly pages: () => number
  /** Pages that showed an older number for longer than promised. */
  readonly stale: () => readonly string[]
  readonly stop: () => Promise<void>
}

const PROMISED_MS = 2000
const WRITE_EVERY_MS = 400
const READ_EVERY_MS = 150

export function watchFreshness(
  url: string,
  nodes: readonly Node[],
  token: string,
  journal: Journal,
): Freshness {
  const acknowledged: { mark: number; at: number }[] = []
  const stale: string[] = []
  let pages = 0
  let going = true

  const write = async () => {
    for (let mark = 1; going; mark++) {
      const answer = await journal.ask('PUT ajustes', url + api.adminAjustes, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ pie: `Marca ${mark}.` }),
      })
      if (answer?.ok) acknowledged.push({ mark, at: Date.now() })
      await wait(WRITE_EVERY_MS)
    }
  }
  const read = async (node: Node, index: number) => {
    for (; going; await wait(READ_EVERY_MS)) {
      const due = acknowledged.findLast(({ at }) => at < Date.now() - PROMISED_MS)
      const seen = await markOn(node.url)
      if (seen === null || !due) continue
      pages++
      if (seen < due.mark) stale.push(`node ${index} showed ${seen} when ${due.mark} was due`)
    }
  }
  const working = [write(), ...nodes.map(read)]
  return {
    pages: () => pages,
    stale: () => stale,
    stop: async () => {
      going = false
      await Promise.all(working)
    },
  }
}

/** The number in the footer of a page; null when the node sends no page. */
async function markOn(url: string): Promise<number | null> {
  try {
    const answer = await fetch(url + site.categorias, { signal: AbortSignal.timeout(5000) })
    const html = await answer.text()
    const mark = /Marca (\d+)\./.exec(html)?.[1]
    return answer.ok && mark ? Number(mark) : null
  } catch {
    return null
  }
}
