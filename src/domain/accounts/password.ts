import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import type { Network } from '../limits/network.ts'
import { createQueue } from '../scheduling/queue.ts'

/** argon2id with OWASP's second recommendation (19 MiB, two passes): about 30 ms, off the main thread. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One of the four threads stays free for files; 50 wait about a second on two cores. Networks take turns. */
const inLine = createQueue({ atOnce: Math.min(3, availableParallelism()), waiting: 50 })

/** Throws unavailable when too many passwords wait already, many of them from one network or each from another. */
export const hashPassword = (password: string, from: Network): Promise<string> =>
  inLine(() => hash(password, options), from)

let decoy: Promise<string> | undefined

/** Takes the same time whether there is a hash to compare with or not. Throws unavailable when too many wait already. */
export async function verifyPassword(
  known: string | undefined,
  password: string,
  from: Network,
): Promise<boolean> {
  decoy ??= hash(randomBytes(16).toString('hex'), options)
  // Waited for either way: the first to be compared with it would take longer.
  const other = await decoy
  const matches = await inLine(() => verify(known ?? other, password), from)
  return matches && known !== undefined
}

/** 32 signs, none of which looks like another: without `l`, `o`, `0` and `1`. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'

/** A password that a person can copy: 20 letters and digits, 100 bits. */
export function randomPassword(): string {
  return [...randomBytes(20)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
}
