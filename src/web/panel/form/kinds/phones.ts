import { rowsOf, textIn } from '../parts.ts'
import type { Row } from '../types.ts'
import type { FormKind } from './kind.ts'
import { objectsIn } from './stored.ts'

/** Further telephones stand in a form as rows of a name and a number. */
export const phonesForm: FormKind = {
  shown: (stored) =>
    objectsIn(stored).map(({ nombre, numero }) => phoneRow(String(nombre ?? ''), String(numero ?? ''))),
  sent: rowsOf,
  tidy: (value) =>
    rowsOf(value).filter((row) => textIn(row, 'nombre').trim() || textIn(row, 'numero').trim()),
}

export const phoneRow = (nombre: string, numero: string): Row => ({ nombre, numero })

/** Says a telephone, stored or of a form: `Ventas: 55 5512 3456`. */
export const phoneText = ({ nombre, numero }: Readonly<Record<string, unknown>>): string =>
  [nombre, numero].filter(Boolean).join(': ')
