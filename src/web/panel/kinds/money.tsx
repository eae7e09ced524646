import { NumberField } from './number.tsx'
import type { InputProps } from './props.ts'

export const MoneyInput = (props: InputProps) => <NumberField {...props} step={props.field.step ?? 0.01} />
