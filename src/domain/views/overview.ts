import { type ResourceName, resources } from '../../contract/resources/index.ts'
import type { Overview } from '../../contract/views.ts'
import { listActivity } from '../activity.ts'
import { backupState } from '../backup/nights.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/types.ts'

const SHOWN = 5
const LATEST = 10

/** What the administrators' welcome panel shows. */
export async function overview(ctx: Context): Promise<Overview> {
  const { db } = ctx.database
  const names = Object.keys(resources) as ResourceName[]
  const counted = await Promise.all(names.map((name) => countOf(db, name)))
  const counts = Object.fromEntries(names.map((name, index) => [name, counted[index]])) as Overview['counts']
  const [users, empresas, activity] = await Promise.all([
    waitingUsers(db),
    waitingEmpresas(db),
    listActivity(db, { page: 1, perPage: LATEST }),
  ])
  const backup = ctx.backUp ? await backupState(db, ctx.clock()) : null
  return { counts, users, empresas, activity: activity.items, backup }
}

async function countOf(db: Db, name: ResourceName): Promise<number> {
  const { total } = await db
    .selectFrom(name)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

async function waitingUsers(db: Db): Promise<Overview['users']> {
  const waiting = db.selectFrom('user').where('aprobado', '=', 0)
  const { total } = await waiting
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const first = await waiting
    .select(['id', 'name', 'email', 'created_at'])
    .orderBy('id')
    .limit(SHOWN)
    .execute()
  return { total: Number(total), first }
}

async function waitingEmpresas(db: Db): Promise<Overview['empresas']> {
  const waiting = db.selectFrom('empresa').where('publicado', '=', 0)
  const { total } = await waiting
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const first = await waiting
    .select(['id', 'nombre', 'created_at'])
    .orderBy('orden')
    .orderBy('id')
    .limit(SHOWN)
    .execute()
  return { total: Number(total), first }
}
