import { useForm } from '@mantine/form'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { form as texts } from '../../../contract/texts/panel.ts'
import { ownTexts } from '../../../contract/texts/proposals.ts'
import { messages } from '../../../contract/texts/refusals.ts'
import { IDEMPOTENCY_KEY } from '../../../contract/values/idempotencyKey.ts'
import { ApiError } from '../../api.ts'
import { logFailure } from '../../log.ts'
import { newKey } from '../../newKey.ts'
import { errorText, type PanelItem, readItem } from '../calls.ts'
import type { ActionNotice } from '../ui/notice.tsx'
import { asEdited, ownStateOf } from './own.ts'
import { openPreviewTab, type PreviewTab } from './previewTab.ts'
import { type Sent, send } from './send.ts'
import type { Base, FormValues, Messages, Newer, OpenedForm, PanelForm, Report, Target } from './types.ts'
import { type DraftKeeper, useDraft } from './useDraft.ts'
import {
  bringsFile,
  changedFields,
  fieldOfMessage,
  formErrors,
  keepable,
  messagesOf,
  requestBody,
  tidied,
  valuesOf,
} from './values.ts'

/** The state of one record's form: typing, drafts, saving, refusals, and conflicts with another's save. */
export function useRecordForm(target: Target, opened: OpenedForm) {
  const { area, resource, action, url, saveUrl = url, back, draftKey } = target
  const fresh = useCallback(
    (item: PanelItem | null) => valuesOf(resource, area.audience, action, asEdited(item)),
    [resource, area, action],
  )
  const base = useRef<Base>(startOf(opened, fresh(opened.item)))
  const [restored, setRestored] = useState(opened.draft)
  const saved = useRef(false)
  const left = useRef(false)
  /**
   * True from a submit until it failed or the form closed. State would be too late for a second press, because it
   * changes on the next render.
   */
  const submitting = useRef(false)
  /** The idempotency key, when the form creates a record. */
  const key = useRef(opened.draft?.key ?? newKey())
  const pending = useRef(new Map<string, Report>())
  const [notice, setNotice] = useState<ActionNotice | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const [newer, setNewer] = useState<Newer | null>(null)
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
    }
  }, [])

  const keep = useRef<DraftKeeper['touch']>(() => {})
  const form: PanelForm = useForm<FormValues>({
    mode: 'uncontrolled',
    initialValues: opened.draft ? { ...fresh(opened.item), ...opened.draft.values } : base.current.values,
    onValuesChange: useCallback(
      (now: FormValues, before: FormValues) => keep.current(bringsFile(before, now)),
      [],
    ),
  })
  const { getValues } = form

  /** Returns the values, after the inputs that report late have reported. */
  const read = useCallback((): FormValues => {
    for (const report of pending.current.values()) report()
    return getValues()
  }, [getValues])
  /** Returns the values as they are sent, and shows them so: the server's messages count the rows that it got. */
  const tidy = (): FormValues => {
    const typed = read()
    const values = tidied(resource, typed)
    for (const name of changedFields(typed, values)) form.setFieldValue(name, values[name] ?? '')
    return values
  }
  /** Returns the inputs' objections to being saved. */
  const objections = (): Messages =>
    Object.fromEntries(
      [...pending.current].flatMap(([name, report]) => {
        const objection = report()
        return objection ? [[name, objection]] : []
      }),
    )
  const isDirty = useCallback(
    () => !saved.current && changedFields(base.current.values, tidied(resource, read())).length > 0,
    [read, resource],
  )
  const draft = useDraft(draftKey, (whole) => {
    const values = keepable(resource, whole ? read() : getValues())
    const { values: before, etag } = base.current
    const changed = saved.current ? [] : changedFields(before, values)
    if (changed.length === 0) return null
    return { values: pick(values, changed), base: pick(before, changed), etag, key: key.current }
  })
  keep.current = draft.touch

  const isMarked = (errors: object) =>
    Object.keys(errors).some((name) => fieldOfMessage(name) in base.current.values)
  const refuse = (errors: Messages, said: ActionNotice) => {
    form.setErrors(errors)
    setNotice({ ...said, marks: isMarked(errors) })
  }
  const answered = notice?.marks === true && !isMarked(form.errors)
  useEffect(() => {
    if (answered) setNotice(null)
  }, [answered])

  /** Continues with this version of the record and these values, and closes the question about the restored draft. */
  const continueWith = (from: Base, values = from.values) => {
    base.current = from
    setRestored(null)
    form.setValues(values)
  }

  const done = async ({ item, etag }: Sent, tab: PreviewTab | null) => {
    const seen = tab && (await see(tab, item))
    // The person left before the answer came, and leaving has already decided what happens to the draft.
    if (left.current) return
    saved.current = true
    await draft.forget()
    const plain = (action === 'create' ? resource.texts.created : resource.texts.updated) ?? texts.saved
    const text = ownStateOf(item)?.propuesta ? ownTexts.saved : plain
    // Replaces the form in the history: the way back must not lead to a form that was sent.
    if (back !== null && !tab) return navigate(back, { replace: true, state: { notice: text } })
    if (action === 'create')
      return navigate(area.paths.edit(resource.name, item.id), { replace: true, state: location.state })
    continueWith({ item, etag, values: fresh(item) })
    saved.current = false
    setNotice(seen ?? { kind: 'done', text })
    reopen()
  }

  /** Shows what was saved. Returns the notice to show when that fails. */
  const see = async (tab: PreviewTab, item: PanelItem): Promise<ActionNotice | null> => {
    try {
      await tab.show(area.calls.preview(resource.name, item.id))
      return null
    } catch (error) {
      logFailure('Error al abrir la vista previa:', error)
      return { kind: 'failed', text: texts.notSeen, detail: errorText(error) }
    }
  }

  const reopen = () => {
    submitting.current = false
    setProgress(null)
  }

  const fail = async (error: unknown, values: FormValues) => {
    logFailure('Error al guardar:', error)
    const status = error instanceof ApiError ? error.status : 500
    if (status === 412) return setNewer({ ...(await readNewer(url, fresh)), mine: values })
    if (error instanceof ApiError && error.errors[IDEMPOTENCY_KEY]) {
      key.current = newKey()
      return refuse({}, { kind: 'failed', text: texts.arrived, detail: texts.arrivedHelp })
    }
    const detail = errorText(error)
    const { createFailed, createRefused } = resource.texts
    const said =
      action === 'create' ? ((status === 422 ? createRefused : undefined) ?? createFailed) : undefined
    const fields = error instanceof ApiError ? messagesOf(resource, error.errors) : {}
    refuse(fields, {
      kind: 'failed',
      text: said ?? detail,
      detail: said ? `${detail} ${texts.kept}` : texts.kept,
    })
  }

  /** Saves the form; with `preview` it then shows the record in another tab, and stays. */
  const submit = async (preview = false) => {
    if (submitting.current) return
    const values = tidy()
    setNotice(null)
    const errors = { ...objections(), ...formErrors(resource, area.audience, action, values) }
    if (Object.keys(errors).length > 0) return refuse(errors, refusalNotice(target, errors, values))
    submitting.current = true
    setProgress(0)
    const tab = preview ? openPreviewTab() : null
    const { item, etag } = base.current
    const body = requestBody(resource, area.audience, action, values, item)
    const byPost = resource[area.audience]?.updateBy !== undefined
    try {
      const sent = await send({
        action,
        url: saveUrl,
        byPost,
        body,
        etag,
        key: key.current,
        onProgress: setProgress,
      })
      await done(sent, tab)
    } catch (error) {
      tab?.close()
      await fail(error, values).catch((second: unknown) => {
        logFailure('Error al leer la versión guardada:', second)
        setNotice({ kind: 'failed', text: messages.unavailable, detail: texts.kept })
      })
      reopen()
    }
  }

  /** Continues from another's version with these values. */
  const settle = (values: FormValues, save: boolean) => {
    if (!newer) return
    continueWith({ item: newer.item, etag: newer.etag, values: newer.values }, values)
    setNewer(null)
    if (save) void submit()
    else void draft.forget()
  }

  /** Takes over the record as it is now. What was typed meanwhile stays. */
  const readAgain = async () => {
    const now = await readNewer(url, fresh)
    const typed = changedFields(base.current.values, read())
    continueWith(now, { ...now.values, ...pick(read(), typed) })
  }

  /** Discards the restored draft, before any save. */
  const discard = async () => {
    continueWith({ item: opened.item, etag: opened.etag, values: fresh(opened.item) })
    key.current = newKey()
    await draft.forget()
  }

  return {
    form,
    notice,
    progress,
    newer,
    base: base.current,
    restored,
    isDirty,
    submit,
    settle,
    readAgain,
    discard,
    forget: draft.forget,
    resume: useCallback(() => setNewer(null), []),
    /** For an input that reports late: registers its report, and returns the function that removes it. */
    onRead: useMemo(
      () => (name: string, report: Report) => {
        pending.current.set(name, report)
        return () => {
          pending.current.delete(name)
        }
      },
      [],
    ),
  }
}

const pick = (values: FormValues, names: readonly string[]): FormValues =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? '']))

function startOf({ item, etag, draft }: OpenedForm, values: FormValues): Base {
  return draft ? { item, etag: draft.etag, values: { ...values, ...draft.base } } : { item, etag, values }
}

async function readNewer(url: string, fresh: (item: PanelItem) => FormValues): Promise<Base> {
  const { data, etag } = await readItem(url)
  return { item: data, etag, values: fresh(data) }
}

/** Returns the notice for a form that was not sent. It only mentions wrong input, because no request was made. */
function refusalNotice({ resource, action }: Target, errors: Messages, values: FormValues): ActionNotice {
  const { missing, createFailed } = resource.texts
  const names = Object.keys(errors)
  const empty = (name: string) => values[name] === ''
  const said = names.some(empty) ? (missing ?? (names.every(empty) ? createFailed : undefined)) : undefined
  if (action !== 'create' || !said) return { kind: 'failed', text: messages.invalid }
  return { kind: 'failed', text: said, ...(!missing && { detail: messages.invalid }) }
}
