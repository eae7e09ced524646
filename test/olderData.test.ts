import { expect, test } from 'vitest'
import { connect } from '../src/domain/db/connect.ts'
import { MIGRATIONS, migrate } from '../src/domain/db/migrate.ts'
import { emptyPlace } from './support/places.ts'
import { DATABASES } from './support/world.ts'

/** Data of an older version, as this one finds it. */

const AT = '2026-03-02T18:00:00.000Z'

test.each(DATABASES)('on %s, addresses that were equal without accents become different', async (kind) => {
  const place = await emptyPlace(kind)
  const database = await connect(place.config.database)
  await migrate(database, MIGRATIONS.slice(0, MIGRATIONS.indexOf('0011_correos')))
  // The keys as they were then: without accents, `ñ` as `n~`.
  const users = [
    ['Jefa@Emprésa.mx', 'jefa@empresa.mx', 'jefa@emprésa.mx'],
    ['PEÑA@x.mx', 'pen~a@x.mx', 'peña@x.mx'],
    ['jose\u0301@x.mx', 'jose@x.mx', 'josé@x.mx'],
    ['claro@x.mx', 'claro@x.mx', 'claro@x.mx'],
  ] as const
  for (const [email, email_key] of users)
    await database.db
      .insertInto('user')
      .values({
        ...{ name: 'Alguien', name_key: 'alguien', email, email_key, aprobado: 1, role: 'cliente' },
        ...{ password_hash: '', search_text: '', created_at: AT, updated_at: AT },
      })
      .execute()
  await migrate(database)
  const rows = await database.db.selectFrom('user').select(['email', 'email_key']).orderBy('id').execute()
  expect(rows).toEqual(users.map(([email, , email_key]) => ({ email, email_key })))
  await database.close()
  await place.close()
})
