import { isEqual } from '../../../contract/values/same.ts'
import type { FormValue, Row, Texts } from './types.ts'

/** The parts of a form's value that has several. Of a value of another shape they are none. */

export const rowsOf = (value: FormValue | undefined): readonly Row[] =>
  isList(value) ? value.filter((part) => typeof part !== 'string') : []

export const listOf = (value: FormValue | undefined): readonly string[] =>
  isList(value) ? value.filter((part) => typeof part === 'string') : []

export const textsOf = (value: FormValue | undefined): Texts =>
  typeof value === 'object' && !isList(value) && !(value instanceof File) ? value : {}

const isList = (value: FormValue | undefined): value is readonly (string | Row)[] => Array.isArray(value)

/** Returns a row's text; '' for a file, and for what it does not have. */
export const textIn = (row: Row, name: string): string => {
  const part = row[name]
  return typeof part === 'string' ? part : ''
}

/** Whether two values of a form's field are the same. A file is only the same as itself. */
export function isUnchanged(one: FormValue | undefined, other: FormValue | undefined): boolean {
  const [files, others] = [filesIn(one), filesIn(other)]
  return (
    isEqual(one, other) && files.length === others.length && files.every((file, at) => file === others[at])
  )
}

/** Whether nothing is filled in: no text, no file, no row. What a switch says is always something. */
export function isEmpty(value: FormValue | undefined): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (value === undefined) return true
  if (typeof value === 'boolean' || value instanceof File) return false
  return Object.values(value).every(isEmpty)
}

/** Returns the files in a value. */
export function filesIn(value: FormValue | undefined): File[] {
  if (value instanceof File) return [value]
  return typeof value === 'object' ? Object.values(value).flatMap(filesIn) : []
}
