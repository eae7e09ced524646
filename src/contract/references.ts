import type { Field } from './kinds/field.ts'
import type { Resource } from './resource.ts'
import { collections } from './resources/index.ts'

/** The targets of the fields of kind ref, from the descriptions. */

const known: ReadonlyMap<string, Resource> = new Map(Object.entries<Resource>(collections))

/** Returns the target of a reference; undefined for other fields. Throws when there is no such collection. */
export function targetOf({ to }: Pick<Field, 'to'>): Resource | undefined {
  if (to === undefined) return undefined
  const target = known.get(to)
  if (!target) throw new Error(`There is no collection ${to} to point to`)
  return target
}

/** Returns the collection that the rows of a field point to; undefined for other fields. */
export const targetOfMany = ({ toMany }: Pick<Field, 'toMany'>): Resource | undefined =>
  targetOf({ to: toMany })

/** Returns the names of the target's fields that an answer shows with a reference. */
export const shownOfTarget = ({ title, fields }: Resource): string[] => [
  'id',
  title,
  ...(fields.slug ? ['slug'] : []),
]

/**
 * Returns the fields that visitors do not see: those that the description hides, and references to what they never see.
 */
export const hiddenFrom = ({ fields, visitors }: Resource): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const target = targetOf(field)
    return visitors?.hidden?.includes(name) || (target && !target.visitors) ? [name] : []
  })

/** Returns the fields of all collections whose rows point to this one, in the order of the collections' names. */
export const listsOf = (to: string): { readonly resource: Resource; readonly field: string }[] =>
  [...known.values()]
    .flatMap((resource) =>
      Object.entries(resource.fields).flatMap(([field, { toMany }]) =>
        toMany === to ? [{ resource, field }] : [],
      ),
    )
    .sort((a, b) => (a.resource.name < b.resource.name ? -1 : 1))

/**
 * Returns every collection with a field that points to another, and that field, in the order of the collections' names.
 */
export const referrersOf = (to: string): { readonly collection: string; readonly field: string }[] =>
  [...known.values()]
    .flatMap(({ name, fields }) =>
      Object.entries(fields).flatMap(([field, one]) => (one.to === to ? [{ collection: name, field }] : [])),
    )
    .sort((a, b) => (a.collection < b.collection ? -1 : 1))
