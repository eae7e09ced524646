import { Button } from '@mantine/core'
import { form as texts } from '../../../contract/texts/panel.ts'
import { formatCount } from '../../../contract/values/numbers.ts'
import { call, errorText, type PanelItem } from '../calls.ts'
import { NumberField } from '../inputs/numberField.tsx'
import type { InputProps } from '../inputs/props.ts'
import type { PanelKind } from './kind.ts'

export const integerKind: PanelKind = {
  Input: IntegerInput,
  say: (_field, value) => (typeof value === 'number' ? formatCount(value) : ''),
}

/** A whole number. A new record's order is offered the one behind all others. */
function IntegerInput(props: InputProps) {
  const { form, name, field, resource, listCall } = props
  if (listCall === null || name !== resource.order) return <NumberField {...props} step={1} />
  const putAtEnd = async () => {
    try {
      form.setFieldValue(name, String(await orderBehind(listCall, name, field.initial)))
    } catch (error) {
      form.setFieldError(name, errorText(error))
    }
  }
  const button = (
    <Button variant="default" onClick={putAtEnd}>
      {texts.atEnd}
    </Button>
  )
  return <NumberField {...props} step={1} beside={button} />
}

/** The order behind the last record of a list; that of a first record where there is none. */
async function orderBehind(list: string, order: string, first: unknown): Promise<number> {
  const { data } = await call<PanelItem[]>(`${list}?sort=-${order}&per_page=1`)
  const last = data[0]?.[order]
  return typeof last === 'number' ? last + 1 : Number(first ?? 0)
}
