import { compareTexts as texts } from '../../../contract/texts/history.ts'
import { BACKGROUND_COLOURS, TEXT_COLOURS } from '../richText/colours.ts'
import type { BlockForm } from './blocks.ts'
import type { FormChange } from './richText.ts'

/** Changes of form, in words. */

/** Returns what became of a block's form, a sentence each. */
export function blockTexts(old: BlockForm, now: BlockForm): string[] {
  const said: string[] = []
  if (old.type !== now.type) said.push(texts.blocks[now.type])
  else if (old.depth !== now.depth) said.push(texts.depth)
  if (old.align !== now.align) said.push(texts.aligned[isAlignment(now.align) ? now.align : ''])
  return said
}

const isAlignment = (align: string): align is keyof typeof texts.aligned => align in texts.aligned

/** Returns what became of the form of words. */
export function wordTexts(changes: readonly FormChange[]): string {
  const said = changes.map(({ mark, now }) => {
    const { on, off } = texts.marks[mark]
    return now === undefined || (mark === 'alt' && now === '') ? off : on(nameOf(now))
  })
  return said.join('; ')
}

/** Returns the toolbar's name of a colour; other values stay as they are. */
const nameOf = (value: string): string => names.get(value) ?? value

const names = new Map(
  [...TEXT_COLOURS, ...BACKGROUND_COLOURS].map(([colour, name]) => [asComputed(colour), name.toLowerCase()]),
)

/** Writes `#rrggbb` as browsers write a style's colour. */
function asComputed(colour: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return `rgb(${parts.join(', ')})`
}
