/** The header in which a post's page says whose view it is: the server counts it, and never sends it on. */
export const VIEWED = 'x-zocalo-viewed'
