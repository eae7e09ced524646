import { VisuallyHidden } from '@mantine/core'
import { compareTexts as texts } from '../../../contract/texts/history.ts'

/** How comparisons show what is gone and what is new: by colour, by a sign and by words for screen readers. */

export const Gone = ({ children }: { children: React.ReactNode }) => (
  <del className="compare-gone">
    <VisuallyHidden component="span">{texts.gone} </VisuallyHidden>
    {children}
  </del>
)

export const Added = ({ children }: { children: React.ReactNode }) => (
  <ins className="compare-added">
    <VisuallyHidden component="span">{texts.added} </VisuallyHidden>
    {children}
  </ins>
)

/** A short value that another replaced. */
export const Replaced = ({ old, now }: { old: string; now: string }) => (
  <span className="compare-words">
    <Gone>{old || texts.empty}</Gone> <Added>{now || texts.empty}</Added>
  </span>
)

/** A change that nobody would see otherwise: of nothing but spaces and line breaks. */
export const visible = (text: string): string =>
  text.trim() === '' ? text.replaceAll('\n', '↵\n').replace(/[^\S\n]/g, '·') : text
