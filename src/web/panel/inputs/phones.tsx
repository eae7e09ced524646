import { TextInput } from '@mantine/core'
import { phonesTexts as texts } from '../../../contract/texts/inputs.ts'
import { MOST_PHONES } from '../../../contract/values/phones.ts'
import { phoneRow } from '../form/kinds/phones.ts'
import { rowsOf, textIn } from '../form/parts.ts'
import { PartsFrame } from './partsFrame.tsx'
import type { InputProps } from './props.ts'
import { Rows } from './rows.tsx'
import { useParts } from './useParts.ts'

/** Further telephones, each a number with a name. */
export default function PhonesInput(props: InputProps) {
  const { field } = props
  const { value, change, error, errorOf } = useParts(props)
  const rows = rowsOf(value)
  return (
    <PartsFrame label={field.label} help={field.help} error={error}>
      <Rows
        rows={rows}
        most={MOST_PHONES}
        nameOf={texts.row}
        add={{ label: texts.add, blank: phoneRow('', '') }}
        movable
        onChange={change}
      >
        {(row, index) => {
          const wrong = errorOf(String(index))
          const isUnnamed = textIn(row, 'nombre').trim() === ''
          const set = (part: object) => change(rows.with(index, { ...row, ...part }), String(index))
          return (
            <>
              <TextInput
                label={texts.name}
                placeholder={texts.namePlaceholder}
                value={textIn(row, 'nombre')}
                error={isUnnamed ? wrong : undefined}
                onChange={(event) => set({ nombre: event.currentTarget.value })}
              />
              <TextInput
                label={texts.number}
                type="tel"
                value={textIn(row, 'numero')}
                error={isUnnamed ? undefined : wrong}
                onChange={(event) => set({ numero: event.currentTarget.value })}
              />
            </>
          )
        }}
      </Rows>
    </PartsFrame>
  )
}
