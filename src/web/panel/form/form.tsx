import { Alert, Button, Group, Progress, Stack, Text, TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { inputFields } from '../../../contract/resource.ts'
import { panel, form as texts } from '../../../contract/textosPanel.ts'
import { inputs } from '../inputs/index.ts'
import { NoticeBar } from '../notice.tsx'
import { ConflictDialog } from './conflict.tsx'
import { Details } from './details.tsx'
import { LeaveGuard } from './leave.tsx'
import type { Opened, Target } from './screen.tsx'
import { useRecordForm } from './useRecordForm.ts'

const when = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeStyle: 'short' })

/** A record's form, drawn from its description: one input a field, in the description's order. */
export function RecordForm({ target, opened }: { target: Target; opened: Opened }) {
  const { area, resource, action, back } = target
  const record = useRecordForm(target, opened)
  const { form, notice, progress } = record
  const element = useRef<HTMLFormElement>(null)
  useFocusOnRefusal(element, notice)
  const fields = inputFields(resource, area.audience, action)
  const locked = action === 'update' && !fields.some(([name]) => name === resource.title)
  const marked = resource[area.audience]?.marked?.[action] ?? []
  const { createButton, updateButton } = resource.texts

  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (progress === null) void record.submit()
      }}
    >
      <Stack gap="md" maw={760}>
        {opened.draft && <Restored savedAt={opened.draft.savedAt} onDiscard={record.discard} />}
        {locked && (
          <TextInput
            label={resource.fields[resource.title]?.label}
            description={texts.locked}
            value={String(opened.item?.[resource.title] ?? '')}
            readOnly
            variant="filled"
          />
        )}
        {locked && opened.item && (
          <Details resource={resource} item={opened.item} asked={fields.map(([name]) => name)} />
        )}
        {fields.map(([name, field]) => {
          const Input = inputs[field.kind]
          return (
            <Input
              key={form.key(name)}
              form={form}
              name={name}
              field={field}
              resource={resource}
              action={action}
              marked={marked.includes(name)}
              stored={opened.item?.[name]}
              item={opened.item}
              onRead={record.onRead}
            />
          )
        })}
        <NoticeBar notice={notice} />
        {progress !== null && <Sending percent={progress} />}
        <Group>
          {back !== null && (
            <Button component={Link} to={back} variant="default">
              {panel.back}
            </Button>
          )}
          <Button type="submit" aria-disabled={progress !== null} loading={progress !== null}>
            {action === 'create' ? createButton : updateButton}
          </Button>
        </Group>
      </Stack>
      <LeaveGuard isDirty={record.isDirty} onLeave={record.forget} />
      {record.newer && (
        <ConflictDialog
          fields={fields}
          base={record.base.values}
          newer={record.newer}
          onSettle={record.settle}
          onClose={record.resume}
        />
      )}
    </form>
  )
}

/** After a refusal the focus goes to the first field that is wrong; where none is, what is said comes into sight. */
function useFocusOnRefusal(form: React.RefObject<HTMLFormElement | null>, notice: unknown): void {
  useEffect(() => {
    if (!notice) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong) wrong.focus()
    else form.current?.querySelector('.panel-notice')?.scrollIntoView({ block: 'nearest' })
  }, [form, notice])
}

function Restored({ savedAt, onDiscard }: { savedAt: number; onDiscard: () => void }) {
  return (
    <Alert color="blue" role="status">
      <Group justify="space-between">
        <Text size="sm">{texts.restored(when.format(savedAt))}</Text>
        <Button size="xs" variant="default" onClick={onDiscard}>
          {texts.discard}
        </Button>
      </Group>
    </Alert>
  )
}

function Sending({ percent }: { percent: number }) {
  const text = percent > 0 && percent < 100 ? texts.sending(percent) : texts.processing
  return (
    <div role="status">
      <Text size="sm">{text}</Text>
      <Progress value={percent} aria-label={text} />
    </div>
  )
}
