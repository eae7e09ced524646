import type { ReactNode } from 'react'
import type { FormValue } from '../form/types.ts'
import type { InputProps } from './props.ts'

/** The value of an input with several parts, and what is wrong with them. */
export interface Parts {
  readonly value: FormValue | undefined
  /** Sets the value. Forgets what was wrong with the named part or, without one, with all of them. */
  readonly change: (next: FormValue, part?: string) => void
  /** Returns what is wrong with a part, or with something of it: `1` also has what `1.fecha` says. */
  readonly errorOf: (part: string) => ReactNode
  /** What is wrong with the whole. */
  readonly error: ReactNode
}

export function useParts({ form, name }: Pick<InputProps, 'form' | 'name'>): Parts {
  const value = form.useWatchValue(name)
  const errorsOf = (part?: string): string[] => {
    const own = part === undefined ? name : `${name}.${part}`
    return Object.keys(form.errors).filter((one) => one === own || one.startsWith(`${own}.`))
  }
  const errorOf = (part: string): ReactNode => {
    const [first] = errorsOf(part)
    return first === undefined ? undefined : form.errors[first]
  }
  const change = (next: FormValue, part?: string) => {
    form.setFieldValue(name, next, { forceUpdate: false })
    for (const one of errorsOf(part)) form.clearFieldError(one)
  }
  return { value, change, errorOf, error: form.errors[name] }
}
