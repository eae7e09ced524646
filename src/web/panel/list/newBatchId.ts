import { newKey } from '../../newKey.ts'

/** Returns a random UUID (RFC 9562): the id that the calls of one bulk operation share. */
export function newBatchId(): string {
  const digits = newKey()
  const [first, second, third] = [digits.slice(0, 8), digits.slice(8, 12), digits.slice(13, 16)]
  return `${first}-${second}-4${third}-8${digits.slice(17, 20)}-${digits.slice(20)}`
}
