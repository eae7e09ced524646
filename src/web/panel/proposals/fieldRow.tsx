import { Button, Group, Text, Textarea } from '@mantine/core'
import { LONGEST_NOTE } from '../../../contract/proposalNote.ts'
import type { Resource } from '../../../contract/resource.ts'
import { queueTexts as texts } from '../../../contract/texts/proposals.ts'
import { FieldChange } from '../compare/fieldChange.tsx'
import { StateBadge } from '../ui/stateBadge.tsx'
import type { FieldDecisions } from './decide.ts'

type FieldDecision = FieldDecisions[string]

interface FieldRowProps {
  readonly resource: Resource
  readonly name: string
  /** All values of the proposal by field: as they are, and as proposed. */
  readonly old: Readonly<Record<string, unknown>>
  readonly now: Readonly<Record<string, unknown>>
  /** Whether the value changed since it was proposed. */
  readonly changed: boolean
  readonly decision: FieldDecision | null
  readonly onDecide: (decision: FieldDecision | null) => void
}

const SIDES = [texts.live, texts.proposed] as const

/** One field of a proposal: what it says and what it is to say, and the decision about it. */
export function FieldRow({ resource, name, old, now, changed, decision, onDecide }: FieldRowProps) {
  const label = resource.fields[name]?.label ?? name
  const accepted = decision !== null && 'accept' in decision
  const note = decision !== null && 'note' in decision ? decision.note : null
  return (
    <li className="queue-field" data-field={name}>
      <div>
        <Text size="sm" fw={600}>
          {label}
        </Text>
        {changed && <StateBadge on={false}>{texts.changed}</StateBadge>}
      </div>
      <div className="queue-change">
        <FieldChange resource={resource} name={name} old={old} now={now} labels={SIDES} />
      </div>
      <Group gap="xs" wrap="nowrap" className="queue-buttons">
        <Button
          size="compact-sm"
          variant={accepted ? 'filled' : 'default'}
          aria-pressed={accepted}
          aria-label={texts.acceptField(label)}
          data-act="accept"
          onClick={() => onDecide(accepted ? null : { accept: true })}
        >
          {texts.accept}
        </Button>
        <Button
          size="compact-sm"
          variant={note === null ? 'default' : 'filled'}
          color={note === null ? undefined : 'red'}
          aria-pressed={note !== null}
          aria-label={texts.rejectField(label)}
          data-act="reject"
          onClick={() => onDecide(note === null ? { note: '' } : null)}
        >
          {texts.reject}
        </Button>
      </Group>
      {note !== null && (
        <Textarea
          className="queue-note"
          label={texts.note(label)}
          description={texts.noteHelp}
          value={note}
          maxLength={LONGEST_NOTE}
          autosize
          autoFocus
          onChange={(event) => onDecide({ note: event.currentTarget.value })}
        />
      )}
    </li>
  )
}
