import { sql } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import { type ResourceName, resources } from '../../contract/resources/index.ts'
import { actingBy, permit } from '../access.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import type { Records } from '../records/records.ts'
import { isDue, momentsOf } from '../records/setTimes.ts'
import { isoNow } from '../time.ts'

/**
 * Publishes and withdraws records at their set times. The write is an ordinary one that changes nothing by itself:
 * every write settles the moments of its record (records/setTimes.ts).
 */

type All = { readonly [N in ResourceName]: Pick<Records<{ id: number }>, 'get' | 'update'> }

interface Due {
  readonly name: ResourceName
  readonly id: number
}

/** The records that one query finds. */
const AT_ONCE = 100

/** Settles every record with a moment that has come, until `stopping`. Several nodes may do it at the same time. */
export async function settleDueTimes(ctx: Context, records: All, stopping?: AbortSignal): Promise<void> {
  for (;;) {
    let settled = 0
    for (const due of await findDue(ctx)) {
      if (stopping?.aborted) return
      if (await settle(ctx, records, due)) settled++
    }
    if (settled === 0) return
  }
}

/** Returns whether the record was settled. Somebody who changed it at the same moment settled it too. */
async function settle(ctx: Context, records: All, { name, id }: Due): Promise<boolean> {
  const nobody = permit({ kind: 'system', id: null, role: 'admin' }, name, 'update')
  const by = actingBy(nobody, { origen: 'programado' })
  try {
    const found = await records[name].get(by, id)
    if (!isDue(resources[name], found.item, isoNow(ctx))) return false
    await records[name].update(by, id, { values: {}, files: {} }, [found.version], { seen: found })
    return true
  } catch (error) {
    const changed =
      error instanceof Refusal && (error.code === 'precondition_failed' || error.code === 'not_found')
    if (!changed) ctx.report(error, `the set time of ${name} ${id}`)
    return false
  }
}

/** Returns records of every resource with a moment that has come, from the indexes of the moments. */
export async function findDue(ctx: Pick<Context, 'database' | 'clock'>): Promise<Due[]> {
  const now = isoNow(ctx)
  const queries = Object.values<Resource<ResourceName>>(resources).flatMap((resource) =>
    momentsOf(resource).map(
      (moment) => sql`select ${sql.lit(resource.name)} as name, id from ${sql.table(resource.name)}
        where ${sql.ref(moment)} <= ${now}`,
    ),
  )
  const { rows } = await sql<Due>`${sql.join(queries, sql` union all `)} limit ${sql.lit(AT_ONCE)}`.execute(
    ctx.database.db,
  )
  return rows
}
