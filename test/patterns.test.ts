import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { isLinear, STEP } from './support/growth.ts'

/** Every pattern of the server takes time in proportion to its text. Another kind can stop the site for everybody. */

const ROOMS = [
  'src/{contract,domain,http}/**/*.ts',
  'src/web/*.{ts,tsx}',
  'src/web/{public,feeds}/**/*.{ts,tsx}',
]

interface Pattern {
  readonly file: string
  readonly regex: RegExp
}

async function patterns(): Promise<Pattern[]> {
  const files = globSync(ROOMS).filter((file) => !file.endsWith('.test.ts'))
  const found = await Promise.all(files.map(async (file) => literals(file, await readFile(file, 'utf8'))))
  return found.flat()
}

function literals(file: string, code: string): Pattern[] {
  const found: Pattern[] = []
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) found.push({ file, regex: new RegExp(node.regex.pattern, node.regex.flags) })
    },
  }).visit(parseSync(file, code).program)
  return found
}

/** One of each kind of character that patterns contain. */
const SAMPLES = [
  ...'a1 \n.,-+/<>"\'=&;:%#@(){}[]_xnñABZ\\*?!|~',
  '\u0301',
  '\u0303',
  '\u200b',
  '\u0007',
  '🎉',
]
/**
 * The part of a pattern for one character: a class (with at most one class within it), an escape, or the character
 * itself.
 */
const ATOM =
  /\[(?:\[[^\]]*\]|\\.|[^\]\\])*\]|\\u\{[^}]*\}|\\u[\dA-Fa-f]{4}|\\[pP]\{[^}]*\}|\\.|[^\\()[\]{}|*+?^$]/gsu
const WORD = /[\w/<&:=-]{2,}/g

/** Texts that may slow a pattern down: its own characters, alone and in pairs, after its own words. */
function fillingsOf({ source, flags }: RegExp): { beginning: string; filling: string }[] {
  const atoms = source.match(ATOM) ?? []
  const letters = new Set(atoms.flatMap((atom) => sampleOf(atom, flags)))
  const words = [...new Set(source.replaceAll('\\/', '/').match(WORD) ?? [])]
  const pairs = [...letters].flatMap((one) => [...letters].map((other) => one + other))
  const fillings = new Set([...letters, ...pairs, ...words])
  return ['', ...words].flatMap((beginning) => [...fillings].map((filling) => ({ beginning, filling })))
}

/** A character that the atom matches; none for atoms such as a word boundary. */
function sampleOf(atom: string, flags: string): string[] {
  const one = new RegExp(`^${atom}$`, flags.replace(/[gy]/g, ''))
  const sample = [atom, ...SAMPLES].find((text) => one.test(text))
  return sample === undefined ? [] : [sample]
}

const SIZES = [2 ** 7, 2 ** 10, 2 ** 13]

/** A text for which the pattern takes more time than in proportion; undefined when there is none. */
function worstOf(regex: RegExp): { beginning: string; filling: string } | undefined {
  const read = (text: string) => (regex.global ? text.replace(regex, '') : regex.test(text))
  return fillingsOf(regex).find(({ beginning, filling }) => {
    const text = (size: number) => `${beginning}${filling.repeat(Math.ceil(size / filling.length))}\u0001`
    return !SIZES.every((size) => isLinear(read, text(size), text(size * STEP)))
  })
}

test('every pattern takes time in proportion to its text', async () => {
  const all = await patterns()
  expect(all.length).toBeGreaterThan(60)
  expect(all.flatMap(({ file, regex }) => ({ file, regex, ...worstOf(regex) })).filter(isSlow)).toEqual([])
})

const isSlow = (found: { filling?: string }) => found.filling !== undefined

test.each([/\s+$/, /<[^>]*>/g, /<script[^>]*>[\s\S]*?<\/script>/])(
  'a slower pattern is found: %s',
  (regex) => {
    expect(worstOf(regex)).toBeDefined()
  },
)
