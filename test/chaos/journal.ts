/** Records the answer of every request of the load, and knows which failures were expected at their time. */

export interface Answered {
  /** When it was sent, in ms since 1970. */
  readonly at: number
  readonly what: string
  /** 0: the connection failed. */
  readonly status: number
  /** Whether a node sent the answer; otherwise the load balancer did. */
  readonly byNode: boolean
}

/** The time of a fault, in ms since 1970. */
export interface Fault {
  readonly name: string
  readonly begun: number
  /** When the faulty part was back, or others could have taken over. */
  readonly ended: number
}

/** How long after its end visitors may notice a fault. */
const RECOVERY_MS = 5000

export type Journal = ReturnType<typeof createJournal>

export function createJournal() {
  const answers: Answered[] = []
  return {
    /** Sends a request and records its result; null when the connection failed. */
    ask: async (what: string, url: string, init: RequestInit = {}): Promise<Response | null> => {
      const at = Date.now()
      try {
        const answer = await fetch(url, { signal: AbortSignal.timeout(30_000), ...init })
        const body = await answer.arrayBuffer()
        answers.push({ at, what, status: answer.status, byNode: answer.headers.has('x-request-id') })
        return new Response(answer.status === 204 ? null : body, { status: answer.status })
      } catch {
        answers.push({ at, what, status: 0, byNode: false })
        return null
      }
    },
    count: () => answers.length,
    /** Failures without a fault at that time or in the seconds before. */
    unexcused: (faults: readonly Fault[]) =>
      answers.filter(
        ({ at, status }) =>
          failed(status) &&
          !faults.some(({ begun, ended }) => at >= begun - 500 && at <= ended + RECOVERY_MS),
      ),
    /** Failures during a fault that nobody should notice. */
    failedDuring: ({ begun, ended }: Fault) =>
      answers.filter(({ at, status }) => failed(status) && at >= begun - 500 && at <= ended + RECOVERY_MS),
  }
}

/** The load sends no request that may be refused. */
const failed = (status: number) => status === 0 || status >= 400

/** Answers as text, counted: `3 × POST producto 503 of the balancer`. */
export function summaryOf(answers: readonly Answered[]): string {
  const kinds = Map.groupBy(
    answers,
    ({ what, status, byNode }) => `${what} ${status || 'connection'}${byNode ? '' : ' of the balancer'}`,
  )
  return [...kinds].map(([kind, all]) => `${all.length} × ${kind}`).join(', ')
}
