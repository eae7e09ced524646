import { Anchor, Button, Checkbox, Group, Text, Textarea, Title } from '@mantine/core'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { LONGEST_NOTE } from '../../../contract/proposalNote.ts'
import type { Proposal } from '../../../contract/proposals.ts'
import type { Resource } from '../../../contract/resource.ts'
import { resources } from '../../../contract/resources/index.ts'
import { queueTexts as texts } from '../../../contract/texts/proposals.ts'
import type { Area } from '../area.ts'
import type { FieldDecisions } from './decide.ts'
import { FieldRow } from './fieldRow.tsx'

interface CardProps {
  readonly area: Area
  readonly proposal: Proposal
  readonly busy: boolean
  readonly chosen: boolean
  readonly onChoose: () => void
  readonly onDecide: (decisions: FieldDecisions) => void
}

const when = new Intl.DateTimeFormat('es-MX', { dateStyle: 'medium', timeStyle: 'short' })

/** One proposal: its fields in rows, and the buttons that decide about all of them or about the marked ones. */
export function ProposalCard({ area, proposal, busy, chosen, onChoose, onDecide }: CardProps) {
  const { tipo, record_id, title, user, at, cambios } = proposal
  const resource: Resource = resources[tipo]
  const [marks, setMarks] = useState<FieldDecisions>({})
  /** The note for all fields, while it is written. */
  const [note, setNote] = useState<string | null>(null)
  const id = useId()
  const names = Object.keys(cambios)
  const marked = Object.keys(marks).length
  const mark = (name: string, decision: FieldDecisions[string] | null) => {
    const { [name]: _former, ...others } = marks
    setMarks(decision ? { ...others, [name]: decision } : others)
  }
  const all = (decision: FieldDecisions[string]): FieldDecisions =>
    Object.fromEntries(names.map((name) => [name, decision]))
  const values = (of: 'actual' | 'propuesto') =>
    Object.fromEntries(names.map((name) => [name, cambios[name]?.[of]]))
  const [old, now] = [values('actual'), values('propuesto')]

  return (
    <article className="queue-card" aria-labelledby={id} tabIndex={-1} data-proposal>
      <Group gap="sm" wrap="nowrap" className="queue-head">
        <Checkbox aria-label={texts.choose(title)} checked={chosen} onChange={onChoose} />
        <div>
          <Title order={2} size="h4" id={id}>
            <Anchor component={Link} to={area.paths.edit(tipo, record_id)} inherit underline="always">
              {title}
            </Anchor>
          </Title>
          <Text size="sm" c="dimmed" className="panel-text">
            {texts.by(user, when.format(new Date(at)))}
          </Text>
        </div>
      </Group>
      <ul className="queue-fields">
        {names.map((name) => (
          <FieldRow
            key={name}
            resource={resource}
            name={name}
            old={old}
            now={now}
            changed={cambios[name]?.cambiado === true}
            decision={marks[name] ?? null}
            onDecide={(decision) => mark(name, decision)}
          />
        ))}
      </ul>
      {note !== null && (
        <Textarea
          label={texts.noteAll}
          description={texts.noteHelp}
          value={note}
          maxLength={LONGEST_NOTE}
          autosize
          autoFocus
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      )}
      <Group gap="xs" className="queue-actions">
        {note !== null ? (
          <>
            <Button size="xs" color="red" disabled={busy} onClick={() => onDecide(all({ note }))}>
              {texts.rejectAll}
            </Button>
            <Button size="xs" variant="default" onClick={() => setNote(null)}>
              {texts.cancel}
            </Button>
          </>
        ) : marked > 0 ? (
          <>
            <Button size="xs" disabled={busy} onClick={() => onDecide(marks)}>
              {texts.send}
            </Button>
            {marked < names.length && (
              <Button
                size="xs"
                variant="default"
                disabled={busy}
                data-act="accept"
                onClick={() => onDecide({ ...all({ accept: true }), ...marks })}
              >
                {texts.acceptRest}
              </Button>
            )}
            <Button size="xs" variant="subtle" onClick={() => setMarks({})}>
              {texts.cancel}
            </Button>
          </>
        ) : (
          <>
            <Button
              size="xs"
              disabled={busy}
              data-act="accept"
              aria-label={texts.acceptAllOf(title)}
              onClick={() => onDecide(all({ accept: true }))}
            >
              {texts.acceptAll}
            </Button>
            <Button
              size="xs"
              variant="default"
              disabled={busy}
              data-act="reject"
              aria-label={texts.rejectAllOf(title)}
              onClick={() => setNote('')}
            >
              {texts.rejectAll}
            </Button>
          </>
        )}
      </Group>
    </article>
  )
}
