import { Button } from '@mantine/core'
import { useState } from 'react'
import { compareTexts as texts } from '../../../contract/texts/history.ts'

/** Shows a comparison with what changed and its surroundings only, and on request all of it. */
export function WholeOnRequest({
  isShort,
  children,
}: {
  /** Whether anything is hidden at first. */
  isShort: boolean
  children: (whole: boolean) => React.ReactNode
}) {
  const [whole, setWhole] = useState(!isShort)
  return (
    <div className="compare-text">
      {children(whole)}
      {isShort && (
        <Button size="xs" variant="subtle" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? texts.short : texts.whole}
        </Button>
      )}
    </div>
  )
}
