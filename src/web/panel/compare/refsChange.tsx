import { Text } from '@mantine/core'
import { compareTexts as texts } from '../../../contract/texts/history.ts'
import { refsForm } from '../form/kinds/refs.ts'
import { listOf } from '../form/parts.ts'
import { useTargets } from '../targets.ts'
import { LoadFailure } from '../ui/loadFailure.tsx'
import type { ChangeProps } from './change.ts'
import { ListChange } from './listChange.tsx'

/** Shows the targets that are gone and new by their titles. One that no longer exists has none. */
export default function RefsChange({ field, old, now }: ChangeProps) {
  const { options, error, loading, reload } = useTargets(field)
  if (error !== undefined) return <LoadFailure error={error} onRetry={reload} />
  if (loading) return <Text role="status">{texts.loading}</Text>
  const titlesOf = (value: unknown) =>
    listOf(refsForm.shown(value)).map(
      (id) => options.find((option) => option.value === id)?.label ?? texts.missingTarget(Number(id)),
    )
  return <ListChange old={titlesOf(old.value)} now={titlesOf(now.value)} />
}
