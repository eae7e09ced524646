import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useId, useState } from 'react'
import type { Audience, Resource } from '../../../contract/resource.ts'
import { ownTexts as texts } from '../../../contract/texts/proposals.ts'
import type { PanelItem } from '../calls.ts'
import { saysNothing } from '../compare/change.ts'
import { Cell } from '../list/cell.tsx'
import { StateBadge } from '../ui/stateBadge.tsx'
import { ownStateOf } from './own.ts'
import type { PanelForm } from './types.ts'
import { valuesOf } from './values.ts'

interface FieldStateProps {
  readonly form: PanelForm
  readonly resource: Resource
  readonly audience: Audience
  readonly name: string
  /** The record as it is published. */
  readonly item: PanelItem | null
}

/** Says under an input that its value waits for approval or was rejected, and shows the published one on a press. */
export function FieldState({ form, resource, audience, name, item }: FieldStateProps) {
  const own = ownStateOf(item)
  const [open, setOpen] = useState(false)
  const live = useId()
  const rejected = own?.rechazados[name]
  const waits = own?.propuesta?.cambios[name] !== undefined
  if (!item || (!waits && !rejected)) return null
  const says = open ? texts.hideLive : texts.seeLive
  const goBack = () => form.setFieldValue(name, valuesOf(resource, audience, 'update', item)[name] ?? '')
  return (
    <Stack gap={4} mt={4} align="flex-start">
      {rejected && (
        <Alert color="red" p="xs" w="100%" title={texts.notAccepted}>
          {rejected.nota && <Text size="sm">{rejected.nota}</Text>}
        </Alert>
      )}
      <Group gap="xs">
        {waits && <StateBadge on={false}>{texts.waits}</StateBadge>}
        <Button
          size="compact-sm"
          variant="subtle"
          aria-expanded={open}
          aria-controls={live}
          onClick={() => setOpen(!open)}
        >
          {/* Not as a label, by which only the input is to be found. */}
          {says} <span className="panel-unseen">({resource.fields[name]?.label})</span>
        </Button>
      </Group>
      <div id={live} hidden={!open} className="panel-live">
        <Text size="sm" c="dimmed">
          {texts.live}
        </Text>
        {saysNothing(item[name]) ? (
          <Text size="sm">{texts.nothing}</Text>
        ) : (
          <Cell resource={resource} name={name} item={item} />
        )}
        <Button size="compact-sm" variant="default" mt={4} onClick={goBack}>
          {texts.backToLive}
        </Button>
      </div>
    </Stack>
  )
}
