import { sql } from 'kysely'
import { isFile } from '../../../contract/kinds/index.ts'
import type { Resource } from '../../../contract/resource.ts'
import { collections } from '../../../contract/resources/index.ts'
import type { Tx } from '../../db/types.ts'
import { loosen } from '../../files/store/ledger.ts'
import { filesOf } from '../kinds/index.ts'

/**
 * The files of a record live as long as anything of it names them: its row, what its versions replaced, the trash, a
 * proposal. All of that is found by the record's id, so no index of files is needed.
 */

/** A stored file that something of a record named. */
export interface NamedFile {
  readonly collection: string
  readonly record_id: number
  readonly field: string
  /** As JSON. */
  readonly value: string
}

/** Makes those files loose that nothing of their record names any more, in the transaction that stops naming them. */
export async function releaseFiles(tx: Tx, named: readonly NamedFile[], at: string): Promise<void> {
  const loose: string[] = []
  for (const one of named) if (!(await isHeld(tx, one))) loose.push(...pathsOf(one))
  await loosen(tx, loose, at)
}

/** Whether the record's row or its history names a file, so that no sweep removes it. */
export const isHeld = async (tx: Tx, file: NamedFile): Promise<boolean> =>
  (await isNamedIn(tx, 'replaced_value', file)) ||
  (await isNamedIn(tx, 'proposed_value', file)) ||
  (await isPresent(tx, file))

/** Returns the paths of a named file; none for a value that names none. */
export function pathsOf({
  collection,
  field: name,
  value,
}: Pick<NamedFile, 'collection' | 'field' | 'value'>) {
  const field = known[collection]?.fields[name]
  const file: unknown = JSON.parse(value)
  return field && isFile(field) && typeof file === 'string' ? filesOf(collection, field, file) : []
}

const known: Readonly<Record<string, Resource | undefined>> = collections

async function isNamedIn(
  tx: Tx,
  table: 'replaced_value' | 'proposed_value',
  { collection, record_id, field, value }: NamedFile,
): Promise<boolean> {
  const { rows } = await sql`
    select id from ${sql.table(table)} where collection = ${collection} and record_id = ${record_id}
    and field = ${field} and value = ${value} limit 1`.execute(tx)
  return rows.length > 0
}

async function isPresent(tx: Tx, { collection, record_id, field, value }: NamedFile): Promise<boolean> {
  const { rows } = await sql`
    select id from ${sql.table(collection)}
    where id = ${record_id} and ${sql.ref(field)} = ${JSON.parse(value)}`.execute(tx)
  return rows.length > 0
}
