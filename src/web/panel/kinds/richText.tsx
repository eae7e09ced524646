import { Text } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { editor as texts } from '../../../contract/texts/panel.ts'
import type { PanelKind } from './kind.ts'

const Editor = lazy(() => import('../richText/editor.tsx'))

/** The editor is its own download: only forms with such a text need it. */
export const richTextKind: PanelKind = {
  Input: (props) => (
    <Suspense fallback={<Text role="status">{texts.loading}</Text>}>
      <Editor {...props} />
    </Suspense>
  ),
  Change: lazy(() => import('../compare/richTextChange.tsx')),
}
