import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordsOf } from '../../../test/support/records.ts'
import { createWorld, type World } from '../../../test/support/world.ts'
import { api } from '../../contract/paths.ts'
import { validation } from '../../contract/texts/server.ts'
import { createHtmlCleaner } from './richText.ts'

/**
 * How long and how deep a text may be, and how others fare while a hard one is cleaned (contract.md, sections 10 and
 * 11).
 */

let world: World
let id: number
const { make, change } = recordsOf(() => world)
beforeAll(async () => {
  world = await createWorld('sqlite')
  id = (await make('pagina')).id
})
afterAll(() => world.close())

/** Saves a text as an administrator, and returns the stored text. */
const kept = async (texttop: string): Promise<string> => (await change('pagina', id, { texttop })).texttop

describe('the size of a text', () => {
  const save = (texttop: string) =>
    world.call('PUT', api.adminItem('pagina', id), { token: world.admin, body: { texttop } })

  test('counts its bytes on arrival: 500 000 are accepted, one more gets 422', async () => {
    const text = (bytes: number) =>
      `<p>${'ñ'.repeat((bytes - 7 - (bytes % 2 ? 0 : 1)) / 2)}${bytes % 2 ? '' : 'x'}</p>`
    expect(Buffer.byteLength(text(500_000))).toBe(500_000)
    expect((await save(text(500_000))).status).toBe(200)
    const over = await save(text(500_001))
    expect([over.status, Object.keys(over.body.errors)]).toEqual([422, ['texttop']])
  })

  test.each([
    ['characters that need escaping', '<'.repeat(400_000)],
    ['every character that needs escaping', '&<>"\''.repeat(99_000)],
    ['escaped characters', '&lt;&amp;&gt;&quot;'.repeat(26_000)],
    ['elements that close elsewhere once others are removed', '<p><td><h1>x</h1></td></p>'.repeat(9000)],
  ])('is accepted again as it was stored: %s', async (_, html) => {
    const text = await kept(html)
    expect(await kept(text)).toBe(text)
    expect((await save(`${text}<p>Y algo más.</p>`)).status).toBe(200)
  })

  test('is refused when it would be too large with all its elements closed', async () => {
    const { status, body } = await save('<p>'.repeat(160_000))
    expect([status, body.errors]).toEqual([422, { texttop: [validation.htmlTooBig] }])
  })
})

describe('a text that is hard to clean', () => {
  const noPictures = () => Promise.reject(new Error('there is none'))

  const HARD: [string, string][] = [
    ['<b>', '<b>'.repeat(166_000)],
    ['<ol><li>', '<ol><li>'.repeat(60_000)],
    ['<div>', '<div>'.repeat(100_000)],
    ['<svg>', '<svg>'.repeat(100_000)],
    ['<b>a', '<b>a'.repeat(100_000)],
    ['<table><tr><td>', '<table><tr><td>'.repeat(33_000)],
    ['a short one', '<b>'.repeat(600)],
  ]
  test.each(HARD)('because of its depth is refused with a sentence: %s', async (_, descripcion) => {
    const name = `Hondo ${descripcion.length}`
    const body = { name, title: 'Hondo', description: 'Muy hondo', descripcion }
    const answer = await world.call('POST', api.admin('post'), { token: world.admin, body })
    expect([answer.status, answer.body.errors]).toEqual([422, { descripcion: [validation.htmlTooHard] }])
  })

  /** The cleaner parses each of these styles separately. */
  const long = '<p><span style="color:red">x</span></p>'.repeat(12_000)

  test('because of its length is cleaned, and others are answered meanwhile', async () => {
    await kept(long)
    const longest = longestTurn()
    const begun = performance.now()
    expect(await kept(long)).toBe(long)
    expect(longest()).toBeLessThan((performance.now() - begun) / 2)
  })

  test('beyond its timeout is refused, and the next is cleaned', async () => {
    const cleaner = createHtmlCleaner({ timeoutMs: 1 })
    await expect(cleaner.clean(long, noPictures)).rejects.toThrow(validation.htmlTooHard)
    expect((await cleaner.clean('<p>corto</p>', noPictures)).html).toBe('<p>corto</p>')
    await cleaner.close()
  })

  test('beyond its memory is refused, and the next is cleaned', async () => {
    const cleaner = createHtmlCleaner({ timeoutMs: 60_000, maxMemoryMb: 64 })
    const hard = `<span style="${'{'.repeat(490_000)}">x</span>`
    const text = `<p>${'a'.repeat(9000)}</p>`
    const [refused, cleaned] = await Promise.allSettled([
      cleaner.clean(hard, noPictures),
      cleaner.clean(text, noPictures),
    ])
    expect(refused).toMatchObject({ reason: { message: validation.htmlTooHard } })
    expect(cleaned).toMatchObject({ value: { html: text } })
    await cleaner.close()
  })

  test('is refused when too many others wait', async () => {
    const cleaner = createHtmlCleaner()
    const texts = Array.from({ length: 40 }, () => cleaner.clean('a'.repeat(9000), noPictures))
    const settled = await Promise.allSettled(texts)
    const refused = settled.filter((one) => one.status === 'rejected')
    expect(refused).toHaveLength(20)
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'unavailable', retryAfter: 5 })
    await cleaner.close()
  })
})

/** Returns a function that gives the longest turn of the event loop since this call, in milliseconds. */
function longestTurn(): () => number {
  let longest = 0
  let last = performance.now()
  let watching = true
  const turn = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    if (watching) setImmediate(turn)
  }
  setImmediate(turn)
  return () => {
    watching = false
    return longest
  }
}
