import { type ResourceName, resources } from '../../contract/resources/index.ts'
import type { Overview } from '../../contract/views.ts'
import { listActivity } from '../changes/activity.ts'
import type { Db } from '../db/types.ts'
import { proposalsWaiting } from '../proposals/queue.ts'
import { countOf } from '../records/counts.ts'

const SHOWN = 5
const LATEST = 10

/** Returns the numbers of the administrators' welcome panel. */
export async function readOverview(db: Db): Promise<Omit<Overview, 'backup' | 'files_away_since' | 'mapa'>> {
  const names = Object.keys(resources) as ResourceName[]
  const counted = await Promise.all(names.map((name) => countOf(db, name)))
  const counts = Object.fromEntries(names.map((name, index) => [name, counted[index]])) as Overview['counts']
  const [users, empresas, propuestas, activity] = await Promise.all([
    waitingUsers(db),
    waitingEmpresas(db),
    proposalsWaiting(db),
    listActivity(db, { page: 1, perPage: LATEST, kind: 'cambios' }),
  ])
  return { counts, users, empresas, propuestas, activity: activity.items }
}

async function waitingUsers(db: Db): Promise<Overview['users']> {
  const waiting = db.selectFrom('user').where('aprobado', '=', 0)
  const total = await countOf(db, 'user', { aprobado: 0 })
  const first = await waiting
    .select(['id', 'name', 'email', 'created_at'])
    .orderBy('id')
    .limit(SHOWN)
    .execute()
  return { total, first }
}

async function waitingEmpresas(db: Db): Promise<Overview['empresas']> {
  const waiting = db.selectFrom('empresa').where('publicado', '=', 0)
  const total = await countOf(db, 'empresa', { publicado: 0 })
  const first = await waiting
    .select(['id', 'nombre', 'created_at'])
    .orderBy('orden')
    .orderBy('place')
    .orderBy('id')
    .limit(SHOWN)
    .execute()
  return { total, first }
}
