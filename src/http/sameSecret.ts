import { timingSafeEqual } from 'node:crypto'

/** Whether the sent text is the secret. The duration does not reveal how much of it was right. */
export function isSameSecret(sent: string, secret: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(secret)]
  return one.length === other.length && timingSafeEqual(one, other)
}
