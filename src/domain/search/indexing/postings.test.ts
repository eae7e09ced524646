import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BareDatabase, bareDatabase } from '../../../../test/support/database.ts'
import { DATABASES } from '../../../../test/support/world.ts'
import { decode, encode, FULL } from './blocks.ts'
import { changePostings } from './postings.ts'
import { pairOf, rankOf } from './rank.ts'

const place = fc.tuple(fc.nat(2_147_483_647), fc.nat(4_294_967_295))

describe('a rank', () => {
  test('returns its pair, and sorts like pairs', () => {
    fc.assert(
      fc.property(place, place, ([a, b], [c, d]) => {
        const near = rankOf(Math.min(a, 2_000_000_000), b)
        expect(pairOf(near)).toEqual([Math.min(a, 2_000_000_000), b])
        expect(rankOf(a, b) < rankOf(c, d) || a > c || (a === c && b >= d) || Math.max(a, c) > 2e9).toBe(true)
      }),
    )
  })

  test('is stored exactly by both databases', () => {
    expect([rankOf(0, 0), rankOf(2_147_483_647, 4_294_967_295)].every(Number.isFinite)).toBe(true)
  })
})

test('packing keeps all ranks', () => {
  fc.assert(
    fc.property(fc.array(place), (places) => {
      const ranks = [...new Set(places.map(([first, second]) => rankOf(first, second)))].sort((a, b) => a - b)
      expect([...decode([encode(ranks)])]).toEqual(ranks)
    }),
  )
})

describe.each(DATABASES)('the lists of the index, on %s', (kind) => {
  let bare: BareDatabase
  beforeAll(async () => {
    bare = await bareDatabase(kind)
  })
  afterAll(() => bare.close())

  test('hold exactly the ranks that were added and not removed, in order, in blocks of bounded size', async () => {
    const { db } = bare.database
    const random = fc.sample(fc.nat(20_000), { numRuns: 6300, seed: 7 })
    const kept = new Set<number>()
    for (let at = 0; at < random.length; at += at < 5900 ? 500 : 3) {
      const ranks = [...new Set(random.slice(at, at + (at < 5900 ? 500 : 3)))].map((id) => rankOf(id % 7, id))
      const changes = ranks.map((rank) => ({ rank, terms: ['etaco a', 'epan b'], added: !kept.has(rank) }))
      for (const { rank, added } of changes) added ? kept.add(rank) : kept.delete(rank)
      await db.transaction().execute((tx) => changePostings(tx, changes))
    }
    for (const term of ['etaco a', 'epan b']) {
      const blocks = await db
        .selectFrom('search_block')
        .select(['first', 'ranks'])
        .where('term', '=', term)
        .orderBy('first')
        .execute()
      const lists = blocks.map(({ ranks }) => [...decode([ranks])])
      expect(lists.flat()).toEqual([...kept].sort((a, b) => a - b))
      expect(lists.length).toBeGreaterThan(5)
      expect(Math.max(...lists.map(({ length }) => length))).toBeLessThanOrEqual(FULL)
    }
    const counts = await db.selectFrom('search_term').select('n').execute()
    expect(counts.map(({ n }) => n)).toEqual([kept.size, kept.size])
    const changes = [...kept].map((rank) => ({ rank, terms: ['etaco a'], added: false }))
    await db.transaction().execute((tx) => changePostings(tx, changes))
    const left = await db.selectFrom('search_block').select('term').distinct().execute()
    expect(left).toEqual([{ term: 'epan b' }])
  })
})
