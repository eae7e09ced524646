import { Text } from '@mantine/core'
import { type ComponentType, lazy, Suspense } from 'react'
import { inputTexts as texts } from '../../../contract/texts/inputs.ts'
import type { InputProps } from './props.ts'

/** Makes an input that is its own download, because few forms have it. */
export function lazyInput(
  load: () => Promise<{ default: ComponentType<InputProps> }>,
): ComponentType<InputProps> {
  const Input = lazy(load)
  return (props) => (
    <Suspense fallback={<Text role="status">{texts.loading}</Text>}>
      <Input {...props} />
    </Suspense>
  )
}
