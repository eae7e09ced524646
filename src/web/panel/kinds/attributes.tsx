import { Text } from '@mantine/core'
import { lazy } from 'react'
import { isObject } from '../../../contract/values/readers.ts'
import { useArea } from '../currentArea.ts'
import { textsOf } from '../form/parts.ts'
import { attributeText } from '../inputs/attributeText.ts'
import { useDefinitions } from '../inputs/definitions.ts'
import { lazyInput } from '../inputs/lazyInput.tsx'
import type { CellProps, PanelKind, ValueProps } from './kind.ts'

export const attributesKind: PanelKind = {
  Input: lazyInput(() => import('../inputs/attributes.tsx')),
  Cell: ({ field, value }: CellProps) => (
    <Text size="sm" className="panel-text panel-lines">
      {useLines(field, value).join('\n')}
    </Text>
  ),
  unsortable: true,
  Value: ({ field, value }: ValueProps) => useLines(field, textsOf(value)).join('; '),
  Change: lazy(() => import('../compare/attributesChange.tsx')),
}

/** Returns what a record says of itself, by the names of its características; by their slugs until those are loaded. */
function useLines(field: CellProps['field'], value: unknown): string[] {
  const { data = [] } = useDefinitions(useArea(), field)
  return Object.entries(isObject(value) ? value : {}).flatMap(([slug, one]) => {
    const definition = data.find((other) => other.slug === slug)
    const says = attributeText(definition, one)
    return says ? [`${definition?.nombre ?? slug}: ${says}`] : []
  })
}
