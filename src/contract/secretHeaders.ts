/**
 * The headers of what stands at a secret address: nobody keeps it, and the pages to which it leads do not learn its
 * address.
 */
export const SECRET_HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' } as const
