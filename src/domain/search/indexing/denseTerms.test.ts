import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BareDatabase, bareDatabase } from '../../../../test/support/database.ts'
import { DATABASES } from '../../../../test/support/world.ts'
import { createPostingReader } from '../matching/postingReader.ts'
import { firstInAll } from '../matching/ranking.ts'
import { type Bits, bitsOf, commonIds, packBits, unionOfBits, unpackBits } from './bits.ts'
import { DENSE, makeAllBits, readBits } from './denseTerms.ts'
import { changePostings } from './postings.ts'
import { rankOf } from './rank.ts'

const listed = (bits: Bits): number[] => commonIds([bits], Infinity) ?? []
const ascending = (ids: Iterable<number>): number[] => [...new Set(ids)].sort((a, b) => a - b)

describe('ids as bits', () => {
  /** Ids close together, so that a chunk has many, and far apart. */
  const ids = fc.oneof(
    fc.array(fc.nat(3_000_000), { maxLength: 60 }),
    fc.array(fc.nat(9000), { minLength: 700, maxLength: 2000 }),
  )

  test('survive packing, union and intersection like sets', () => {
    fc.assert(
      fc.property(ids, ids, (some, others) => {
        const [a, b] = [bitsOf(Uint32Array.from(some)), bitsOf(Uint32Array.from(others))]
        const read: Bits = new Map()
        for (const [chunk, words] of a) unpackBits(read, chunk, packBits(words))
        expect(listed(read)).toEqual(ascending(some))
        expect(listed(unionOfBits([a, b]))).toEqual(ascending([...some, ...others]))
        const common = ascending(some).filter((id) => others.includes(id))
        expect(commonIds([a, b], common.length)).toEqual(common)
        if (common.length > 0) expect(commonIds([a, b], common.length - 1)).toBeNull()
      }),
      { numRuns: 60 },
    )
  })

  test('take less space than a bitmap while they are few', () => {
    const [words = new Uint32Array()] = bitsOf(Uint32Array.of(1, 2, 8000)).values()
    expect(packBits(words)).toHaveLength(6)
  })
})

describe.each(DATABASES)('the terms of very many records, on %s', (kind) => {
  let bare: BareDatabase
  beforeAll(async () => {
    bare = await bareDatabase(kind)
  })
  afterAll(() => bare.close())

  const change = (terms: string[], ids: readonly number[], added: boolean, bits = true) =>
    bare.database.db.transaction().execute((tx) =>
      changePostings(
        tx,
        ids.map((id) => ({ rank: rankOf(id % 5, id), terms, added })),
        bits,
      ),
    )
  const bitsUnder = async (term: string) => {
    const bits = (await readBits(bare.database.db, [term])).get(term)
    return bits && listed(bits)
  }
  const from = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at)

  test('get a bitmap above a number of records, which follows every change, and lose it below', async () => {
    await change(['euno b'], from(1, DENSE - 1), true)
    expect(await bitsUnder('euno b')).toBeUndefined()
    await change(['euno b'], [90_000], true)
    expect(await bitsUnder('euno b')).toEqual([...from(1, DENSE - 1), 90_000])
    // As many come as go: the number alone does not tell.
    const { db } = bare.database
    const swap = [
      { rank: rankOf(0, 90_000), terms: ['euno b'], added: false },
      { rank: rankOf(3, 90_003), terms: ['euno b'], added: true },
    ]
    await db.transaction().execute((tx) => changePostings(tx, swap))
    expect((await bitsUnder('euno b'))?.at(-1)).toBe(90_003)
    // A record that only moves in its lists stays.
    const moved = [
      { rank: rankOf(3, 90_003), terms: ['euno b'], added: false },
      { rank: rankOf(70, 90_003), terms: ['euno b'], added: true },
    ]
    await db.transaction().execute((tx) => changePostings(tx, moved))
    expect((await bitsUnder('euno b'))?.at(-1)).toBe(90_003)
    await change(['euno b'], [7, 8], false)
    expect(await bitsUnder('euno b')).toBeUndefined()
    const left = await db.selectFrom('search_block').select('term').distinct().execute()
    expect(left).toEqual([{ term: 'euno b' }])
  })

  test('of a catalogue get none, because its ranks are pages', async () => {
    await change(['cdos b'], from(1, DENSE), true)
    expect(await bitsUnder('cdos b')).toBeUndefined()
  })

  test('with few common records are intersected correctly, up to the limit', async () => {
    const { db } = bare.database
    const [evens, odds] = [from(1, DENSE).map((n) => n * 2), from(1, DENSE).map((n) => n * 2 + 1)]
    const common = [30_001, 50_001, 60_001]
    // One bitmap is made at the end, as in a rebuild of the index.
    await change(['etres b'], [...evens, ...common], true, false)
    await change(['ecuatro b'], odds, true)
    await db.transaction().execute(makeAllBits)
    for (const id of common)
      await db
        .insertInto('search_empresa')
        .values({ id, rank: rankOf(id % 5, id), name: 'x', terms: '', category_terms: '' })
        .execute()
    const lists = ['etres b', 'ecuatro b'].map((term) => [
      { term, n: DENSE + 3, tier: 2, enye: false, begins: true },
    ])
    const where = { db, kind: 'empresa' as const, reader: createPostingReader(db), filter: null }
    const ranks = common.map((id) => rankOf(id % 5, id))
    expect(await firstInAll(where, lists, 50)).toEqual(ranks)
    expect(await firstInAll(where, lists, 2)).toEqual(ranks.slice(0, 2))
    const [, last] = [...ranks].reverse()
    const onlyOne = async (some: readonly number[]) => some.filter((rank) => rank === last)
    expect(await firstInAll(where, lists, 50, onlyOne)).toEqual([last])
    // A short list with a long one.
    await change(['ecinco b'], [4, 30_001, 30_003, 50_001], true)
    const short = [{ term: 'ecinco b', n: 4, tier: 2, enye: false, begins: true }]
    const [first = [], second = []] = lists
    expect(await firstInAll(where, [first, short], 50)).toEqual(
      [4, 30_001, 50_001].map((id) => rankOf(id % 5, id)).sort((a, b) => a - b),
    )
    expect(await firstInAll(where, [second, short, first], 50)).toEqual(
      [30_001, 50_001].map((id) => rankOf(id % 5, id)).sort((a, b) => a - b),
    )
  })
})
