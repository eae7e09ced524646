import type { ItemOf } from '../../contract/resources/index.ts'
import { validation } from '../../contract/textos.ts'
import type { SessionUser } from '../../contract/views.ts'
import { rolesOf } from '../account.ts'
import type { Context } from '../context.ts'
import { isOneOf } from '../db/dialect.ts'
import type { Db, Tx } from '../db/types.ts'
import { invalidField } from '../errors.ts'
import { accountApproved, tell } from '../mail.ts'
import { revokeSessions } from '../session.ts'
import type { Store } from '../store.ts'

type User = ItemOf<'user'> & { roles?: SessionUser['roles'] }

/** Users carry their roles; nobody withdraws their own approval; withdrawing one ends that user's sessions at once. */
export function userStore(ctx: Context, store: Store<ItemOf<'user'>>): Store<User> {
  return {
    ...store,
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
      if (values.aprobado === false) await revokeSessions(tx, id)
      if (permit.tells && changed.item.aprobado && !changed.before.aprobado)
        await tell(ctx, tx, permit, id, accountApproved(ctx))
      return { ...changed, item: await withOwnRoles(tx, changed.item) }
    },
  }
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
