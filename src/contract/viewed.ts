/**
 * The header in which a post's page names its post for the count of views. The server counts it and never sends it on.
 */
export const VIEWED = 'x-zocalo-viewed'

/** The header in which a page says for how many seconds what it shows holds. The server never sends it on. */
export const KEPT_SECONDS = 'x-zocalo-seconds'
