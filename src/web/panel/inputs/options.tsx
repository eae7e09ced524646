import { TextInput } from '@mantine/core'
import type { ClipboardEvent } from 'react'
import { optionsTexts as texts } from '../../../contract/texts/inputs.ts'
import { listOf } from '../form/parts.ts'
import { PartsFrame } from './partsFrame.tsx'
import type { InputProps } from './props.ts'
import { Rows } from './rows.tsx'
import { useParts } from './useParts.ts'

/** A list of texts. Several lines that are pasted make several. */
export default function OptionsInput(props: InputProps) {
  const { field } = props
  const { value, change, error, errorOf } = useParts(props)
  const options = listOf(value)
  const most = field.most ?? options.length
  const paste = (event: ClipboardEvent, index: number) => {
    const lines = event.clipboardData.getData('text').split(/[\r\n]+/)
    const pasted = lines.map((line) => line.trim()).filter((line) => line !== '')
    if (pasted.length < 2) return
    event.preventDefault()
    const rest = options.toSpliced(index, options[index] === '' ? 1 : 0)
    const at = options[index] === '' ? index : index + 1
    change(rest.toSpliced(at, 0, ...pasted).slice(0, most))
  }
  return (
    <PartsFrame label={field.label} help={field.help ?? texts.help} error={error}>
      <Rows
        rows={options}
        most={most}
        nameOf={texts.row}
        add={{ label: texts.add, blank: '' }}
        movable
        onChange={change}
      >
        {(option, index) => (
          <TextInput
            aria-label={texts.row(index + 1)}
            value={option}
            error={errorOf(String(index))}
            maxLength={field.max}
            onPaste={(event) => paste(event, index)}
            onChange={(event) => change(options.with(index, event.currentTarget.value), String(index))}
          />
        )}
      </Rows>
    </PartsFrame>
  )
}
