import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import type { Network } from '../limits/network.ts'
import { createQueue } from '../scheduling/queue.ts'

/** argon2id with OWASP's second recommendation (19 MiB, two passes): about 30 ms, off the main thread. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Leaves one of the four threads to files; 50 waiting passwords take about a second on two cores. Networks take
 * turns.
 */
const hashQueue = createQueue({ atOnce: Math.min(3, availableParallelism()), waiting: 50 })

/** Hashes a password. Throws unavailable when too many wait, counted by network and in all. */
export const hashPassword = (password: string, from: Network): Promise<string> =>
  hashQueue(() => hash(password, options), from)

let decoy: Promise<string> | undefined

/**
 * Compares a password with a hash. Takes the same time when there is no hash. Throws unavailable when too many wait.
 */
export async function verifyPassword(
  known: string | undefined,
  password: string,
  from: Network,
): Promise<boolean> {
  decoy ??= hash(randomBytes(16).toString('hex'), options)
  // Awaited in both cases; otherwise the first account without a hash would take longer.
  const other = await decoy
  const matches = await hashQueue(() => verify(known ?? other, password), from)
  return matches && known !== undefined
}

/** 32 characters that cannot be confused: `l`, `o`, `0` and `1` are missing. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Returns a password that a person can copy: 20 letters and digits, 100 bits. */
export function randomPassword(): string {
  return [...randomBytes(20)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
}
