import { textsIn } from '../form/kinds/stored.ts'
import type { ChangeProps } from './change.ts'
import { ListChange } from './listChange.tsx'

/** Shows the options that are gone and new. */
export default function OptionsChange({ old, now }: ChangeProps) {
  return <ListChange old={textsIn(old.value)} now={textsIn(now.value)} />
}
