import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { CONTENT_CHANNEL, type CountedChange, createHeard, readChange } from './contentChange.ts'
import { isDown, isSilence } from './errors.ts'
import { type DatabaseWatch, NODES_CHANNEL, type WatchOptions } from './watch.ts'

/** What was seen unchanged this long ago may still be shown; with a look's own time below the two seconds promised. */
const CURRENT_MS = 1900
const LOOK_EVERY_MS = 500
/** What is seen before it is heard of is under way, and has so long to arrive. */
const ARRIVES_IN_MS = 100
const ANSWER_MS = 5000
/** A single one may be this process's own doing: it may have been too busy to hear the answer. */
const SILENCES = 2
const RECONNECT_MS = 250

export interface PostgresWatchOptions extends WatchOptions {
  readonly url: string
  /** Whose own writes need no telling. */
  readonly node: string
  /** Called when the server does not answer for ten seconds: whoever else waits for it waits in vain. */
  readonly silent: () => void
}

/**
 * Listens for other nodes' changes on a connection of its own, and looks twice a second whether there are any that it has
 * not heard of: a notification may be lost, and only an answer proves that none was.
 */
export function watchPostgres({
  url,
  node,
  changed,
  heard,
  report,
  silent,
}: PostgresWatchOptions): DatabaseWatch {
  const listened = createHeard()
  let lookedAt = Number.NEGATIVE_INFINITY
  /** Nobody listens at the server's address, so nobody writes there: what is known stays true. */
  let down = false
  let silences = 0
  let closed = false
  let wake = () => {}
  const due = (ms: number) =>
    new Promise<void>((resolve) => {
      wake = resolve
      setTimeout(resolve, ms).unref()
    })

  const hear = (told: string) => {
    try {
      heard(told)
    } catch (error) {
      // A node of another version speaks differently.
      report(error)
    }
  }

  const hearChange = (payload: string) => {
    const change = readChange(payload)
    if (change) listened.hear(change)
    changed(change?.tags ?? null)
  }

  const follow = async (client: pg.Client): Promise<void> => {
    client.on('notification', ({ channel, payload = '' }) => {
      const [teller, ...told] = payload.split(' ')
      if (teller === node) return
      if (channel === NODES_CHANNEL) hear(told.join(' '))
      else hearChange(payload)
    })
    client.on('end', () => wake())
    await client.connect()
    await client.query(`listen ${CONTENT_CHANNEL}; listen ${NODES_CHANNEL}`)
    let unheard: Look | null = null
    for (let first = true; !closed; first = false) {
      const look: Look = { at: performance.now(), counts: await countsOf(client, node) }
      down = false
      silences = 0
      // While nobody listened anything may have been told.
      const lost = listened.missed(first ? look.counts : (unheard?.counts ?? []))
      if (lost) changed(null)
      const known: Look | null = lost || !listened.missed(look.counts) ? look : unheard
      if (known) {
        listened.accept(known.counts)
        lookedAt = known.at
      }
      unheard = known === look ? null : look
      await due(unheard ? ARRIVES_IN_MS : LOOK_EVERY_MS)
    }
  }

  const running = (async () => {
    while (!closed) {
      const client = clientFor(url)
      try {
        await follow(client)
      } catch (error) {
        const wasDown = down
        down = isDown(error)
        silences = isSilence(error) ? silences + 1 : 0
        if (silences >= SILENCES) silent()
        if (!down || !wasDown) report(error)
      }
      client.end().catch(report)
      if (!closed) await pause(RECONNECT_MS)
    }
  })()

  return {
    current: () => down || performance.now() - lookedAt < CURRENT_MS,
    close: async () => {
      closed = true
      wake()
      await running
    },
  }
}

function clientFor(url: string): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'zocalo-watch',
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  })
  // A broken connection fails the next look; without a listener it would end the process.
  client.on('error', () => {})
  return client
}

/** The other nodes' changes as they stood at a time of this process's clock. */
interface Look {
  readonly at: number
  readonly counts: readonly CountedChange[]
}

async function countsOf(client: pg.Client, node: string): Promise<CountedChange[]> {
  const { rows } = await client.query<{ node: string; slot: number; n: string }>(
    'select node, slot, cast(n as text) as n from content_version where node <> $1',
    [node],
  )
  return rows.map(({ n, ...row }) => ({ ...row, n: Number(n) }))
}
