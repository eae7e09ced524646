import type { ItemOf } from '../../../contract/item.ts'
import { validation } from '../../../contract/texts/server.ts'
import type { SessionUser } from '../../../contract/views.ts'
import { rolesOf } from '../../accounts/account.ts'
import { revokeSessions } from '../../accounts/session.ts'
import { accountApproved, notify } from '../../background/letters.ts'
import type { Context } from '../../context.ts'
import { isOneOf } from '../../db/dialect.ts'
import { takeLock } from '../../db/locks.ts'
import type { Db, Tx } from '../../db/types.ts'
import { invalidField } from '../../errors.ts'
import type { Store } from '../store.ts'

type User = ItemOf<'user'> & { roles?: SessionUser['roles'] }

/**
 * Stores users with their roles. Administrators cannot withdraw their own approval, nor that of the last administrator.
 * Withdrawing an approval ends that user's sessions immediately. Two administrators who withdraw each other's take
 * turns.
 */
export function userStore(ctx: Context, store: Store<ItemOf<'user'>>): Store<User> {
  return {
    ...store,
    takeTurn: (tx) => takeLock(tx, ctx.database.dialect, 'accounts'),
    list: async (db, permit, query) => {
      const page = await store.list(db, permit, query)
      return { ...page, items: await withRoles(db, page.items) }
    },
    get: async (db, permit, id) => {
      const found = await store.get(db, permit, id)
      return { ...found, item: await withOwnRoles(db, found.item) }
    },
    update: async (tx, permit, id, values, now, match) => {
      if (id === permit.actorId && values.aprobado === false)
        throw invalidField('aprobado', validation.ownApproval)
      const changed = await store.update(tx, permit, id, values, now, match)
      const { item, before } = changed
      if (values.aprobado === false) {
        await requireAdministrator(tx)
        await revokeSessions(tx, id)
      }
      if (permit.notifies && item.aprobado && !before.aprobado)
        await notify(ctx, tx, permit, id, accountApproved(ctx))
      const approval = item.aprobado ? 'approve' : 'withdraw'
      const action = item.aprobado === before.aprobado ? 'update' : approval
      return { ...changed, item: await withOwnRoles(tx, item), action }
    },
  }
}

/** Without an administrator nobody could approve users. */
async function requireAdministrator(tx: Tx): Promise<void> {
  const one = await tx
    .selectFrom('user')
    .select('id')
    .where('role', '=', 'admin')
    .where('aprobado', '=', 1)
    .limit(1)
    .executeTakeFirst()
  if (!one) throw invalidField('aprobado', validation.lastAdministrator)
}

async function withOwnRoles<T extends { id: number }>(db: Db | Tx, user: T): Promise<T> {
  const [complete] = await withRoles(db, [user])
  return complete ?? user
}

async function withRoles<T extends { id: number }>(db: Db | Tx, users: T[]): Promise<T[]> {
  if (users.length === 0) return users
  const ids = users.map((user) => user.id)
  const rows = await db
    .selectFrom('user')
    .select(['id', 'role'])
    .where(isOneOf(db, 'id', ids))
    .execute()
  const roles = new Map(rows.map((row) => [row.id, rolesOf(row.role)]))
  return users.map((user) => ({ ...user, roles: roles.get(user.id) ?? [] }))
}
