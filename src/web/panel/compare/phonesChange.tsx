import { phoneText } from '../form/kinds/phones.ts'
import { objectsIn } from '../form/kinds/stored.ts'
import type { ChangeProps } from './change.ts'
import { ListChange } from './listChange.tsx'

/** Shows the telephones that are gone and new. */
export default function PhonesChange({ old, now }: ChangeProps) {
  return <ListChange old={objectsIn(old.value).map(phoneText)} now={objectsIn(now.value).map(phoneText)} />
}
