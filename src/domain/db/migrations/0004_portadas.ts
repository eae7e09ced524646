import { type Dialect, type MigrationTx, textType } from '../migration.ts'

/** A catalogue's cover, and whether its PDF holds text; both are made by jobs, for older catalogues after the start. */
export async function up(tx: MigrationTx, dialect: Dialect): Promise<void> {
  const text = textType(dialect)
  await tx.schema.alterTable('catalogo').addColumn('portada', text).execute()
  await tx.schema
    .alterTable('catalogo')
    .addColumn('texto', text, (c) => c.notNull().defaultTo('pendiente'))
    .execute()
}
