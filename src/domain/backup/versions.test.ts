import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyPlace, type TestPlace } from '../../../test/support/places.ts'
import { DATABASES } from '../../../test/support/world.ts'
import { placeOf } from '../../openFiles.ts'
import { connect } from '../db/connect.ts'
import { MIGRATIONS, migrate, migrationsOf } from '../db/migrate.ts'
import { load } from './load.ts'
import { readBackup } from './read.ts'
import { type BackupSource, readSource } from './source.ts'
import { writeBackup } from './write.ts'

/** From before there were backups: this data has no table for holds. */
const OLD = MIGRATIONS.slice(0, 3)
const AT = '2026-03-02T18:00:00.000Z'

describe.each(DATABASES)('a backup of an older version, from %s', (kind) => {
  let folder: string
  let path: string
  const places: TestPlace[] = []
  const place = async (other: (typeof DATABASES)[number]) => {
    const made = await emptyPlace(other)
    places.push(made)
    return made
  }
  const prepared = async (other: (typeof DATABASES)[number], migrations: readonly string[]) => {
    const { config } = await place(other)
    const database = await connect(config.database)
    await migrate(database, migrations)
    return { config, database }
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'zocalo-versions-'))
    path = join(folder, 'viejo.tar')
    const { config, database } = await prepared(kind, OLD)
    const slide = {
      frase: 'De antes',
      frase_key: 'de antes',
      posicion: 1,
      search_text: '',
      link: null,
      imagen: null,
    }
    await database.db
      .$omitTables<'slide'>()
      .$extendTables<{ slide: Record<string, string | number | null> }>()
      .insertInto('slide')
      .values({ ...slide, created_at: AT, updated_at: AT })
      .execute()
    await database.close()
    const from = await placeOf(config)
    await readSource(
      from,
      'backup',
      () => new Date(),
      (source) => writeBackup(source, path),
    )
  })
  afterAll(async () => {
    for (const made of places) await made.close()
    await rm(folder, { recursive: true })
  })

  test.each(DATABASES)('restores into a new %s and brings it to this version', async (other) => {
    const { config } = await place(other)
    const to = await placeOf(config)
    await readBackup(path, (source) => load(source, to))
    const { db, close } = await connect(config.database)
    expect(await migrationsOf(db)).toEqual(MIGRATIONS)
    const slides = await db.selectFrom('slide').select(['id', 'frase', 'place']).execute()
    expect(slides).toEqual([{ id: expect.any(Number), frase: 'De antes', place: slides[0]?.id }])
    await close()
  })

  test('is refused where the tables have this version already', async () => {
    const { config, database } = await prepared(kind, MIGRATIONS)
    await database.close()
    const to = await placeOf(config)
    await expect(readBackup(path, (source) => load(source, to))).rejects.toThrow(
      'usa una base de datos nueva',
    )
  })

  test('is refused when it is newer, like newer data', async () => {
    const to = await placeOf((await place(kind)).config)
    const newer = (source: BackupSource): BackupSource => ({
      ...source,
      contents: { ...source.contents, migrations: [...MIGRATIONS, '9999_futuro'] },
    })
    await expect(readBackup(path, (source) => load(newer(source), to))).rejects.toThrow('versión más nueva')
    const { config, database } = await prepared(kind, MIGRATIONS)
    await database.db.insertInto('migration').values({ name: '9999_futuro', at: AT }).execute()
    await database.close()
    const data = await placeOf(config)
    await expect(
      readSource(
        data,
        'backup',
        () => new Date(),
        async () => {},
      ),
    ).rejects.toThrow('versión más nueva')
  })
})
