import { accountFields } from '../../contract/account.ts'
import { fold } from '../../contract/spanish/spanish.ts'
import { validation } from '../../contract/texts/server.ts'
import { emailKey } from '../../contract/values/email.ts'
import type { SessionUser } from '../../contract/views.ts'
import { type Actor, callerOf, type Role } from '../access.ts'
import { recordAccess } from '../changes/activity.ts'
import type { Context } from '../context.ts'
import { faultOf } from '../db/errors.ts'
import type { Db, Row, Tx } from '../db/types.ts'
import { invalidField } from '../errors.ts'
import { attempted, registerAttemptLimit, registerLimit, takeAttempt } from '../limits/limits.ts'
import type { Network } from '../limits/network.ts'
import { isoNow } from '../time.ts'
import { changingAccounts } from './caller.ts'
import { parsed } from './credentials.ts'
import { hashPassword } from './password.ts'
import { weaknessOf } from './weakPassword.ts'

/** Accounts: how they are created, and what their holders see and change (contract.md, section 2). */

const roleIds: Record<Role, number> = { admin: 1, cliente: 2 }

export const rolesOf = (role: Role): SessionUser['roles'] => [{ id: roleIds[role], name: role }]

export interface Credentials {
  email?: unknown
  password?: unknown
}

/** Counts an attempt to register before its body is read. Throws too_many. */
export async function attemptRegistration(ctx: Context, from: Network): Promise<void> {
  await takeAttempt(ctx, [{ key: `register-try ${from}`, limit: registerAttemptLimit }])
}

/** Creates a cliente, who waits for approval. Throws invalid, too_many. */
export async function register(
  ctx: Context,
  body: Credentials & { name?: unknown },
  from: Network,
): Promise<void> {
  const weak = await weaknessOf(ctx, body.password, body)
  const values = parsed(accountFields, body, ['password'], { password: weak })
  const attempt = await takeAttempt(ctx, [{ key: `register ${from}`, limit: registerLimit }])
  await attempted(ctx, attempt, () => createUser(ctx, { ...values, role: 'cliente', aprobado: false }, from))
}

export interface NewUser {
  name: string
  email: string
  password: string
  role: Role
  aprobado: boolean
}

/** Adds an account and returns its id. Throws invalid when the e-mail address is taken. */
export async function createUser(ctx: Context, user: NewUser, from: Network): Promise<number> {
  const now = isoNow(ctx)
  const password_hash = await hashPassword(user.password, from)
  const email_key = emailKey(user.email)
  try {
    return await ctx.database.db.transaction().execute(async (tx) => {
      const { id } = await tx
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
      if (user.role === 'admin')
        await recordAccess(tx, { action: 'promote', about: { id, name: user.name }, by: null }, now)
      return id
    })
  } catch (error) {
    if (faultOf(error)?.kind === 'unique') throw invalidField('email', validation.emailTaken)
    throw error
  }
}

/** Returns the caller's own account. */
export async function accountOf(ctx: Context, actor: Actor): Promise<SessionUser> {
  return toSessionUser(await userById(ctx.database.db, callerOf(actor).id))
}

/** Changes the caller's own name. Throws invalid. */
export async function rename(ctx: Context, actor: Actor, body: { name?: unknown }): Promise<SessionUser> {
  const { name } = parsed({ name: accountFields.name }, body)
  const caller = callerOf(actor)
  return changingAccounts(ctx, caller, async (tx) => {
    const user = await userById(tx, caller.id)
    await tx
      .updateTable('user')
      .set({
        name,
        name_key: fold(name),
        search_text: fold(`${name} \n ${user.email}`),
        updated_at: isoNow(ctx),
        version: user.version + 1,
      })
      .where('id', '=', caller.id)
      .execute()
    return toSessionUser({ ...user, name })
  })
}

export const userById = (db: Db | Tx, id: number): Promise<Row<'user'>> =>
  db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export const userByEmail = (db: Db, email: string): Promise<Row<'user'> | undefined> =>
  db.selectFrom('user').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst()

/** The account as its holder sees it. */
export const toSessionUser = (user: Row<'user'>): SessionUser => ({
  id: user.id,
  name: user.name,
  email: user.email,
  aprobado: user.aprobado === 1,
  roles: rolesOf(user.role),
})
