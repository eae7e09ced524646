import { NativeSelect, Stack, Text } from '@mantine/core'
import { targetOf } from '../../../contract/references.ts'
import { compareTexts } from '../../../contract/texts/history.ts'
import type { ChangeProps } from '../compare/change.ts'
import { Replaced } from '../compare/signs.tsx'
import { lazyInput } from '../inputs/lazyInput.tsx'
import { type InputProps, inputProps } from '../inputs/props.ts'
import { targetTitle, useTargets } from '../targets.ts'
import { LoadFailure } from '../ui/loadFailure.tsx'
import type { CellProps, PanelKind } from './kind.ts'

export const refKind: PanelKind = { Input: RefInput, Cell: RefCell, Change: RefChange }

const SearchedInput = lazyInput(() => import('../inputs/searchedRef.tsx'))

/** Chooses the record that another points to. */
function RefInput(props: InputProps) {
  return targetOf(props.field)?.options ? <ListedInput {...props} /> : <SearchedInput {...props} />
}

/** All records to choose from stand in a list. */
function ListedInput(props: InputProps) {
  const { form, name, field, item, stored } = props
  const kept = targetTitle(field, item)
  const { options, error, reload } = useTargets(field, kept ? [{ value: String(stored), label: kept }] : [])
  const { defaultValue: _initial, onChange: _change, ...own } = inputProps(props)
  const value = form.useWatchValue(name)
  return (
    <Stack gap="xs">
      <NativeSelect
        {...own}
        value={String(value ?? '')}
        onChange={(event) => form.setFieldValue(name, event.currentTarget.value, { forceUpdate: false })}
        data={[{ value: '', label: field.placeholder ?? '' }, ...options]}
      />
      {error !== undefined && <LoadFailure error={error} onRetry={reload} />}
    </Stack>
  )
}

function RefCell({ field, item }: CellProps) {
  return (
    <Text size="sm" className="panel-text">
      {targetTitle(field, item) ?? field.none}
    </Text>
  )
}

/** Both targets by their titles. One that no longer exists has none. */
function RefChange({ field, old, now }: ChangeProps) {
  const { options, error, loading, reload } = useTargets(field)
  if (error !== undefined) return <LoadFailure error={error} onRetry={reload} />
  if (loading) return <Text role="status">{compareTexts.loading}</Text>
  const titleOf = (id: unknown): string => {
    if (typeof id !== 'number') return field.none ?? ''
    return options.find(({ value }) => value === String(id))?.label ?? compareTexts.missingTarget(id)
  }
  return <Replaced old={titleOf(old.value)} now={titleOf(now.value)} />
}
