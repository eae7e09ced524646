import { type RawBuilder, sql } from 'kysely'
import { hasFiles } from '../../../contract/kinds/index.ts'
import type { Resource } from '../../../contract/resource.ts'
import { collections } from '../../../contract/resources/index.ts'
import { contains } from '../../db/dialect.ts'
import type { Tx } from '../../db/types.ts'
import { loosen } from '../../files/store/ledger.ts'
import { filesIn, pathsOfFile, storedKindOf } from '../kinds/index.ts'
import { readFiles } from '../rows.ts'

/**
 * The files of a record live as long as anything of it names them: its row, what its versions replaced, the trash, a
 * proposal. A file may move from one field to another. All of that is found by the record's id, so no index of files is
 * needed.
 */

interface RecordKey {
  readonly collection: string
  readonly record_id: number
}

/** A value of a record's field that named stored files. */
export interface NamedFiles extends RecordKey {
  readonly field: string
  /** As JSON. */
  readonly value: string
}

/** Makes those files loose that nothing of their record names any more, in the transaction that stops naming them. */
export async function releaseFiles(tx: Tx, named: readonly NamedFiles[], at: string): Promise<void> {
  const files = new Map(named.flatMap((one) => namesIn(one).map((name) => [name, one] as const)))
  const loose: string[] = []
  for (const [name, one] of files) if (!(await isHeld(tx, one, name))) loose.push(...pathsIn(one, name))
  await loosen(tx, loose, at)
}

/** Whether the record's row or its history names a file, so that no sweep removes it. */
export const isHeld = async (tx: Tx, of: RecordKey, name: string): Promise<boolean> =>
  (await isNamedIn(tx, 'replaced_value', of, name)) ||
  (await isNamedIn(tx, 'proposed_value', of, name)) ||
  (await isPresent(tx, of, name))

/** Returns the paths of the files in a value; none for a value that names none. */
export const pathsOf = (one: Pick<NamedFiles, 'collection' | 'field' | 'value'>): string[] =>
  namesIn(one).flatMap((name) => pathsIn(one, name))

const known: Readonly<Record<string, Resource | undefined>> = collections

function namesIn({ collection, field: name, value }: Pick<NamedFiles, 'collection' | 'field' | 'value'>) {
  const field = known[collection]?.fields[name]
  return field ? filesIn(field, JSON.parse(value)) : []
}

function pathsIn({ collection, field: name }: Pick<NamedFiles, 'collection' | 'field'>, file: string) {
  const field = known[collection]?.fields[name]
  return field ? pathsOfFile(collection, field, file) : []
}

async function isNamedIn(
  tx: Tx,
  table: 'replaced_value' | 'proposed_value',
  { collection, record_id }: RecordKey,
  name: string,
): Promise<boolean> {
  const fields = Object.entries(known[collection]?.fields ?? {}).filter(([, field]) => hasFiles(field))
  if (fields.length === 0) return false
  const text = JSON.stringify(name)
  const names = fields.map(([field, described]): RawBuilder<unknown> => {
    const { member } = storedKindOf(described).file ?? {}
    const says = member ? contains(tx, 'value', `${JSON.stringify(member)}:${text}`) : sql`value = ${text}`
    return sql`(field = ${field} and ${says})`
  })
  const { rows } = await sql`
    select id from ${sql.table(table)} where collection = ${collection} and record_id = ${record_id}
    and (${sql.join(names, sql` or `)}) limit 1`.execute(tx)
  return rows.length > 0
}

async function isPresent(tx: Tx, { collection, record_id }: RecordKey, name: string): Promise<boolean> {
  const resource = known[collection]
  return resource !== undefined && (await readFiles(tx, resource, record_id)).includes(name)
}
