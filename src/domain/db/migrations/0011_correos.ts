import type { MigrationTx } from '../migration.ts'

const AT_ONCE = 1000

/**
 * Accounts are told apart by their address with its accents: before, `emprésa.mx` counted as `empresa.mx`. What is equal
 * now was equal before, so no two accounts meet; should the data hold such a pair all the same, the later keeps its key.
 */
export async function up(tx: MigrationTx): Promise<void> {
  for (let last = 0; ; ) {
    const users = await tx
      .selectFrom('user')
      .select(['id', 'email', 'email_key'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    for (const { id, email, email_key } of users) {
      const key = email.trim().normalize('NFC').toLowerCase().normalize('NFC')
      if (key === email_key) continue
      const other = await tx.selectFrom('user').select('id').where('email_key', '=', key).executeTakeFirst()
      if (!other) await tx.updateTable('user').set({ email_key: key }).where('id', '=', id).execute()
    }
    const end = users.at(-1)
    if (!end) return
    last = end.id
  }
}
