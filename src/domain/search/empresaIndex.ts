import { sql } from 'kysely'
import { wordsOf } from '../../contract/spanish.ts'
import { inChunks, listOf, rowsOf, type SearchDb } from './database.ts'
import { type Change, changePostings, lockIndex } from './postings.ts'
import { rankOf } from './rank.ts'
import { readTerms, termsOf, withBeginnings, withoutTilde, writeTerms } from './terms.ts'

/** What a branch is found by. */
export interface EmpresaTexts {
  readonly id: number
  readonly orden: number
  readonly nombre: string
  readonly categoria: string | null
  readonly direccion: string | null
  readonly descripcion: string | null
}

/**
 * Makes a branch findable as it is now, or not at all when null (unpublished, deleted). In the transaction of the write,
 * after the write itself: on PostgreSQL it waits for other writers of the index.
 */
export const indexEmpresa = (tx: SearchDb, id: number, empresa: EmpresaTexts | null): Promise<void> =>
  indexEmpresas(tx, [id], empresa ? [empresa] : [])

/** The same for many at once: those of `ids` that are not among `empresas` are found no more. */
export async function indexEmpresas(
  tx: SearchDb,
  ids: readonly number[],
  empresas: readonly EmpresaTexts[],
): Promise<void> {
  await lockIndex(tx)
  const before = await indexed(tx, ids)
  const entries = empresas.map(entryOf)
  const now = new Map(entries.map((entry) => [entry.id, entry]))
  await changePostings(
    tx,
    ids.flatMap((id) => changesOf(before.get(id), now.get(id))),
  )
  const gone = ids.filter((id) => before.has(id) && !now.has(id))
  await inChunks(gone, 1000, async (chunk) => {
    await sql`delete from search_empresa where id in (${listOf(chunk)})`.execute(tx)
  })
  await inChunks(entries, 1000, (chunk) => keep(tx, chunk))
}

interface Entry {
  readonly id: number
  readonly rank: number
  readonly name: string
  readonly terms: ReadonlySet<string>
}

function entryOf({ id, orden, nombre, categoria, direccion, descripcion }: EmpresaTexts): Entry {
  const terms = termsOf('empresa', [
    ['name', nombre],
    ['category', categoria],
    ['address', direccion],
    ['description', descripcion],
  ])
  return { id, rank: rankOf(orden, id), name: nameOf(nombre), terms }
}

/** A name as exact names and beginnings of names are compared: its words with one space between. */
export const nameOf = (text: string): string =>
  wordsOf(text)
    .map(({ word }) => word)
    .join(' ')

function changesOf(before: Before | undefined, now: Entry | undefined): Change[] {
  const old = before && { rank: before.rank, terms: withBeginnings(before.terms) }
  const fresh = now && { rank: now.rank, terms: withBeginnings(now.terms) }
  return differences(old, fresh)
}

/** What changes when a record has other terms, or another rank, than before. */
export function differences(old: Ranked | undefined, fresh: Ranked | undefined): Change[] {
  const same = old?.rank === fresh?.rank
  const removed = old && {
    ...old,
    added: false,
    terms: same && fresh ? without(old.terms, fresh.terms) : old.terms,
  }
  const added = fresh && {
    ...fresh,
    added: true,
    terms: same && old ? without(fresh.terms, old.terms) : fresh.terms,
  }
  return [removed, added].filter((change) => change !== undefined)
}

const without = (all: ReadonlySet<string>, some: ReadonlySet<string>) =>
  [...all].filter((one) => !some.has(one))

interface Ranked {
  readonly rank: number
  readonly terms: ReadonlySet<string>
}

interface Before {
  readonly rank: number
  readonly terms: readonly string[]
}

async function indexed(tx: SearchDb, ids: readonly number[]): Promise<Map<number, Before>> {
  const found = new Map<number, Before>()
  await inChunks(ids, 1000, async (chunk) => {
    const rows = await rowsOf(
      tx,
      sql<{ id: number; rank: number; terms: string }>`
        select id, rank, terms from search_empresa where id in (${listOf(chunk)})`,
    )
    for (const { id, rank, terms } of rows) found.set(Number(id), { rank, terms: readTerms(terms) })
  })
  return found
}

async function keep(tx: SearchDb, entries: readonly Entry[]): Promise<void> {
  const values = entries.map(({ id, rank, name, terms }) => {
    const enye = name.includes('ñ') ? withoutTilde(name) : null
    return sql`(${id}, ${rank}, ${name}, ${enye}, ${writeTerms(terms)})`
  })
  await sql`insert into search_empresa (id, rank, name, enye_name, terms) values ${sql.join(values)}
    on conflict (id) do update set rank = excluded.rank, name = excluded.name, enye_name = excluded.enye_name,
      terms = excluded.terms`.execute(tx)
}
