import { Input, Text } from '@mantine/core'
import { useId } from 'react'
import { traitsOf } from '../../../contract/kinds/index.ts'
import { inputName } from '../../../contract/resource.ts'
import { form as texts } from '../../../contract/texts/panel.ts'
import { fileRefusal } from '../form/fileRefusal.ts'
import type { FormValue } from '../form/types.ts'
import { DropZone } from './dropZone.tsx'
import { type InputProps, requiredProps } from './props.ts'

interface FileFieldProps extends InputProps {
  readonly label: string
  readonly hint: string
  readonly value: FormValue | undefined
  readonly onChoose: (value: FormValue) => void
  /** What is shown of the current and the chosen file. */
  readonly children: React.ReactNode
}

/**
 * A file: chosen with the browser's own picker, or dropped on the field. One that cannot be right is marked and keeps the
 * form from being saved, until another is chosen or the choice is undone: it may have been meant to replace a good one.
 */
export function FileField({ label, hint, value, onChoose, children, ...props }: FileFieldProps) {
  const { form, name, field, marked } = props
  const id = useId()
  const { error } = form.getInputProps(name)
  const take = (file: File | undefined) => {
    if (!file) return
    onChoose(file)
    form.setFieldError(name, fileRefusal(field, file))
  }
  return (
    <Input.Wrapper id={id} label={label} description={hint} error={error} withAsterisk={marked}>
      <DropZone onFiles={([file]) => take(file)}>
        {children}
        <input
          id={id}
          type="file"
          name={inputName(name, field)}
          accept={traitsOf(field).file?.mediaType}
          {...requiredProps(props)}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-description${error ? ` ${id}-error` : ''}`}
          // The same file may be chosen again, after it was made smaller.
          onClick={(event) => {
            event.currentTarget.value = ''
          }}
          onChange={(event) => take(event.currentTarget.files?.[0])}
        />
        {/* The browser's own button would speak its language, and not know of a dropped file. */}
        <label htmlFor={id} className="panel-choose">
          {texts.chooseFile}
        </label>
        {value instanceof File && <Text size="sm">{value.name}</Text>}
      </DropZone>
    </Input.Wrapper>
  )
}
