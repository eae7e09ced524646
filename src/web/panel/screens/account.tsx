import { Button, Fieldset, Stack, Text, TextInput } from '@mantine/core'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../../../contract/paths.ts'
import { form, panel, accountPage as texts } from '../../../contract/texts/panel.ts'
import type { SessionUser } from '../../../contract/views.ts'
import { readSession, writeSession } from '../../session.ts'
import { call } from '../calls.ts'
import { LeaveGuard } from '../form/leave.tsx'
import type { ScreenProps } from '../panel.tsx'
import { Heading } from '../ui/heading.tsx'
import { LoadFailure } from '../ui/loadFailure.tsx'
import { NoticeBar } from '../ui/notice.tsx'
import { PasswordField } from '../ui/passwordField.tsx'
import { useAct } from '../ui/useAct.ts'
import { useLoad } from '../ui/useLoad.ts'

/** The user's own account: the name, and the password. */
export function AccountScreen({ area, leave }: ScreenProps) {
  const load = useCallback(
    async (signal: AbortSignal) => (await call<SessionUser>(api.account, { signal })).data,
    [],
  )
  const { data, error, reload } = useLoad(load)
  const [nameTyped, setNameTyped] = useState(false)
  const [passwordTyped, setPasswordTyped] = useState(false)
  return (
    <Stack gap="lg" maw={560}>
      <Heading area={area} address={{ screen: 'extra', segment: 'cuenta' }} />
      {error !== undefined && <LoadFailure error={error} onRetry={reload} />}
      {!data && error === undefined && <Text role="status">{panel.loading}</Text>}
      {data && <NameForm user={data} onTyped={setNameTyped} />}
      <PasswordForm onChanged={() => leave({ notice: texts.changed })} onTyped={setPasswordTyped} />
      <LeaveGuard isDirty={() => nameTyped || passwordTyped} />
    </Stack>
  )
}

/** Called with whether a form has unsaved input. */
type OnTyped = (typed: boolean) => void

function NameForm({ user, onTyped }: { user: SessionUser; onTyped: OnTyped }) {
  const [name, setName] = useState(user.name)
  const [saved, setSaved] = useState(user.name)
  useEffect(() => onTyped(name !== saved), [name, saved, onTyped])
  const { busy, notice, errors, act, mend } = useAct()
  const save = async () => {
    await call(api.account, { method: 'PUT', body: { name } })
    setSaved(name)
    const session = readSession()
    if (session) writeSession(session.token, { ...session.user, name: name.trim() })
    return form.saved
  }
  return (
    <Fieldset legend={texts.person}>
      <form onSubmit={submitting(() => act(save))} noValidate>
        <Stack>
          <TextInput label={texts.email} value={user.email} readOnly variant="filled" />
          <TextInput
            label={texts.name}
            name="name"
            autoComplete="name"
            required
            value={name}
            error={errors.name}
            onChange={(event) => {
              mend('name')
              setName(event.currentTarget.value)
            }}
          />
          <NoticeBar notice={notice} />
          <Button type="submit" loading={busy} w="fit-content">
            {texts.saveName}
          </Button>
        </Stack>
      </form>
    </Fieldset>
  )
}

function PasswordForm({ onChanged, onTyped }: { onChanged: () => void; onTyped: OnTyped }) {
  const [actual, setActual] = useState('')
  const [nueva, setNueva] = useState('')
  useEffect(() => onTyped(actual + nueva !== ''), [actual, nueva, onTyped])
  const { busy, notice, errors, act, mend } = useAct()
  const save = async () => {
    await call(api.password, { method: 'PUT', body: { actual, nueva } })
    onChanged()
    return null
  }
  return (
    <Fieldset legend={texts.password}>
      <form onSubmit={submitting(() => act(save))} noValidate>
        <Stack>
          <PasswordField
            label={texts.current}
            name="actual"
            autoComplete="current-password"
            required
            value={actual}
            error={errors.actual}
            onChange={(event) => {
              mend('actual')
              setActual(event.currentTarget.value)
            }}
          />
          <PasswordField
            label={texts.next}
            description={texts.nextHelp}
            name="nueva"
            autoComplete="new-password"
            required
            value={nueva}
            error={errors.nueva}
            onChange={(event) => {
              mend('nueva')
              setNueva(event.currentTarget.value)
            }}
          />
          <NoticeBar notice={notice} />
          <Button type="submit" loading={busy} w="fit-content">
            {texts.savePassword}
          </Button>
        </Stack>
      </form>
    </Fieldset>
  )
}

const submitting = (act: () => Promise<void>) => (event: React.SubmitEvent) => {
  event.preventDefault()
  void act()
}
