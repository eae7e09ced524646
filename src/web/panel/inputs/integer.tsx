import { NumberField } from './number.tsx'
import type { InputProps } from './props.ts'

export const IntegerInput = (props: InputProps) => <NumberField {...props} step={1} />
