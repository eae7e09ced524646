import { timingSafeEqual } from 'node:crypto'

/** Whether what was sent is the secret: how long the answer takes tells nothing of how much of it was right. */
export function isSameSecret(sent: string, secret: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(secret)]
  return one.length === other.length && timingSafeEqual(one, other)
}
