import { targetOfMany } from '../../../contract/references.ts'
import type { Resource } from '../../../contract/resource.ts'
import type { RowsField } from './stored.ts'

/** Returns the table with the rows of a field. */
export const tableOf = ({ name }: Pick<Resource, 'name'>, field: string): string => `${name}_${field}`

/** Returns the fields of a collection whose values are rows of tables. */
export const rowsFieldsOf = (resource: Resource): RowsField[] =>
  Object.entries(resource.fields).flatMap(([name, field]) => {
    const target = targetOfMany(field)
    return target ? [{ resource, name, field, target }] : []
  })
