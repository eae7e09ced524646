import { Button } from '@mantine/core'
import { form as texts } from '../../../contract/texts/panel.ts'
import type { InputProps } from './props.ts'

/** Under a field that the site has a text of its own for: the way back to that, once it says something else. */
export function Original({
  form,
  name,
  field,
  onRestore,
}: Pick<InputProps, 'form' | 'name' | 'field'> & { onRestore: (original: string) => void }) {
  const { original } = field
  const value = form.useWatchValue(name)
  if (original === undefined || value === original) return null
  const restore = () => {
    form.setFieldValue(name, original, { forceUpdate: false })
    onRestore(original)
  }
  return (
    <Button size="xs" variant="subtle" w="fit-content" mt={4} px={6} onClick={restore}>
      {texts.original}
    </Button>
  )
}
