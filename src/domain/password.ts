import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** argon2id with OWASP's second recommendation (19 MiB, two passes): about 30 ms, off the main thread. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, options)

let decoy: Promise<string> | undefined

/** Takes the same time whether there is a hash to compare with or not. */
export async function verifyPassword(known: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'))
  const matches = await verify(known ?? (await decoy), password)
  return matches && known !== undefined
}

/** A password that a person can copy: 20 letters and digits, 100 bits. */
export function randomPassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789ABCDEFGH'.slice(0, 32)
  return [...randomBytes(20)].map((byte) => alphabet[byte & 31]).join('')
}
