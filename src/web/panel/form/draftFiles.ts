import type { FormValue, FormValues, Row } from './types.ts'

/** Separates the files in a form's values from what can be stored as text. A file's place is written `fotos.2.foto`. */

type Files = readonly [place: string, file: File][]

/** Returns the values without their files, and the files by their places. In a row, '' stands where a file was. */
export function apart(values: FormValues): { texts: FormValues; files: Files } {
  const texts: FormValues = {}
  const files: [string, File][] = []
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof File) files.push([name, value])
    else
      texts[name] = isList(value)
        ? value.map((part, index) => rowApart(part, `${name}.${index}`, files))
        : value
  }
  return { texts, files }
}

function rowApart(row: string | Row, place: string, files: [string, File][]): string | Row {
  if (typeof row === 'string') return row
  return Object.fromEntries(
    Object.entries(row).map(([name, part]) => {
      if (!(part instanceof File)) return [name, part]
      files.push([`${place}.${name}`, part])
      return [name, '']
    }),
  )
}

/** Puts the files back in their places. */
export function together(texts: FormValues, files: Readonly<Record<string, File>>): FormValues {
  const values = { ...texts }
  for (const [place, file] of Object.entries(files)) {
    const [name = '', index, part = ''] = place.split('.')
    const list = values[name]
    if (index === undefined) values[name] = file
    else if (isList(list))
      values[name] = list.map((row, at) =>
        at === Number(index) && typeof row !== 'string' ? { ...row, [part]: file } : row,
      )
  }
  return values
}

const isList = (value: FormValue | undefined): value is readonly (string | Row)[] => Array.isArray(value)
