import { fold } from '../../../contract/spanish/spanish.ts'
import type { SetName } from './block.ts'

/**
 * Many records have the same place, hours or características. Each distinct set of such values is stored once, as JSON,
 * and a record has its number (code). 0 is the empty set. In memory a set is a list of values, each a number too, because
 * a large directory has hundreds of thousands of sets.
 */

/** What a value says: the state, a category and so on, or the characteristic (by its id) that has the value. */
export type Kind = 'estado' | 'municipio' | 'colonia' | 'category' | number

export interface Value {
  readonly kind: Kind
  /** A key, a name as it is written, the id of a category, a yes (1) or no (0), an option, or a number. */
  readonly text: string
  /** The form in which values are compared: names of places folded. */
  readonly key: string
}

/** Names a value as it is compared. */
export const keyOf = (kind: Kind, text: string): string => `${kind} ${isName(kind) ? fold(text) : text}`
const isName = (kind: Kind): boolean => kind === 'municipio' || kind === 'colonia'

/** The kinds of características whose values are not options. */
export const YES_OR_NO = 'si_no'
export const NUMBER = 'numero'

/** The sets of one column. */
export interface SetTable {
  /** One more than the greatest code. */
  readonly size: () => number
  /** All values of its sets, by their numbers. */
  readonly values: readonly Value[]
  /** Calls `found` with each value of a set. */
  readonly each: (code: number, found: (value: number) => void) => void
  /** Returns the codes of the sets with a value, by its `keyOf`, and of those with any value of a kind. */
  readonly with: (key: string) => readonly number[]
  readonly withKind: (kind: Kind) => readonly number[]
}

/** When a record is open. */
export interface HourSet {
  /** JSON of its week, and the minutes of the week from Monday on at which its intervals begin and end. */
  readonly week: string
  readonly minutes: Uint16Array
  /** JSON of its exceptions. */
  readonly exceptions: string | null
  readonly closedUntil: string | null
  readonly zone: string | null
}

export interface SetTables {
  readonly places: SetTable
  readonly tags: SetTable
  readonly numbers: SetTable
  readonly hours: { readonly size: () => number; readonly entries: readonly (HourSet | undefined)[] }
}

/** A set as it is stored. The categories are in `numbers` again, because they decide which values count. */
export interface StoredSets {
  readonly places: readonly [estado: string | null, municipio: string | null, colonia: string | null]
  readonly tags: readonly [categories: readonly number[], values: readonly Said<string>[]]
  readonly numbers: readonly [categories: readonly number[], values: readonly Said<number>[]]
  readonly hours: readonly [
    week: string | null,
    exceptions: string | null,
    closedUntil: string | null,
    zone: string | null,
  ]
}

export type Said<T> = readonly [attribute: number, value: T]

const isEmpty: { readonly [N in SetName]: (set: StoredSets[N]) => boolean } = {
  places: (set) => set.every((part) => part === null),
  tags: ([categories, values]) => categories.length + values.length === 0,
  numbers: ([, values]) => values.length === 0,
  hours: ([week]) => week === null,
}

/** Returns the stored form of a set; null for the empty one. */
export const writeSet = <N extends SetName>(name: N, sets: StoredSets): string | null =>
  isEmpty[name](sets[name]) ? null : JSON.stringify(sets[name])

/** The sets of every column, which grow. */
export interface KnownSets {
  readonly tables: SetTables
  /** Takes over a stored set. Those of a column come in the order of their codes. */
  readonly add: (name: SetName, code: number, members: string) => void
}

export function createSets(): KnownSets {
  const tables = { places: createTable(), tags: createTable(), numbers: createTable() }
  const hours = createHours()
  const add: { readonly [N in SetName]: (code: number, set: StoredSets[N]) => void } = {
    places: (code, [estado, municipio, colonia]) =>
      tables.places.add(code, [
        ...named('estado', estado),
        ...named('municipio', municipio),
        ...named('colonia', colonia),
      ]),
    tags: (code, set) => tables.tags.add(code, valuesOf(set)),
    numbers: (code, set) => tables.numbers.add(code, valuesOf(set)),
    hours: hours.add,
  }
  return {
    tables: { ...tables, hours },
    add: (name, code, members) => add[name](code, JSON.parse(members) as never),
  }
}

type Named = readonly [kind: Kind, text: string]

const named = (kind: Kind, text: string | null): Named[] => (text === null ? [] : [[kind, text]])

const valuesOf = ([categories, values]: StoredSets['tags'] | StoredSets['numbers']): Named[] => [
  ...categories.map((id): Named => ['category', String(id)]),
  ...values.map(([attribute, value]): Named => [attribute, String(value)]),
]

function createTable() {
  const values: Value[] = []
  const numbers = new Map<string, number>()
  const byKey = new Map<string, number[]>()
  const byKind = new Map<Kind, number[]>()
  /** The values of all sets, one set after the other; `starts` has where the set of a code begins. */
  let flat = new Uint32Array(1024)
  let starts = new Uint32Array(1024)
  let size = 1

  const numberOf = (kind: Kind, text: string): number => {
    const name = `${kind} ${text}`
    const known = numbers.get(name)
    if (known !== undefined) return known
    numbers.set(name, values.length)
    return values.push({ kind, text, key: keyOf(kind, text) }) - 1
  }

  return {
    values,
    size: () => size,
    with: (key: string): readonly number[] => byKey.get(key) ?? [],
    withKind: (kind: Kind): readonly number[] => byKind.get(kind) ?? [],
    each: (code: number, found: (value: number) => void): void => {
      if (code <= 0 || code >= size) return
      const end = starts[code + 1] ?? 0
      for (let at = starts[code] ?? 0; at < end; at++) found(flat[at] ?? 0)
    },
    add: (code: number, added: readonly Named[]): void => {
      if (code < size) return
      const begin = starts[size] ?? 0
      flat = withRoom(flat, begin + added.length)
      starts = withRoom(starts, code + 2)
      starts.fill(begin, size, code + 1)
      for (const [at, [kind, text]] of added.entries()) {
        const value = numberOf(kind, text)
        flat[begin + at] = value
        push(byKey, values[value]?.key ?? '', code)
        push(byKind, kind, code)
      }
      starts[code + 1] = begin + added.length
      size = code + 1
    },
  }
}

function push<K>(lists: Map<K, number[]>, key: K, code: number): void {
  const list = lists.get(key)
  if (!list) lists.set(key, [code])
  else if (list.at(-1) !== code) list.push(code)
}

function withRoom(numbers: Uint32Array<ArrayBuffer>, length: number): Uint32Array<ArrayBuffer> {
  if (length <= numbers.length) return numbers
  const larger = new Uint32Array(Math.ceil(length * 1.5))
  larger.set(numbers)
  return larger
}

const DAYS = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo']
const DAY_MINUTES = 1440

function createHours() {
  const entries: (HourSet | undefined)[] = [undefined]
  /** Many sets have the same week. */
  const weeks = new Map<string, Pick<HourSet, 'week' | 'minutes'>>()
  return {
    entries,
    size: () => entries.length,
    add: (code: number, [week, exceptions, closedUntil, zone]: StoredSets['hours']): void => {
      if (week === null || entries[code]) return
      const known = weeks.get(week) ?? { week, minutes: minutesIn(week) }
      weeks.set(week, known)
      while (entries.length < code) entries.push(undefined)
      entries[code] = { ...known, exceptions, closedUntil, zone }
    },
  }
}

function minutesIn(week: string): Uint16Array {
  const hours: Readonly<Record<string, readonly (readonly [number, number])[]>> = JSON.parse(week)
  const minutes = DAYS.flatMap((day, at) =>
    (hours[day] ?? []).flatMap((interval) => interval.map((minute) => minute + at * DAY_MINUTES)),
  )
  return Uint16Array.from(minutes)
}
