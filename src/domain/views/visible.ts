/** The one definition of a branch that visitors may see: every public read of branches is made with it. */
export const VISIBLE = { publicado: 1 } as const
