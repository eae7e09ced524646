import { Button, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import { compareTexts as texts } from '../../../contract/texts/history.ts'
import type { Block } from './blocks.ts'
import type { ChangeProps } from './change.ts'
import { blockTexts } from './formTexts.ts'
import { readBlocks } from './readBlocks.ts'
import { type BlockChange, comparedBlocks } from './richText.ts'
import { Added, Gone } from './signs.tsx'
import { BlockParts, Tokens } from './tokens.tsx'
import { WholeOnRequest } from './wholeText.tsx'

/** The rows that are shown at first, and with each press more. */
const ROWS = 150

/** Shows two rich texts block by block: what is gone, what is new, and inside a block the words that changed. */
export default function RichTextChange({ old, now }: ChangeProps) {
  const [before, after] = [String(old.value ?? ''), String(now.value ?? '')]
  const changes = useMemo(() => comparedBlocks(readBlocks(before), readBlocks(after)), [before, after])
  return (
    <WholeOnRequest isShort={changes.some(isLong)}>
      {(whole) => <Rows changes={whole ? changes.flatMap(apart) : changes} whole={whole} />}
    </WholeOnRequest>
  )
}

/** Whether a comparison hides it at first. */
const isLong = (change: BlockChange): boolean => change.how === 'same' && change.blocks.length > 1

const apart = (change: BlockChange): BlockChange[] =>
  change.how === 'same' ? change.blocks.map((block) => ({ how: 'same', blocks: [block] })) : [change]

function Rows({ changes, whole }: { changes: readonly BlockChange[]; whole: boolean }) {
  const [shown, setShown] = useState(ROWS)
  return (
    <div className="compare-blocks">
      {changes.slice(0, shown).map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of two texts never move.
        <Row key={index} change={change} whole={whole} />
      ))}
      {changes.length > shown && (
        <Button size="xs" variant="default" onClick={() => setShown(shown + ROWS)}>
          {texts.more}
        </Button>
      )}
    </div>
  )
}

function Row({ change, whole }: { change: BlockChange; whole: boolean }) {
  if (change.how === 'same') {
    const [block] = change.blocks
    if (block && change.blocks.length === 1)
      return <BlockFrame of={block}>{<Inside of={block} />}</BlockFrame>
    return (
      <Text size="sm" c="dimmed">
        … {texts.sameBlocks(change.blocks.length)} …
      </Text>
    )
  }
  if (change.how !== 'changed') {
    const Sign = change.how === 'gone' ? Gone : Added
    return (
      <BlockFrame of={change.block}>
        <Sign>
          <Inside of={change.block} />
        </Sign>
      </BlockFrame>
    )
  }
  const said = blockTexts(change.old.form, change.now.form)
  return (
    <BlockFrame of={change.now}>
      {said.length > 0 && <small className="compare-said">{said.join('. ')}: </small>}
      <BlockParts parts={change.parts} whole={whole} />
    </BlockFrame>
  )
}

/** A block as a paragraph that looks like it: the headings of a text are none of this page. */
function BlockFrame({ of: { form }, children }: { of: Block; children: React.ReactNode }) {
  return (
    <p
      className="compare-block"
      data-type={form.type}
      style={{
        textAlign: alignOf(form.align),
        marginInlineStart: `${Math.max(0, form.depth - 1) * 1.25}rem`,
      }}
    >
      {children}
    </p>
  )
}

const alignments = ['left', 'center', 'right', 'justify'] as const
const alignOf = (align: string) => alignments.find((one) => one === align)

const Inside = ({ of: { tokens } }: { of: Block }) =>
  tokens.length === 0 ? texts.emptyBlock : <Tokens tokens={tokens} />
