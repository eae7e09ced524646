import { sql } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import { slugify } from '../../contract/spanish/slug.ts'
import { validation } from '../../contract/texts/server.ts'
import type { Dialect } from '../db/types.ts'
import { invalidField } from '../errors.ts'

// biome-ignore lint/suspicious/noExplicitAny: Kysely cannot type a table that is chosen at run time.
type AnyDb = any

interface TakenSlug {
  readonly taken: string
  /** For a text without a letter or digit: makes the slug from the id, once that is known. */
  readonly byId?: (id: number) => Promise<string>
}

/**
 * Returns the slug of a new record: the typed one (throws invalid when taken), or one derived from its source field,
 * with a number when taken.
 */
export async function takeSlug(
  tx: AnyDb,
  resource: Resource,
  values: Record<string, unknown>,
  dialect: Dialect,
): Promise<TakenSlug> {
  await waitForTurn(tx, resource, dialect)
  const field = resource.fields.slug
  const typed = values.slug
  if (typeof typed === 'string' && typed !== '') {
    if (field?.reserved?.includes(typed)) throw invalidField('slug', validation.reserved)
    if (await isTaken(tx, resource, typed)) throw invalidField('slug', validation.taken)
    return { taken: typed }
  }
  const base = slugify(String(values[field?.from ?? ''] ?? ''))
  if (base) return { taken: await freeSlug(tx, resource, base) }
  return {
    taken: `.${crypto.randomUUID()}`,
    byId: (id) => freeSlug(tx, resource, `${resource.name}-${id}`),
  }
}

/** Returns the slug of a record that comes back from the trash: its own, with a number when another has taken it. */
export async function keepSlug(
  tx: AnyDb,
  resource: Resource,
  { slug }: Record<string, unknown>,
  dialect: Dialect,
): Promise<TakenSlug> {
  await waitForTurn(tx, resource, dialect)
  return { taken: await freeSlug(tx, resource, String(slug)) }
}

/** When two records of one name are created at the same moment, the second waits here and gets a number. */
async function waitForTurn(tx: AnyDb, { name }: Resource, dialect: Dialect): Promise<void> {
  if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(hashtext(${`slug ${name}`}))`.execute(tx)
}

const isTaken = async (tx: AnyDb, resource: Resource, slug: string): Promise<boolean> =>
  (await tx.selectFrom(resource.name).select('id').where('slug', '=', slug).executeTakeFirst()) !== undefined

async function freeSlug(tx: AnyDb, resource: Resource, base: string): Promise<string> {
  // ':' follows '9', so the range holds every numbered form of the base.
  const rows: { slug: string }[] = await tx
    .selectFrom(resource.name)
    .select('slug')
    .where('slug', '=', base)
    .union((numbered: AnyDb) =>
      numbered
        .selectFrom(resource.name)
        .select('slug')
        .where('slug', '>', `${base}-`)
        .where('slug', '<', `${base}-:`),
    )
    .execute()
  const taken = new Set([...rows.map((row) => row.slug), ...(resource.fields.slug?.reserved ?? [])])
  if (!taken.has(base)) return base
  let number = 2
  while (taken.has(`${base}-${number}`)) number++
  return `${base}-${number}`
}
