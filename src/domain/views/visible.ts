/** The one definition of a branch that visitors may see. Every public read of branches uses it. */
export const VISIBLE = { publicado: 1 } as const

/** Whether visitors may see a record. Most collections are fully public. */
export const isVisible = (record: object): boolean =>
  Object.keys(VISIBLE).every((name) => Reflect.get(record, name) !== false)
