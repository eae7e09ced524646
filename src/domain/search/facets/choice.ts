import { type Bits, countBits } from '../indexing/bits.ts'
import { SETS, type SetName } from './block.ts'
import { type Board, liveBits, type Page } from './board.ts'
import { type Kind, keyOf, type SetTable, type SetTables } from './sets.ts'

/** A característica by whose values records are chosen. */
export interface ChosenAttribute {
  readonly id: number
  /** The categories whose records may have it; none: all. */
  readonly categories: readonly number[]
  /** The values, as the index has them, or the ranges of numbers, both ends included. Any of them is enough. */
  readonly values: readonly (string | readonly [from: number, to: number])[]
  readonly numeric: boolean
}

/** What a record has to meet: one value of each group. An absent group asks nothing, an empty one allows nothing. */
export interface Choice {
  readonly categories?: readonly number[]
  readonly estados?: readonly string[]
  readonly municipios?: readonly string[]
  readonly colonias?: readonly string[]
  readonly attributes?: readonly ChosenAttribute[]
  readonly open?: true
}

/** A group of a choice: the codes of one column that it allows. */
export interface Group {
  /** `categories`, `open` and so on, or the id of a característica. */
  readonly name: Exclude<keyof Choice, 'attributes'> | number
  readonly column: SetName
  /** 1 for each allowed code. */
  readonly allowed: Uint8Array
}

/** Returns the groups of a choice. `open` are the codes of the hours that are open now. */
export function groupsOf(choice: Choice, tables: SetTables, open: () => Uint8Array): Group[] {
  const { categories, estados, municipios, colonias, attributes = [] } = choice
  const named = (
    name: Group['name'],
    column: 'places' | 'tags',
    kind: Kind,
    texts: readonly string[] | undefined,
  ) =>
    texts
      ? [
          {
            name,
            column,
            allowed: withAny(
              tables[column],
              texts.map((text) => keyOf(kind, text)),
            ),
          },
        ]
      : []
  return [
    ...named('categories', 'tags', 'category', categories?.map(String)),
    ...named('estados', 'places', 'estado', estados),
    ...named('municipios', 'places', 'municipio', municipios),
    ...named('colonias', 'places', 'colonia', colonias),
    ...attributes.map((attribute) => attributeGroup(attribute, tables)),
    ...(choice.open ? [{ name: 'open' as const, column: 'hours' as const, allowed: open() }] : []),
  ]
}

function withAny(table: SetTable, wanted: readonly string[]): Uint8Array {
  const allowed = new Uint8Array(table.size())
  for (const key of wanted) for (const code of table.with(key)) allowed[code] = 1
  return allowed
}

function attributeGroup({ id, categories, values, numeric }: ChosenAttribute, tables: SetTables): Group {
  const column = numeric ? 'numbers' : 'tags'
  const table = tables[column]
  const isWanted = (text: string) =>
    values.some((value) =>
      typeof value === 'string' ? value === text : value[0] <= Number(text) && Number(text) <= value[1],
    )
  const wanted = table.values.map(({ kind, text }) => (kind === id && isWanted(text) ? 1 : 0))
  const allowed = new Uint8Array(table.size())
  for (const code of table.withKind(id)) {
    let has = false
    table.each(code, (value) => {
      has ||= wanted[value] === 1
    })
    if (has) allowed[code] = 1
  }
  const counts = appliesIn(table, categories)
  return {
    name: id,
    column,
    allowed: counts ? allowed.map((one, code) => one & (counts[code] ?? 0)) : allowed,
  }
}

/** Returns 1 for the sets with one of some categories; null for none, which stands for all sets. */
export const appliesIn = (table: SetTable, categories: readonly number[]): Uint8Array | null =>
  categories.length === 0
    ? null
    : withAny(
        table,
        categories.map((id) => keyOf('category', String(id))),
      )

/** Returns the records that are in every group, of those in `among` if it is given. */
export function chosen(board: Board, groups: readonly Group[], among: Bits | null): Bits {
  const found = liveBits(board, among)
  const allowed = SETS.flatMap((column) => {
    const own = groups.filter((group) => group.column === column)
    return own.length === 0 ? [] : [{ column, passes: allOf(own) }]
  })
  for (const [number, words] of found) {
    const page = board.pages.get(number)
    for (const { column, passes } of allowed) if (page) keepPassing(words, page.columns[column], passes)
  }
  return found
}

function allOf([first, ...others]: readonly Group[]): Uint8Array {
  const all = first?.allowed ?? new Uint8Array()
  return others.length === 0
    ? all
    : all.map((one, code) => (others.every(({ allowed }) => allowed[code]) ? one : 0))
}

/** Removes the records whose code does not pass. One loop over words, because most of the time is spent here. */
function keepPassing(words: Uint32Array, column: Uint32Array, passes: Uint8Array): void {
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? 0
    if (word === 0) continue
    const first = at * 32
    let kept = 0
    for (let bit = 0; bit < 32; bit++) kept |= (passes[column[first + bit] ?? 0] ?? 0) << bit
    words[at] = word & kept
  }
}

/** How many records have each code of a column. */
export type Histogram = Uint32Array

export interface Counted {
  readonly total: number
  /** Of the records in every group. */
  readonly all: { readonly [N in SetName]: Histogram }
  /** For each group, of the records in every other group: by its column. */
  readonly without: ReadonlyMap<Group['name'], Histogram>
}

/** A word has as many bits; further groups share the last one, and are counted as if they were chosen. */
const MOST_GROUPS = 31

/** Counts the records by the codes of their sets, in one pass. */
export function counted(
  board: Board,
  tables: SetTables,
  groups: readonly Group[],
  among: Bits | null,
): Counted {
  const histogram = (name: SetName) => new Uint32Array(tables[name].size())
  const all = {
    places: histogram('places'),
    tags: histogram('tags'),
    numbers: histogram('numbers'),
    hours: histogram('hours'),
  }
  const own = groups
    .slice(0, MOST_GROUPS)
    .map(({ name, column }) => ({ name, column, codes: histogram(column) }))
  const fails = {
    places: failsIn(groups, 'places', tables),
    tags: failsIn(groups, 'tags', tables),
    numbers: failsIn(groups, 'numbers', tables),
    hours: failsIn(groups, 'hours', tables),
  }
  const found = liveBits(board, among)
  let total = 0
  for (const [number, words] of found) {
    const page = board.pages.get(number)
    if (!page) continue
    const { places, tags, numbers, hours } = page.columns
    for (let at = 0; at < words.length; at++) {
      for (let rest = words[at] ?? 0; rest !== 0; rest &= rest - 1) {
        const record = at * 32 + 31 - Math.clz32(rest & -rest)
        const place = places[record] ?? 0
        const tag = tags[record] ?? 0
        const amount = numbers[record] ?? 0
        const hour = hours[record] ?? 0
        const failed =
          (fails.places[place] ?? 0) |
          (fails.tags[tag] ?? 0) |
          (fails.numbers[amount] ?? 0) |
          (fails.hours[hour] ?? 0)
        if (failed === 0) {
          total++
          all.places[place] = (all.places[place] ?? 0) + 1
          all.tags[tag] = (all.tags[tag] ?? 0) + 1
          all.numbers[amount] = (all.numbers[amount] ?? 0) + 1
          all.hours[hour] = (all.hours[hour] ?? 0) + 1
        } else if ((failed & (failed - 1)) === 0) countFor(own[31 - Math.clz32(failed)], page, record)
      }
    }
  }
  for (const { column, codes } of own) {
    const inAll = all[column]
    for (let code = 0; code < codes.length; code++) codes[code] = (codes[code] ?? 0) + (inAll[code] ?? 0)
  }
  return { total, all, without: new Map(own.map(({ name, codes }) => [name, codes])) }
}

function countFor(
  group: { readonly column: SetName; readonly codes: Histogram } | undefined,
  { columns }: Page,
  record: number,
): void {
  if (!group) return
  const code = columns[group.column][record] ?? 0
  group.codes[code] = (group.codes[code] ?? 0) + 1
}

/** For each code of a column, the groups that do not allow it, as bits. */
function failsIn(groups: readonly Group[], column: SetName, tables: SetTables): Uint32Array {
  const fails = new Uint32Array(tables[column].size())
  for (const [at, group] of groups.entries()) {
    if (group.column !== column) continue
    const bit = 1 << Math.min(at, MOST_GROUPS - 1)
    for (let code = 0; code < fails.length; code++)
      if (!group.allowed[code]) fails[code] = (fails[code] ?? 0) | bit
  }
  return fails
}

/** Returns a page of the records in the order of lists. */
export function inListOrder({ order }: Board, records: Bits, skipped: number, limit: number): number[] {
  const ids = order.ids()
  const found: number[] = []
  // From the nearer end, so that the last pages cost what the first ones do.
  const total = countBits(records)
  const wanted = Math.min(limit, total - skipped)
  if (wanted <= 0) return found
  const fromEnd = total - skipped - wanted < skipped
  let passes = fromEnd ? total - skipped - wanted : skipped
  for (let step = 0; step < ids.length && found.length < wanted; step++) {
    const id = ids[fromEnd ? ids.length - 1 - step : step] ?? 0
    const word = records.get(id >>> 13)?.[(id & 8191) >> 5] ?? 0
    if (((word >>> (id & 31)) & 1) === 0) continue
    if (passes > 0) passes--
    else found.push(id)
  }
  return fromEnd ? found.reverse() : found
}
