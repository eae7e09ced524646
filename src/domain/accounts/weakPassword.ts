import { readFileSync } from 'node:fs'
import { isStopWord } from '../../contract/spanish/spanish.ts'
import { validation } from '../../contract/texts/server.ts'
import type { Context } from '../context.ts'

/** Refuses passwords that an attacker would try first (contract.md, section 11). */

/** The texts that a password is compared with. Values that are not texts are ignored. */
interface Owner {
  readonly name?: unknown
  readonly email?: unknown
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, LONGEST) : '')

/** 200 characters have at most so many code units. A longer password is refused for its length. */
const LONGEST = 400

/** Returns why a new password is too easy to guess, as a sentence; null when it is not. */
export async function weaknessOf(
  { database: { db } }: Pick<Context, 'database'>,
  password: unknown,
  { name, email }: Owner,
): Promise<string | null> {
  if (typeof password !== 'string' || password.length > LONGEST) return null
  if (isCommon(password)) return validation.commonPassword
  const site = await db.selectFrom('ajustes').select('nombre').where('id', '=', 1).executeTakeFirst()
  const names = [textOf(name), ...namesOf(textOf(email)), textOf(site?.nombre)]
  return isMadeOf(password, names) ? validation.ownPassword : null
}

/** The list as one text. A search for a line is as fast as a set, and takes a tenth of the memory. */
let list: string | undefined

function isCommon(password: string): boolean {
  list ??= readFileSync(new URL('./commonPasswords.txt', import.meta.url), 'utf8')
  return list.includes(`\n${plain(password).trim()}\n`)
}

/** So many letters beside a name, or twice as many digits, do not make a password strong. */
const LITTLE = 4

/** Whether a password consists of these names, or parts of them, and little else. */
function isMadeOf(password: string, names: readonly string[]): boolean {
  const whole = lettersOf(password)
  const rest = names
    .flatMap(partsOf)
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, part) => left.replaceAll(part, ''), whole)
  const digits = rest.replace(/\P{N}/gu, '').length
  return rest.length < whole.length && rest.length - digits + digits / 2 <= LITTLE
}

/** The part before the `@` and the names in the domain, without endings such as `com` and `mx`. */
function namesOf(email: string): string[] {
  const [local = '', domain = ''] = email.split('@')
  return [local, ...domain.split('.').filter((label) => label.length > 3)]
}

/** The whole name and its words, except short and common words, which appear in too many other names. */
const partsOf = (name: string): string[] =>
  [name, ...name.split(/[^\p{L}\p{N}\p{M}]+/u)]
    .map(lettersOf)
    .filter((part) => part.length >= 3 && !isStopWord(part))

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
const lettersOf = (text: string): string => plain(text).replace(/[^\p{L}\p{N}]/gu, '')
