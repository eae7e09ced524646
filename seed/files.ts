import { slugify } from '../src/contract/spanish/slug.ts'

/** The demo's kinds of records that have a file. */
export type DemoFile =
  | 'categoria'
  | 'slide'
  | 'producto'
  | 'empresa'
  | 'foto'
  | 'post'
  | 'pagina'
  | 'catalogo'

/** The picture or the PDF of a record, by its name. `tools/demo-art` draws all of them. */
export const fileOf = (kind: DemoFile, key: string): URL =>
  new URL(`files/${kind}/${slugify(key)}.${kind === 'catalogo' ? 'pdf' : 'webp'}`, import.meta.url)
