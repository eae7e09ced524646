import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { CONTENT_CHANNEL, type CountedChange, createReceivedChanges, readChange } from './contentChange.ts'
import { isDown, isSilence } from './errors.ts'
import { type DatabaseWatch, NODES_CHANNEL, type WatchOptions } from './watch.ts'

/**
 * How long an answer may be shown after it was last known to be current. With the time of a check itself, this stays
 * below the promised two seconds.
 */
const CURRENT_MS = 1900
const LOOK_EVERY_MS = 500
/** A change that was counted before its notification arrives is in flight, and has this long to arrive. */
const ARRIVES_IN_MS = 100
const ANSWER_MS = 5000
/** One alone may have another cause: this process may have been too busy to read the answer. */
const SILENCES = 2
const RECONNECT_MS = 250

export interface PostgresWatchOptions extends WatchOptions {
  readonly url: string
  /** This process, whose own writes need no notification. */
  readonly node: string
  /** Called when the server has not answered for ten seconds, so that other waiting calls can fail too. */
  readonly silent: () => void
}

/**
 * Listens for other nodes' changes on a connection of its own, and checks their counts twice a second, because a
 * notification may be lost and only the counts prove that none was.
 */
export function watchPostgres({
  url,
  node,
  changed,
  received,
  report,
  silent,
}: PostgresWatchOptions): DatabaseWatch {
  const others = createReceivedChanges()
  let lookedAt = Number.NEGATIVE_INFINITY
  /** No server listens at the address, so nobody writes there, and the known content stays current. */
  let down = false
  let silences = 0
  let closed = false
  let wake = () => {}
  const due = (ms: number) =>
    new Promise<void>((resolve) => {
      wake = resolve
      setTimeout(resolve, ms).unref()
    })

  const receive = (message: string) => {
    try {
      received(message)
    } catch (error) {
      // A node of another version may send other messages.
      report(error)
    }
  }

  const receiveChange = (payload: string) => {
    const change = readChange(payload)
    if (change) others.receive(change)
    changed(change?.tags ?? null)
  }

  const follow = async (client: pg.Client): Promise<void> => {
    client.on('notification', ({ channel, payload = '' }) => {
      const [sender, ...words] = payload.split(' ')
      if (sender === node) return
      if (channel === NODES_CHANNEL) receive(words.join(' '))
      else receiveChange(payload)
    })
    client.on('end', () => wake())
    await client.connect()
    await client.query(`listen ${CONTENT_CHANNEL}; listen ${NODES_CHANNEL}`)
    let unconfirmed: Look | null = null
    for (let first = true; !closed; first = false) {
      const look: Look = { at: performance.now(), counts: await countsOf(client, node) }
      down = false
      silences = 0
      // Any notification may have been lost while this process was not listening.
      const lost = others.missed(first ? look.counts : (unconfirmed?.counts ?? []))
      if (lost) changed(null)
      const known: Look | null = lost || !others.missed(look.counts) ? look : unconfirmed
      if (known) {
        others.accept(known.counts)
        lookedAt = known.at
      }
      unconfirmed = known === look ? null : look
      await due(unconfirmed ? ARRIVES_IN_MS : LOOK_EVERY_MS)
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
  // A broken connection fails the next check; without a listener it would end the process.
  client.on('error', () => {})
  return client
}

/** The other nodes' counts at a moment of this process's clock. */
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
