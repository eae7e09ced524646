import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { panelApi } from '../src/contract/panelPaths.ts'
import { api } from '../src/contract/paths.ts'
import { connect } from '../src/domain/db/connect.ts'
import { MIGRATIONS, migrate } from '../src/domain/db/migrate.ts'
import { createProduct } from '../src/product.ts'
import { emptyPlace } from './support/places.ts'
import { callTo, DATABASES, PASSWORD, tokenOf } from './support/world.ts'

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

test.each(DATABASES)(
  'on %s, branches of before they had places and hours keep what they say',
  async (kind) => {
    const place = await emptyPlace(kind)
    const database = await connect(place.config.database)
    await migrate(database, MIGRATIONS.slice(0, MIGRATIONS.indexOf('0020_sucursales')))
    const said = {
      nombre: 'La Espiga',
      slug: 'la-espiga',
      direccion: 'Juárez 10',
      urlfoto: 'ffff-10x10.webp',
    }
    const row = {
      ...said,
      nombre_key: 'la espiga',
      orden: 1,
      publicado: 1,
      visitas: 3,
      search_text: 'la espiga',
    }
    const columns = Object.keys({ ...row, created_at: AT, updated_at: AT })
    await sql`insert into empresa (${sql.join(columns.map((column) => sql.ref(column)))})
    values (${sql.join([...Object.values(row), AT, AT])})`.execute(database.db)
    await database.close()

    const product = await createProduct({ ...place.config, logLevel: 'silent' }, { site: false })
    const call = callTo(product.app)
    await product.domain.admins.make('admin@example.com', PASSWORD)
    const token = await tokenOf(call, 'admin@example.com')
    const nothing = {
      ubicacion: null,
      telefonos: [],
      horario: null,
      fotos: [],
      categorias: [],
      caracteristicas: {},
    }
    expect((await call('GET', api.adminItem('empresa', 1), { token })).body).toMatchObject({
      ...said,
      ...nothing,
      zona: null,
    })
    expect((await call('GET', api.sucursal('la-espiga'))).body).toMatchObject({
      ...{ ...said, ...nothing },
      ...{ zona: 'America/Mexico_City', direccion_compuesta: false },
    })
    const body = { ubicacion: '19.43, -99.13', telefonos: [{ nombre: 'Ventas', numero: '55 5555 0101' }] }
    expect((await call('PUT', panelApi.full(api.adminItem('empresa', 1)), { token, body })).status).toBe(200)
    const { valores } = (await call('GET', `${api.adminItem('empresa', 1)}/versiones/1`, { token })).body
    expect(valores).toMatchObject({ ...said, ubicacion: null, telefonos: [] })
    await product.close()
    await place.close()
  },
)
