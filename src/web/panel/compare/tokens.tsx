import { Fragment } from 'react'
import { compareTexts as texts } from '../../../contract/texts/history.ts'
import type { Token } from './blocks.ts'
import { wordTexts } from './formTexts.ts'
import type { Part } from './richText.ts'
import { shortened } from './shortened.ts'
import { Added, Gone, visible } from './signs.tsx'

/** The words of a block that changed. */
export function BlockParts({ parts, whole }: { parts: readonly Part[]; whole: boolean }) {
  return parts.map((part, index) => {
    const place = { first: index === 0, last: index === parts.length - 1 }
    const short = part.same && part.changes.length === 0 && !whole ? shortened(part.now, place) : null
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a block never move.
      <Fragment key={index}>
        {short ? (
          <>
            <Tokens tokens={short.head} />
            {' … '}
            <Tokens tokens={short.tail} />
          </>
        ) : (
          <BlockPart {...part} />
        )}
      </Fragment>
    )
  })
}

function BlockPart({ same, old, now, changes }: Part) {
  if (!same)
    return (
      <>
        {old.length > 0 && (
          <Gone>
            <Tokens tokens={old} changed />
          </Gone>
        )}
        {now.length > 0 && (
          <Added>
            <Tokens tokens={now} changed />
          </Added>
        )}
      </>
    )
  if (changes.length === 0) return <Tokens tokens={now} />
  return (
    <span className="compare-form">
      <Tokens tokens={now} /> <small className="compare-said">({wordTexts(changes)})</small>
    </span>
  )
}

/** Words in their form. Links lead nowhere and colours are only named, so that the signs of a change stand out. */
export function Tokens({ tokens, changed = false }: { tokens: readonly Token[]; changed?: boolean }) {
  return runsOf(tokens).map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text never move.
    <Fragment key={index}>{runElement(run, changed)}</Fragment>
  ))
}

/** Neighbouring words with the same marks; a picture stands alone. */
function runsOf(tokens: readonly Token[]): Token[] {
  const runs: Token[] = []
  for (const token of tokens) {
    const last = runs.at(-1)
    const joins = last && last.alt === undefined && token.alt === undefined && isFormed(last, token)
    if (joins) runs.splice(-1, 1, { ...last, text: last.text + token.text })
    else runs.push(token)
  }
  return runs
}

const isFormed = (a: Token, b: Token): boolean => JSON.stringify(a.marks) === JSON.stringify(b.marks)

function runElement({ text, marks, alt }: Token, changed: boolean): React.ReactNode {
  if (alt !== undefined) return <TextPicture src={text} alt={alt} />
  let element: React.ReactNode = changed ? visible(text) : text
  if (marks.bold !== undefined) element = <strong>{element}</strong>
  if (marks.italic !== undefined) element = <em>{element}</em>
  if (marks.underline !== undefined || marks.link !== undefined) element = <u>{element}</u>
  if (marks.strike !== undefined) element = <span className="compare-struck">{element}</span>
  return element
}

/** The addresses that a stored text's pictures may have. */
const PICTURE = /^(\/img\/|https:\/\/)/i

const TextPicture = ({ src, alt }: { src: string; alt: string }) =>
  PICTURE.test(src) ? (
    <img className="compare-picture" src={src} alt={alt || texts.textPicture} loading="lazy" />
  ) : (
    `[${alt || texts.textPicture}]`
  )
