/** The one definition of a branch that visitors may see: every public read of branches is made with it. */
export const VISIBLE = { publicado: 1 } as const

/** Whether visitors may see a record; of most collections they see all. */
export const isVisible = (record: object): boolean =>
  Object.keys(VISIBLE).every((name) => Reflect.get(record, name) !== false)
