import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createQueue } from './queue.ts'

/** argon2id with OWASP's second recommendation (19 MiB, two passes): about 30 ms, off the main thread. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One of the four threads stays free for files; 50 wait about a second on two cores. */
const inLine = createQueue({ atOnce: Math.min(3, availableParallelism()), waiting: 50 })

/** Throws unavailable when too many passwords wait already. */
export const hashPassword = (password: string): Promise<string> => inLine(() => hash(password, options))

let decoy: Promise<string> | undefined

/** Takes the same time whether there is a hash to compare with or not. Throws unavailable when too many wait already. */
export async function verifyPassword(known: string | undefined, password: string): Promise<boolean> {
  decoy ??= hash(randomBytes(16).toString('hex'), options)
  const compared = known ?? (await decoy)
  const matches = await inLine(() => verify(compared, password))
  return matches && known !== undefined
}

/** A password that a person can copy: 20 letters and digits, 100 bits. */
export function randomPassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789ABCDEFGH'.slice(0, 32)
  return [...randomBytes(20)].map((byte) => alphabet[byte & 31]).join('')
}
