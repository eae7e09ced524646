/**
 * The header in which a post's page names its post for the count of views. The server counts it and never sends it on.
 */
export const VIEWED = 'x-zocalo-viewed'
