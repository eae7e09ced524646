import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { isDown, isSilence } from './errors.ts'
import { CONTENT_CHANNEL, NODES_CHANNEL, type Watch, type WatchOptions } from './watch.ts'

/** What was seen unchanged this long ago may still be shown; with a look's own time below the two seconds promised. */
const CURRENT_MS = 1900
const LOOK_EVERY_MS = 500
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
 * Listens for other nodes' changes on a connection of its own, and looks twice a second whether the content's version
 * is still the known one: a notification may be lost, and only an answer proves that none was.
 */
export function watchPostgres({ url, node, changed, heard, report, silent }: PostgresWatchOptions): Watch {
  let known: string | undefined
  let lookedAt = Number.NEGATIVE_INFINITY
  /** Nobody listens at the server's address, so nobody writes there: what is known stays true. */
  let down = false
  let silences = 0
  let closed = false
  let wake = () => {}
  const due = () =>
    new Promise<void>((resolve) => {
      wake = resolve
      setTimeout(resolve, LOOK_EVERY_MS).unref()
    })

  const hear = (told: string) => {
    try {
      heard(told)
    } catch (error) {
      // A node of another version speaks differently.
      report(error)
    }
  }

  const follow = async (client: pg.Client): Promise<void> => {
    client.on('notification', ({ channel, payload = '' }) => {
      const [teller, ...told] = payload.split(' ')
      if (teller === node) return
      if (channel === NODES_CHANNEL) return hear(told.join(' '))
      changed()
      wake()
    })
    client.on('end', () => wake())
    await client.connect()
    await client.query(`listen ${CONTENT_CHANNEL}; listen ${NODES_CHANNEL}`)
    while (!closed) {
      const next = due()
      const begun = performance.now()
      const version = await versionOf(client, node)
      if (version !== known) changed()
      known = version
      lookedAt = begun
      down = false
      silences = 0
      await next
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

/** How often the other nodes have changed content. */
async function versionOf(client: pg.Client, node: string): Promise<string> {
  const { rows } = await client.query<{ version: string }>(
    'select cast(coalesce(sum(n), 0) as text) as version from content_version where node <> $1',
    [node],
  )
  return rows[0]?.version ?? ''
}
