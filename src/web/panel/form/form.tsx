import { Alert, Button, Group, Progress, Stack, Text, TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { inputFields, markedFields } from '../../../contract/resource.ts'
import { panel, form as texts } from '../../../contract/texts/panel.ts'
import { panelKindOf } from '../kinds/index.ts'
import { NoticeBar } from '../ui/notice.tsx'
import { ConflictDialog } from './conflict.tsx'
import { Details } from './details.tsx'
import { FieldState } from './fieldState.tsx'
import { LeaveGuard } from './leave.tsx'
import { asEdited } from './own.ts'
import { Sections } from './sections.tsx'
import type { OpenedForm, Target } from './types.ts'
import { useRecordForm } from './useRecordForm.ts'
import { Waiting } from './waiting.tsx'

const when = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeStyle: 'short' })

/** The form of a record, generated from the resource's description: one input a field, in the description's order. */
export function RecordForm({ target, opened }: { target: Target; opened: OpenedForm }) {
  const { area, resource, action, url, back } = target
  const record = useRecordForm(target, opened)
  const { form, notice, progress } = record
  const { item } = record.base
  const edited = asEdited(item)
  const sending = progress !== null
  const element = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useFocusAfter(button, sending)
  useFocusOnRefusal(element, notice, sending)
  const fields = inputFields(resource, area.audience, action)
  const locked = action !== 'create' && !fields.some(([name]) => name === resource.title)
  const marked = markedFields(resource, area.audience, action)
  const { createButton, updateButton } = resource.texts

  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void record.submit()
      }}
    >
      <Stack gap="md" maw={760}>
        {/* Typing while the form is being sent would be lost. */}
        <Stack gap="md" inert={sending}>
          {record.restored && <Restored savedAt={record.restored.savedAt} onDiscard={record.discard} />}
          <Waiting item={item} url={url} onWithdrawn={record.readAgain} />
          {locked && (
            <TextInput
              label={resource.fields[resource.title]?.label}
              description={texts.locked}
              value={String(item?.[resource.title] ?? '')}
              readOnly
              variant="filled"
            />
          )}
          {locked && item && <Details resource={resource} item={item} asked={fields.map(([name]) => name)} />}
          <Sections form={form} fields={fields}>
            {(name, field) => {
              const { Input } = panelKindOf(field)
              return (
                <div key={name}>
                  <Input
                    key={form.key(name)}
                    form={form}
                    name={name}
                    field={field}
                    resource={resource}
                    action={action}
                    marked={marked.includes(name)}
                    stored={edited?.[name]}
                    item={edited}
                    listCall={action === 'create' ? url : null}
                    onRead={record.onRead}
                  />
                  <FieldState
                    form={form}
                    resource={resource}
                    audience={area.audience}
                    name={name}
                    item={item}
                  />
                </div>
              )
            }}
          </Sections>
        </Stack>
        <NoticeBar notice={notice} />
        {sending && <Sending percent={progress} />}
        <Group>
          {back !== null && (
            <Button component={Link} to={back} variant="default">
              {panel.back}
            </Button>
          )}
          <Button ref={button} type="submit" aria-disabled={sending} loading={sending}>
            {action === 'create' ? createButton : updateButton}
          </Button>
          {resource.visitors?.preview && (
            <Button variant="default" aria-disabled={sending} onClick={() => void record.submit(true)}>
              {texts.saveAndSee}
            </Button>
          )}
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

/** Returns the focus to the button afterwards, because nothing in the form can have it while the form is being sent. */
function useFocusAfter(button: React.RefObject<HTMLButtonElement | null>, sending: boolean): void {
  useEffect(() => {
    if (!sending) return
    return () => {
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
    }
  }, [button, sending])
}

/** After a refusal, focuses the first wrong field; without one, scrolls to the message. */
function useFocusOnRefusal(
  form: React.RefObject<HTMLFormElement | null>,
  notice: unknown,
  sending: boolean,
): void {
  useEffect(() => {
    if (!notice || sending) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')
    if (wrong) wrong.focus()
    else form.current?.querySelector('.panel-notice:not(:empty)')?.scrollIntoView({ block: 'nearest' })
  }, [form, notice, sending])
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
