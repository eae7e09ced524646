import { type RawBuilder, sql } from 'kysely'
import { searchWords, withoutTilde } from '../../contract/spanish.ts'
import type { Db } from '../db/types.ts'
import { variantsWanted, type Wanted, wantedOf } from './terms.ts'
import { knownVariants } from './typos.ts'

/**
 * The ids of the published branches that a text finds, best first (contract.md, sections 5 and 10); null when the text
 * holds no word. One typing error a word is forgiven when nothing else is found.
 */
export async function findEmpresas(db: Db, text: string, limit: number): Promise<number[] | null> {
  const { all, wanted } = searchWords(text)
  if (wanted.length === 0) return null
  const found = await ranked(db, all, wanted.map(wantedOf), limit)
  if (found.length > 0) return found
  const corrected = await Promise.all(wanted.map((word) => corrections(db, word)))
  return corrected.some((one) => one === null)
    ? []
    : ranked(
        db,
        all,
        corrected.filter((one) => one !== null),
        limit,
      )
}

/** A word as it is when it finds something, else what is one error away; null when nothing is. */
async function corrections(db: Db, word: string): Promise<Wanted | null> {
  const own = wantedOf(word)
  const variants = await knownVariants(db, 'empresa_word', word)
  const ranges = [...own.ranges, ...variantsWanted(word, variants).ranges]
  return { ...own, ranges }
}

/** Each word narrows the branches to those that have it, with the best place it stands in; the worst of the words counts. */
async function ranked(
  db: Db,
  all: readonly string[],
  wanted: readonly Wanted[],
  limit: number,
): Promise<number[]> {
  const matches = wanted.map((word, index) => sql`(${postings(word)}) as ${sql.ref(`w${index}`)}`)
  const [first, ...others] = matches
  const joined = others.map(
    (match, index) => sql` join ${match} on ${sql.ref(`w${index + 1}.empresa_id`)} = w0.empresa_id`,
  )
  const worst = (column: 'place' | 'other_n'): RawBuilder<number> =>
    sql`(case ${sql.join(
      wanted.flatMap((_, index) => conditionsOfWorst(column, index, wanted.length)),
      sql` `,
    )} else 0 end)`
  const name = ` ${withoutTilde(all.join(' '))}`
  const exact = ` ${all.join(' ')}`
  const place = sql`case
    when n.plain = ${`${name} `} and ${literally(exact, ' ')} then 0
    when n.plain >= ${name} and n.plain < ${`${name}\u{10FFFF}`} and ${literally(exact, '\u{10FFFF}')} then 1
    else ${worst('place')} end`
  const rows = await sql<{ id: number }>`
    select e.id as id from ${first}${sql.join(joined, sql``)}
    join empresa as e on e.id = w0.empresa_id
    join empresa_name as n on n.empresa_id = w0.empresa_id
    order by ${place}, ${worst('other_n')}, e.orden, e.id limit ${limit}`.execute(db)
  return rows.rows.map((row) => row.id)
}

/** A typed `ñ` has to be one in the name as well. */
const literally = (exact: string, end: string) =>
  exact.includes('~') ? sql`n.words >= ${exact} and n.words <= ${exact + end}` : sql`1 = 1`

/** `greatest` of the words' columns, in SQL that both databases speak. */
function conditionsOfWorst(column: string, index: number, count: number) {
  const own = sql.ref(`w${index}.${column}`)
  const others = Array.from({ length: count }, (_, other) => sql.ref(`w${other}.${column}`))
  return [
    sql`when ${sql.join(
      others.map((other) => sql`${own} >= ${other}`),
      sql` and `,
    )} then ${own}`,
  ]
}

/** The branches that have one of the word's forms, the best place, and whether it took an `ñ` for a typed `n`. */
function postings({ ranges, typed, strict }: Wanted) {
  const inRange = ranges.map(({ from, to }) =>
    from === to ? sql`plain = ${from}` : sql`(plain >= ${from} and plain <= ${to})`,
  )
  const literal = sql`case when word >= ${typed} and word <= ${`${typed}\u{10FFFF}`} or plain = word then 0 else 1 end`
  const kept = strict ? sql` and (word like ${`%${typed.slice(0, typed.lastIndexOf('~') + 1)}%`})` : sql``
  return sql`select empresa_id, min(place * 2 + ${literal}) / 2 as place, min(place * 2 + ${literal}) % 2 as other_n
    from empresa_word where (${sql.join(inRange, sql` or `)})${kept} group by empresa_id`
}
