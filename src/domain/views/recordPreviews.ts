import { sql } from 'kysely'
import { site } from '../../contract/paths.ts'
import type { CollectionName } from '../../contract/resources/index.ts'
import type { PreviewLink } from '../../contract/views.ts'
import type { Permit } from '../access.ts'
import { holdCaller } from '../accounts/caller.ts'
import { hashOfSecret, newSecret } from '../accounts/secret.ts'
import type { Context } from '../context.ts'
import { isPostgres } from '../db/dialect.ts'
import type { Tx } from '../db/types.ts'
import { notFound } from '../errors.ts'
import { countPreview } from '../limits/rations.ts'
import { selectOne } from '../records/lists.ts'
import { DAY, isoIn, isoNow } from '../time.ts'
import { seen } from './public.ts'

/**
 * Previews: secret addresses that show a saved record as visitors would see it, whether or not they do. Whoever has the
 * address may look. Only the hash of its secret is stored, and it dies with the record.
 */

const LIFE = 7 * DAY

/** Returns a new address for a record, and when it expires. Throws not_found, too_many. */
export function createRecordPreview(
  ctx: Context,
  permit: Permit,
  name: CollectionName,
  id: number,
): Promise<PreviewLink> {
  return ctx.database.db.transaction().execute(async (tx) => {
    await holdCaller(ctx, tx, permit.caller)
    await holdRecord(tx, permit, name, id)
    await countPreview(ctx, tx, permit)
    const secret = newSecret()
    const expira = isoIn(ctx, LIFE)
    await tx
      .insertInto('preview')
      .values({ secret_hash: hashOfSecret(secret), collection: name, record_id: id, expires_at: expira })
      .execute()
    return { url: ctx.address() + site.preview(secret), expira }
  })
}

/** Nobody can remove the record until the transaction ends: its previews would stay. */
async function holdRecord(tx: Tx, { owner }: Permit, name: CollectionName, id: number): Promise<void> {
  const own = owner === null ? sql`` : sql`and user_id = ${owner}`
  const { rows } = await sql`select id from ${sql.table(name)} where id = ${id} ${own}
    ${isPostgres(tx) ? sql`for key share` : sql``}`.execute(tx)
  if (rows.length === 0) throw notFound()
}

interface Previewed {
  readonly tipo: CollectionName
  readonly registro: object
  readonly expira: string
}

/** Returns the record of a secret as it is now, without what visitors never see. Throws not_found. */
export async function readRecordPreview(ctx: Context, secret: string): Promise<Previewed> {
  const { db } = ctx.database
  const link = await db
    .selectFrom('preview')
    .selectAll()
    .where('secret_hash', '=', hashOfSecret(secret))
    .where('expires_at', '>', isoNow(ctx))
    .executeTakeFirst()
  const registro = link && (await selectOne(db, seen[link.collection], { id: link.record_id }))
  if (!link || !registro) throw notFound()
  return { tipo: link.collection, registro, expira: link.expires_at }
}

/** Ends the previews of a record, in the transaction that removes it. */
export async function dropPreviews(tx: Tx, name: CollectionName, id: number): Promise<void> {
  await tx.deleteFrom('preview').where('collection', '=', name).where('record_id', '=', id).execute()
}

/** Removes expired previews. */
export async function purgePreviews(ctx: Context): Promise<void> {
  await ctx.database.db.deleteFrom('preview').where('expires_at', '<=', isoNow(ctx)).execute()
}
