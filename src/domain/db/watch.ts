/** How a process hears that another one changed public content. */
export interface DatabaseWatch {
  /** Whether what was read before, and is not known to have changed, may be taken for current. Cheap to ask. */
  readonly current: () => boolean
  readonly close: () => Promise<void>
}

export interface WatchOptions {
  /** Called when content was changed by another process: with the tags of what was, or null when nobody knows. */
  readonly changed: (tags: readonly string[] | null) => void
  /** Called with what another node told. */
  readonly heard: (told: string) => void
  readonly report: (error: unknown) => void
}

/** Where PostgreSQL's nodes tell one another anything but changes of content, behind the name of the one who tells. */
export const NODES_CHANNEL = 'zocalo_nodes'
