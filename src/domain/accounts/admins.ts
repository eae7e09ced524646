import { accountFields } from '../../contract/account.ts'
import { recordAccess } from '../changes/activity.ts'
import type { Context } from '../context.ts'
import { alone } from '../db/locks.ts'
import type { Row } from '../db/types.ts'
import { HERE } from '../limits/network.ts'
import { isoNow } from '../time.ts'
import { createUser, userByEmail } from './account.ts'
import { changingAccounts } from './caller.ts'
import { parsed } from './credentials.ts'
import { setPassword } from './newPassword.ts'
import { hashPassword, randomPassword } from './password.ts'
import { weaknessOf } from './weakPassword.ts'

/** Makes administrators from outside the site: the first one, and those of `npm run admin`. */

export interface MadeAdmin {
  readonly id: number
  /** As stored. */
  readonly email: string
  /** Set when the program made the password and has to show it. */
  readonly password: string | null
  readonly existed: boolean
}

const NAME = 'Administración'

/** Creates an administrator, or makes an existing account one, approved and with a new password. Throws invalid. */
export async function makeAdmin(ctx: Context, email: string, given: string | null): Promise<MadeAdmin> {
  const known = await userByEmail(ctx.database.db, email)
  const schemas = { email: accountFields.email, password: accountFields.password }
  const body = { email, password: given ?? randomPassword() }
  const { email: address, password } = parsed(schemas, body, ['password'], {
    password: given === null ? null : await weaknessOf(ctx, given, known ?? { name: NAME, email }),
  })
  const id = known
    ? await promote(ctx, known, password)
    : await createUser(ctx, { name: NAME, email: address, password, role: 'admin', aprobado: true }, HERE)
  return {
    id,
    email: known?.email ?? address,
    password: given === null ? password : null,
    existed: known !== undefined,
  }
}

/** Does it in one statement: a session or a password from before never belongs to an administrator. */
async function promote(ctx: Context, user: Row<'user'>, password: string): Promise<number> {
  const password_hash = await hashPassword(password, HERE)
  await changingAccounts(ctx, null, async (tx) => {
    await tx
      .updateTable('user')
      .set((row) => ({ role: 'admin', aprobado: 1, version: row('version', '+', 1) }))
      .where('id', '=', user.id)
      .execute()
    await setPassword(tx, user.id, { password_hash, updated_at: isoNow(ctx) })
    await recordAccess(tx, { action: 'promote', about: user, by: null }, isoNow(ctx))
  })
  return user.id
}

/** Creates the first administrator of a site; the first of several nodes does it. Returns null when there is one. */
export function makeFirstAdmin(
  ctx: Context,
  email: string,
  password: string | null,
): Promise<MadeAdmin | null> {
  return alone(ctx.database, 'firstAdmin', async () => {
    const some = await ctx.database.db
      .selectFrom('user')
      .select('id')
      .where('role', '=', 'admin')
      .limit(1)
      .executeTakeFirst()
    return some ? null : makeAdmin(ctx, email, password)
  })
}
