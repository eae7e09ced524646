import type { MigrationTx } from '../migration.ts'

/** Tables that are named for what they hold: pictures inside texts, pages of PDFs, and the site's pages in the search. */
export async function up(tx: MigrationTx): Promise<void> {
  const rename = (table: string, name: string) => tx.schema.alterTable(table).renameTo(name).execute()
  await rename('contenido', 'text_picture')
  await rename('search_pagina', 'search_pdf_page')
  await rename('search_pagina_sitio', 'search_pagina')
}
