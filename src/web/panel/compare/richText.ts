import type { Block, Mark, Token } from './blocks.ts'
import { type Effort, newEffort, type Stretch, stretchesOf } from './stretches.ts'
import { comparedWords } from './words.ts'

/** Two rich texts block by block, and the words of each block that changed. */

export type BlockChange =
  /** Blocks that are in both. */
  | { readonly how: 'same'; readonly blocks: readonly Block[] }
  | { readonly how: 'gone' | 'new'; readonly block: Block }
  | { readonly how: 'changed'; readonly old: Block; readonly now: Block; readonly parts: readonly Part[] }

/** A part of a block: words of both, in which `changes` may name what their form became; or words that differ. */
export interface Part extends Stretch<Token> {
  readonly changes: readonly FormChange[]
}

/** What words have of a mark now, and had before; undefined for nothing. Or a picture's alternative text. */
export interface FormChange {
  readonly mark: Mark | 'alt'
  readonly old: string | undefined
  readonly now: string | undefined
}

/** Compares the blocks of two texts. */
export function comparedBlocks(old: readonly Block[], now: readonly Block[]): BlockChange[] {
  const effort = newEffort()
  return stretchesOf(old, now, keyOf, effort).flatMap((stretch): BlockChange[] =>
    stretch.same ? [{ how: 'same', blocks: stretch.now }] : changesIn(stretch, effort),
  )
}

const keyOf = ({ form, tokens }: Block): string => JSON.stringify([form, tokens])

/** How many blocks further on a block is looked for. */
const WINDOW = 12

/** Pairs each new block with the first old one that it resembles, in their order. */
function changesIn({ old, now }: Stretch<Block>, effort: Effort): BlockChange[] {
  const bags = old.map(bagOf)
  const changes: BlockChange[] = []
  let at = 0
  for (const block of now) {
    const near = old.slice(at, at + WINDOW)
    const bag = bagOf(block)
    const found = bags.slice(at, at + WINDOW).findIndex((one) => areAlike(one, bag))
    const match = near[found]
    if (!match) {
      changes.push({ how: 'new', block })
      continue
    }
    for (const gone of near.slice(0, found)) changes.push({ how: 'gone', block: gone })
    changes.push({ how: 'changed', old: match, now: block, parts: partsOf(match, block, effort) })
    at += found + 1
  }
  return inOrder([...changes, ...old.slice(at).map((block) => ({ how: 'gone', block }) as const)])
}

/** Puts what is gone before what is new, between the blocks that changed. */
function inOrder(changes: readonly BlockChange[]): BlockChange[] {
  const ordered: BlockChange[] = []
  let added: BlockChange[] = []
  for (const change of changes) {
    if (change.how === 'new') added.push(change)
    else if (change.how === 'gone') ordered.push(change)
    else {
      ordered.push(...added, change)
      added = []
    }
  }
  return [...ordered, ...added]
}

/** The words of a block, and how often each occurs. */
interface Bag {
  readonly counts: ReadonlyMap<string, number>
  readonly size: number
}

function bagOf({ tokens }: Block): Bag {
  const words = tokens.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  const counts = new Map<string, number>()
  for (const { text } of words) counts.set(text, (counts.get(text) ?? 0) + 1)
  return { counts, size: words.length }
}

/** Whether two blocks have at least two fifths of their words in common. */
function areAlike(a: Bag, b: Bag): boolean {
  const [fewer, more] = a.counts.size < b.counts.size ? [a, b] : [b, a]
  let common = 0
  for (const [word, count] of fewer.counts) common += Math.min(count, more.counts.get(word) ?? 0)
  const all = a.size + b.size
  return all === 0 || (2 * common) / all >= 0.4
}

function partsOf(old: Block, now: Block, effort: Effort): Part[] {
  return comparedWords(old.tokens, now.tokens, ({ text }) => text, effort).flatMap((stretch): Part[] =>
    stretch.same ? partsByForm(stretch) : [{ ...stretch, changes: [] }],
  )
}

/** Cuts words that are in both where their change of form begins or ends. */
function partsByForm({ old, now }: Stretch<Token>): Part[] {
  const parts: { same: true; old: Token[]; now: Token[]; changes: FormChange[] }[] = []
  let last = ''
  for (const [index, token] of now.entries()) {
    const before = old[index] ?? token
    const changes = formChanges(before, token)
    const key = JSON.stringify(changes)
    const part = parts.at(-1)
    if (part && key === last) {
      part.old.push(before)
      part.now.push(token)
    } else parts.push({ same: true, old: [before], now: [token], changes })
    last = key
  }
  return parts
}

const MARKS = ['bold', 'italic', 'underline', 'strike', 'colour', 'background', 'link'] as const

function formChanges(old: Token, now: Token): FormChange[] {
  const marks = MARKS.map((mark) => ({ mark, old: old.marks[mark], now: now.marks[mark] }))
  const alt = { mark: 'alt', old: old.alt, now: now.alt } as const
  return [...marks, alt].filter((change) => change.old !== change.now)
}
