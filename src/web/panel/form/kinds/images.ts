import type { Field } from '../../../../contract/kinds/field.ts'
import { picturesTexts as texts } from '../../../../contract/texts/inputs.ts'
import { fileRefusal } from '../fileRefusal.ts'
import { filesIn, rowsOf, textIn } from '../parts.ts'
import type { FormValue, Messages, Row } from '../types.ts'
import type { FormKind } from './kind.ts'
import { objectsIn } from './stored.ts'

/** Pictures stand in a form as rows: each a stored file's name or a new file, and its description. */
export const imagesForm: FormKind = {
  shown: (stored) =>
    objectsIn(stored).map(({ foto, alt }) => pictureRow(String(foto ?? ''), String(alt ?? ''))),
  sent: (value) => rowsOf(value).map((row) => ({ foto: row.foto, alt: textIn(row, 'alt') })),
  tidy: (value) => rowsOf(value).filter(({ foto }) => foto !== ''),
  refusals,
  members: (name, value) => {
    const rows = rowsOf(value)
    // Without a row no member would say that there is none.
    if (rows.length === 0) return [[name, '[]']]
    return rows.flatMap((row, index) => [
      [`${name}[${index}]`, row.foto ?? ''] as const,
      [`${name}_alt[${index}]`, textIn(row, 'alt')] as const,
    ])
  },
  keepable: (field, value) =>
    rowsOf(value).filter(({ foto }) => !(foto instanceof File && fileRefusal(field, foto) !== null)),
}

export const pictureRow = (foto: string | File, alt: string): Row => ({ foto, alt })

const MB = 1024 * 1024
/** A request takes 36 MB, with all that is said beside the pictures. */
const MOST_MB = 34

function refusals(field: Field, value: FormValue): Messages {
  const wrong = rowsOf(value).flatMap(({ foto }, index): [string, string][] => {
    const message = foto instanceof File ? fileRefusal(field, foto) : null
    return message === null ? [] : [[String(index), message]]
  })
  if (wrong.length > 0) return Object.fromEntries(wrong)
  const files = filesIn(value)
  const total = files.reduce((sum, { size }) => sum + size, 0)
  const [heaviest] = files.toSorted((one, other) => other.size - one.size)
  if (total <= MOST_MB * MB || !heaviest) return {}
  return { '': texts.tooHeavy(Math.ceil(total / MB), MOST_MB, heaviest.name) }
}
