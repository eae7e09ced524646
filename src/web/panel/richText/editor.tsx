import '@mantine/tiptap/styles.css'
import './editor.css'
import { Button, Input } from '@mantine/core'
import { RichTextEditor } from '@mantine/tiptap'
import { useEditor } from '@tiptap/react'
import { useEffect, useId, useRef, useState } from 'react'
import { editor as texts } from '../../../contract/texts/panel.ts'
import { ApiError } from '../../api.ts'
import { logFailure } from '../../log.ts'
import { Original } from '../inputs/original.tsx'
import type { InputProps } from '../inputs/props.ts'
import { whenIdle } from '../ui/idle.ts'
import { extensionsOf } from './extensions.ts'
import { createHtmlWriter } from './html.ts'
import { Toolbar } from './toolbar.tsx'
import { uploadPicture } from './upload.ts'
import { useAlt } from './useAlt.tsx'

/** The editor writes HTML when the typing pauses and when the form reads it, not at every key. */
const PAUSE_MS = 600

/** A text with headings, lists, links and pictures. */
export default function Editor({ form, name, field, marked, onRead }: InputProps) {
  const id = useId()
  const [failure, setFailure] = useState<string | null>(null)
  const { ask, dialog } = useAlt()
  const [writer] = useState(createHtmlWriter)
  const timer = useRef<number | null>(null)
  const error = form.getInputProps(name).error ?? failure

  const [extensions] = useState(() =>
    extensionsOf({
      onImageUpload: async (file) => {
        setFailure(null)
        const { url, width, height } = await uploadPicture(file)
        return { src: url, alt: await ask(url), width, height }
      },
      onImageUploadError: (_file, reason) => {
        logFailure('Error al subir la imagen:', reason)
        const detail = reason instanceof ApiError ? (reason.errors.imagen?.[0] ?? reason.message) : ''
        setFailure(`${texts.uploadFailed} ${detail}`)
      },
    }),
  )
  const editor = useEditor({
    extensions,
    content: String(form.getValues()[name] ?? ''),
    onUpdate: () => {
      if (timer.current !== null) window.clearTimeout(timer.current)
      timer.current = window.setTimeout(() => whenIdle(prepare), PAUSE_MS)
    },
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        // The focus goes to the field that is marked as wrong.
        'aria-invalid': String(Boolean(error)),
      },
    },
  })
  const prepare = (hasTime: () => boolean) => {
    if (timer.current === null) return
    if (writer.prepare(editor.state.doc, hasTime)) report()
    else whenIdle(prepare)
  }
  /** The text cannot be saved while a picture is missing. */
  const report = () => {
    if (timer.current === null) return failure
    window.clearTimeout(timer.current)
    timer.current = null
    form.setFieldValue(name, editor.isEmpty ? '' : writer.html(editor.state.doc), { forceUpdate: false })
    return failure
  }
  const goOnWithout = () => {
    setFailure(null)
    form.setFieldError(name, null)
    editor.commands.focus()
  }
  const latest = useRef(report)
  latest.current = report
  useEffect(() => {
    const withdraw = onRead(name, () => latest.current())
    return () => {
      withdraw()
      // The form has already read this text, and a replaced one must not come back.
      if (timer.current !== null) window.clearTimeout(timer.current)
      timer.current = null
    }
  }, [onRead, name])

  return (
    <Input.Wrapper
      id={id}
      label={field.label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      error={error}
      withAsterisk={marked}
    >
      <RichTextEditor editor={editor} labels={texts.labels}>
        <Toolbar editor={editor} askAlt={ask} />
        <RichTextEditor.Content />
      </RichTextEditor>
      {failure && (
        <Button mt="xs" size="xs" variant="default" onClick={goOnWithout}>
          {texts.withoutPicture}
        </Button>
      )}
      <Original
        form={form}
        name={name}
        field={field}
        onRestore={(original) => {
          setFailure(null)
          // Earlier typing must not be reported any more.
          if (timer.current !== null) window.clearTimeout(timer.current)
          timer.current = null
          editor.chain().setContent(original, { emitUpdate: false }).focus('start').run()
        }}
      />
      {dialog}
    </Input.Wrapper>
  )
}
