import { createHash, randomBytes } from 'node:crypto'
import { fold } from '../contract/spanish.ts'
import { account, validation } from '../contract/textos.ts'
import { requiredEmail, requiredText } from '../contract/values.ts'
import type { SessionUser } from '../contract/views.ts'
import type { Actor, Role } from './access.ts'
import { type Context, isoNow } from './context.ts'
import { faultOf } from './db/errors.ts'
import type { Db, Row, Tx } from './db/types.ts'
import { invalidField, Refusal } from './errors.ts'
import {
  attempted,
  clearAttempts,
  forgiveAttempt,
  loginLimit,
  registerAttemptLimit,
  registerLimit,
  takeAttempt,
} from './limits.ts'
import { parsed } from './parsed.ts'
import { hashPassword, verifyPassword } from './password.ts'

/** Accounts and sessions (contract.md, section 2). Tokens are 256 random bits, of which only the SHA-256 is kept. */

const IDLE_HOURS = 12
const LIFE_DAYS = 7
const HOUR = 3_600_000

const nameSchema = requiredText(120, 2)
export const passwordSchema = requiredText(200, 8)
const roleIds: Record<Role, number> = { admin: 1, cliente: 2 }
const tokenHashOf = (token: string) => createHash('sha256').update(token).digest('hex')
const ago = (ctx: Context, milliseconds: number) =>
  new Date(ctx.clock().getTime() - milliseconds).toISOString()

export const rolesOf = (role: Role): SessionUser['roles'] => [{ id: roleIds[role], name: role }]

export interface Credentials {
  email?: unknown
  password?: unknown
}

/** Counts an attempt to register before anything of it is looked at. Throws too_many. `ip` is who asks. */
export async function attemptRegistration(ctx: Context, ip: string): Promise<void> {
  await takeAttempt(ctx, `register-try ${ip}`, registerAttemptLimit)
}

/** A new cliente that waits for approval. Throws invalid, too_many. `ip` is who asks. */
export async function register(
  ctx: Context,
  body: Credentials & { name?: unknown },
  ip: string,
): Promise<void> {
  const values = parsed({ name: nameSchema, email: requiredEmail(), password: passwordSchema }, body)
  const attempt = await takeAttempt(ctx, `register ${ip}`, registerLimit)
  await attempted(ctx, attempt, () => createUser(ctx, { ...values, role: 'cliente', aprobado: false }))
}

export interface NewUser {
  name: string
  email: string
  password: string
  role: Role
  aprobado: boolean
}

/** Adds an account; gives its id. Throws invalid when the address is taken. */
export async function createUser(ctx: Context, user: NewUser): Promise<number> {
  const now = isoNow(ctx)
  const password_hash = await hashPassword(user.password)
  const email_key = fold(user.email)
  try {
    const row = await ctx.database.db
      .insertInto('user')
      .values({
        name: user.name,
        name_key: fold(user.name),
        email: user.email,
        email_key,
        aprobado: Number(user.aprobado),
        role: user.role,
        password_hash,
        search_text: fold(`${user.name} \n ${user.email}`),
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return row.id
  } catch (error) {
    if (faultOf(error)?.kind === 'unique') throw invalidField('email', validation.emailTaken)
    throw error
  }
}

export interface Login {
  readonly token: string
  readonly user: SessionUser
}

/** Opens a session. Throws invalid (something is missing), unauthenticated (wrong pair), forbidden (not approved), too_many. */
export async function login(ctx: Context, body: Credentials, ip: string): Promise<Login> {
  const { email, password } = parsed({ email: requiredText(255), password: requiredText(200) }, body, [
    'password',
  ])
  const key = `login ${fold(email)} ${ip}`
  const attempt = await takeAttempt(ctx, key, loginLimit)
  const user = await userByEmail(ctx.database.db, email)
  const right = await attempted(ctx, attempt, () => verifyPassword(user?.password_hash, password))
  if (!right || !user) throw wrongPair()
  if (user.aprobado !== 1) {
    await forgiveAttempt(ctx, attempt)
    throw new Refusal('forbidden', { message: account.notApproved })
  }
  const token = await openSession(ctx, user)
  if (!token) throw wrongPair()
  await clearAttempts(ctx, key)
  return { token, user: sessionUser(user) }
}

const wrongPair = () => new Refusal('unauthenticated', { message: account.wrongPair })

export const userByEmail = (db: Db, email: string): Promise<Row<'user'> | undefined> =>
  db.selectFrom('user').selectAll().where('email_key', '=', fold(email)).executeTakeFirst()

const sessionUser = (user: Row<'user'>): SessionUser => ({
  id: user.id,
  name: user.name,
  email: user.email,
  aprobado: user.aprobado === 1,
  roles: rolesOf(user.role),
})

/**
 * Gives null when the password or the approval that was verified holds no more. The account's row is held meanwhile:
 * whoever changes it goes first, and is seen here, or comes after, and ends this session too.
 */
async function openSession(ctx: Context, user: Row<'user'>): Promise<string | null> {
  const token = randomBytes(32).toString('base64url')
  const now = isoNow(ctx)
  const opened = await ctx.database.db
    .insertInto('session')
    .columns(['token_hash', 'user_id', 'created_at', 'used_at'])
    .expression((from) =>
      from
        .selectFrom('user')
        .select((row) => [
          row.val(tokenHashOf(token)).as('token_hash'),
          'id',
          row.val(now).as('created_at'),
          row.val(now).as('used_at'),
        ])
        .where('id', '=', user.id)
        .where('password_hash', '=', user.password_hash)
        .where('aprobado', '=', 1)
        .$if(ctx.database.dialect === 'postgres', (query) => query.forShare()),
    )
    .executeTakeFirst()
  return Number(opened.numInsertedOrUpdatedRows ?? 0) > 0 ? token : null
}

/** Who holds the token; a visitor when it is unknown, revoked or expired. */
export async function actorOf(ctx: Context, token: string, requestId: string): Promise<Actor> {
  const row = await ctx.database.db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.user_id')
    .select(['session.token_hash', 'session.used_at', 'user.id', 'user.role'])
    .where('token_hash', '=', tokenHashOf(token))
    .where('session.used_at', '>', ago(ctx, IDLE_HOURS * HOUR))
    .where('session.created_at', '>', ago(ctx, LIFE_DAYS * 24 * HOUR))
    .where('user.aprobado', '=', 1)
    .executeTakeFirst()
  if (!row) return { kind: 'visitor' }
  if (row.used_at < ago(ctx, HOUR / 60)) await touch(ctx, row.token_hash, requestId)
  return { kind: 'user', id: row.id, role: row.role, tokenHash: row.token_hash, requestId }
}

/** At most once a minute: a session's reads do not each cost a write. On a full disk they go on without. */
async function touch(ctx: Context, tokenHash: string, requestId: string): Promise<void> {
  await ctx.database.db
    .updateTable('session')
    .set({ used_at: isoNow(ctx) })
    .where('token_hash', '=', tokenHash)
    .execute()
    .catch((error) => ctx.report(error, 'note of a session in use', requestId))
}

export async function logout(ctx: Context, actor: Actor): Promise<void> {
  if (actor.kind === 'user')
    await ctx.database.db.deleteFrom('session').where('token_hash', '=', actor.tokenHash).execute()
}

/** Changes the own password and ends every session. Throws invalid; a wrong current one counts as a failed login. */
export async function changePassword(
  ctx: Context,
  actor: Actor,
  body: { actual?: unknown; nueva?: unknown },
  ip: string,
): Promise<void> {
  if (actor.kind !== 'user') throw new Refusal('unauthenticated')
  const { actual, nueva } = parsed({ actual: requiredText(200), nueva: passwordSchema }, body, [
    'actual',
    'nueva',
  ])
  const user = await ctx.database.db
    .selectFrom('user')
    .selectAll()
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow()
  const key = `login ${user.email_key} ${ip}`
  const attempt = await takeAttempt(ctx, key, loginLimit)
  if (!(await attempted(ctx, attempt, () => verifyPassword(user.password_hash, actual))))
    throw invalidField('actual', validation.wrongPassword)
  await clearAttempts(ctx, key)
  // Another change may have come first, and its password is not this one's to replace.
  if (!(await setPassword(ctx, user.id, nueva, user.password_hash)))
    throw invalidField('actual', validation.wrongPassword)
}

/** The own account. */
export async function accountOf(ctx: Context, actor: Actor): Promise<SessionUser> {
  if (actor.kind !== 'user') throw new Refusal('unauthenticated')
  const user = await ctx.database.db
    .selectFrom('user')
    .selectAll()
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow()
  return sessionUser(user)
}

/** Changes the own name. Throws invalid. */
export async function rename(ctx: Context, actor: Actor, body: { name?: unknown }): Promise<SessionUser> {
  const { name } = parsed({ name: nameSchema }, body)
  const { id, email } = await accountOf(ctx, actor)
  await ctx.database.db
    .updateTable('user')
    .set((row) => ({
      name,
      name_key: fold(name),
      search_text: fold(`${name} \n ${email}`),
      updated_at: isoNow(ctx),
      version: row('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
  return accountOf(ctx, actor)
}

/**
 * Sets a password and ends every session; with `known`, only while the account still has that hash. Gives whether it
 * was set. Throws unavailable.
 */
export async function setPassword(
  ctx: Context,
  userId: number,
  password: string,
  known?: string,
): Promise<boolean> {
  const password_hash = await hashPassword(password)
  return ctx.database.db
    .transaction()
    .execute((tx) => setPasswordHash(tx, userId, { password_hash, updated_at: isoNow(ctx) }, known))
}

/** The part of `setPassword` that is written. */
export async function setPasswordHash(
  tx: Tx,
  userId: number,
  values: Pick<Row<'user'>, 'password_hash' | 'updated_at'>,
  known?: string,
): Promise<boolean> {
  const changed = await tx
    .updateTable('user')
    .set(values)
    .where('id', '=', userId)
    .$if(known !== undefined, (query) => query.where('password_hash', '=', known ?? ''))
    .executeTakeFirst()
  const set = Number(changed.numUpdatedRows) > 0
  if (set) await revokeSessions(tx, userId)
  return set
}

export async function revokeSessions(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('session').where('user_id', '=', userId).execute()
}

export async function purgeSessions(ctx: Context): Promise<void> {
  await ctx.database.db
    .deleteFrom('session')
    .where((row) =>
      row.or([
        row('used_at', '<', ago(ctx, IDLE_HOURS * HOUR)),
        row('created_at', '<', ago(ctx, LIFE_DAYS * 24 * HOUR)),
      ]),
    )
    .execute()
}
