import { Fragment, useMemo } from 'react'
import type { ChangeProps } from './change.ts'
import { shortened } from './shortened.ts'
import { Added, Gone, Replaced, visible } from './signs.tsx'
import type { Stretch } from './stretches.ts'
import { WholeOnRequest } from './wholeText.tsx'
import { comparedTexts } from './words.ts'

/** Shows two texts as one, in which the words that are gone and new are marked. */
export default function TextChange({ old, now }: ChangeProps) {
  const [before, after] = [String(old.value ?? ''), String(now.value ?? '')]
  const stretches = useMemo(() => comparedTexts(before, after), [before, after])
  if (!before || !after) return <Replaced old={before} now={after} />
  const places = stretches.map((_, index) => ({ first: index === 0, last: index === stretches.length - 1 }))
  const shorts = stretches.map(({ same, now }, index) => {
    const place = places[index]
    return same && place ? shortened(now, place) : null
  })
  return (
    <WholeOnRequest isShort={shorts.some((short) => short !== null)}>
      {(whole) => (
        <span className="compare-words">
          {stretches.map((stretch, index) => {
            const short = whole ? null : shorts[index]
            // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of two texts never move.
            return <Fragment key={index}>{short ? shortOf(short) : <Words {...stretch} />}</Fragment>
          })}
        </span>
      )}
    </WholeOnRequest>
  )
}

const shortOf = ({ head, tail }: { head: readonly string[]; tail: readonly string[] }): string =>
  `${head.join('').trimEnd()} … ${tail.join('').trimStart()}`.trim()

function Words({ same, old, now }: Stretch<string>) {
  if (same) return now.join('')
  return (
    <>
      {old.length > 0 && <Gone>{visible(old.join(''))}</Gone>}
      {now.length > 0 && <Added>{visible(now.join(''))}</Added>}
    </>
  )
}
