/** How a process learns that another one changed public content. */
export interface DatabaseWatch {
  /** Whether earlier reads that are not known to have changed may count as current. Cheap to call. */
  readonly current: () => boolean
  readonly close: () => Promise<void>
}

export interface WatchOptions {
  /** Called when another process changed content, with the tags of the change, or null when they are unknown. */
  readonly changed: (tags: readonly string[] | null) => void
  /** Called with another node's message. */
  readonly received: (message: string) => void
  readonly report: (error: unknown) => void
}

/**
 * The channel for all messages between PostgreSQL's nodes but changes of content; each begins with its sender's name.
 */
export const NODES_CHANNEL = 'zocalo_nodes'
