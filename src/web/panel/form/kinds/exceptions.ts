import type { Exception } from '../../../../contract/values/exceptions.ts'
import { dayText } from '../../../../contract/values/hours.ts'
import { isObject } from '../../../../contract/values/readers.ts'
import { rowsOf, textIn } from '../parts.ts'
import type { Row } from '../types.ts'
import type { FormKind } from './kind.ts'

/** Days with other hours stand in a form as rows of three texts. */
export const exceptionsForm: FormKind = {
  shown: (stored) =>
    exceptionsOf(stored).map(({ fecha, intervalos, nota }) =>
      exceptionRow(fecha, dayText(intervalos), nota ?? ''),
    ),
  sent: (value) =>
    rowsOf(value).map((row) => ({
      fecha: textIn(row, 'fecha'),
      // The server reads the text.
      intervalos: textIn(row, 'horas'),
      nota: textIn(row, 'nota'),
    })),
  tidy: (value) => rowsOf(value).filter((row) => Object.values(row).some((text) => text !== '')),
}

export const exceptionRow = (fecha: string, horas: string, nota: string): Row => ({ fecha, horas, nota })

/** Returns the exceptions of a stored value. */
export const exceptionsOf = (stored: unknown): readonly Exception[] =>
  Array.isArray(stored) ? stored.filter(isException) : []

const isException = (value: unknown): value is Exception =>
  isObject(value) && typeof value.fecha === 'string' && Array.isArray(value.intervalos)
