import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guardRooms } from '../scripts/vite/guardRooms.ts'
import type { Resource } from '../src/contract/resource.ts'
import { type CollectionName, collections } from '../src/contract/resources/index.ts'
import { MIGRATIONS } from '../src/domain/db/migrate.ts'
import { TALLIED_BY, tallyOf } from '../src/domain/records/counts.ts'
import { type BareDatabase, bareDatabase, insertAny } from './support/database.ts'
import { DATABASES } from './support/world.ts'

/** What ARCHITECTURE.md says that a test holds. */

const product = globSync('src/**/*.{ts,tsx,css}').map((path) => path.replaceAll('\\', '/'))
const textOf = (path: string) => readFileSync(path, 'utf8')
const saying = (pattern: RegExp, paths: readonly string[]) =>
  paths.filter((path) => pattern.test(textOf(path)))

describe('the arrow between the rooms', () => {
  /** Some of what each room may not import. */
  const refused = {
    contract: [
      '../domain/index.ts',
      '../http/app.ts',
      '../web/api.ts',
      'node:fs',
      'react',
      'fastify',
      'kysely',
    ],
    domain: ['../http/app.ts', '../web/api.ts', 'react', 'fastify', '@fastify/static', '../config.ts'],
    http: ['../web/api.ts', 'react', 'kysely', 'pg', 'node:sqlite'],
    web: ['../domain/index.ts', '../http/app.ts', 'fastify', 'kysely', 'pg', 'node:sqlite', '../config.ts'],
  }
  const allowed = { domain: '../contract/paths.ts', http: '../domain/index.ts', web: '../contract/paths.ts' }

  /** How many imports the lint refuses in files that are there while it looks. */
  function refusals(imports: Record<string, readonly string[]>): Record<string, number> {
    const probes = Object.keys(imports).map(
      (room) => [room, `src/${room}/arrowProbe${process.pid}.ts`] as const,
    )
    try {
      for (const [room, path] of probes)
        writeFileSync(path, (imports[room] ?? []).map((from) => `import '${from}'\n`).join(''))
      const { stdout } = spawnSync(
        process.execPath,
        [
          'node_modules/@biomejs/biome/bin/biome',
          'lint',
          '--only=style/noRestrictedImports',
          '--reporter=github',
          '--max-diagnostics=none',
        ].concat(probes.map(([, path]) => path)),
        { encoding: 'utf8' },
      )
      const errors = stdout.split('\n').filter((line) => line.startsWith('::error '))
      return Object.fromEntries(
        probes.map(([room, path]) => [room, errors.filter((line) => line.includes(path)).length]),
      )
    } finally {
      for (const [, path] of probes) rmSync(path, { force: true })
    }
  }

  test('a room that imports another’s is refused by the lint, import by import', () => {
    const expected = Object.entries(refused).map(([room, imports]) => [room, imports.length])
    expect(refusals(refused)).toEqual(Object.fromEntries(expected))
  })

  test('what the arrow points to is taken', () => {
    const imports = Object.entries(allowed).map(([room, from]) => [room, [from]])
    expect(refusals(Object.fromEntries(imports))).toEqual({ domain: 0, http: 0, web: 0 })
  })

  const built = (input: string) =>
    build({
      configFile: false,
      logLevel: 'silent',
      plugins: [guardRooms()],
      build: { ssr: true, write: false, rolldownOptions: { input } },
    })

  test.each([
    'src/domain/records/slugs.ts',
    'src/http/observe/log.ts',
    'src/config.ts',
    'src/openFiles.ts',
    'seed/tipos.ts',
  ])('the build stops where the site reaches %s', async (path) => {
    await expect(built(path)).rejects.toThrow(`${path} must not be part of the site`)
  })

  test('the build takes the contract', async () => {
    await expect(built('src/contract/spanish/slug.ts')).resolves.toBeDefined()
  })
})

describe('the source', () => {
  test('process.env is read in config.ts only', () => {
    expect(saying(/process\s*\.\s*env|['"](node:)?process['"]/, product)).toEqual(['src/config.ts'])
  })

  test('no file has over 300 lines', () => {
    const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
      encoding: 'utf8',
    })
      .split('\n')
      .filter((path) => /^(src|test|seed|bench|scripts)\/.*\.(ts|tsx|mjs|css)$/.test(path))
    expect(files.length).toBeGreaterThan(300)
    expect(files.filter((path) => textOf(path).split('\n').length - 1 > 300)).toEqual([])
  })

  test('no circle of imports is larger than two files', () => {
    const files = globSync('{src,seed,test,bench,scripts}/**/*.{ts,tsx}')
    const imports = new Map(files.map((path) => [path, importsOf(path)]))
    /** The files that a file leads to: itself only where a circle leads back. */
    const reached = (path: string, found = new Set<string>()): Set<string> => {
      for (const file of imports.get(path) ?? []) if (!found.has(file)) reached(file, found.add(file))
      return found
    }
    const leads = new Map(files.map((path) => [path, reached(path)]))
    const circles = files.map((path) =>
      files.filter((other) => leads.get(path)?.has(other) && leads.get(other)?.has(path)),
    )
    expect(circles.filter((circle) => circle.length > 2)).toEqual([])
  })

  test('drivers’ codes are known to domain/db/errors.ts alone, and status codes to http/', () => {
    expect(saying(/\b(errcode|SQLITE_[A-Z]+|23505)\b/, product)).toEqual(['src/domain/db/errors.ts'])
    const inner = product.filter((path) => /^src\/(domain|contract)\//.test(path))
    expect(saying(/\b(statusCode|setHeader|FastifyReply)\b/, inner)).toEqual([])
  })

  test('`any` stands in the four files that ARCHITECTURE.md names', () => {
    const files = product.filter((path) => !path.endsWith('.test.ts'))
    expect(saying(/biome-ignore lint\/suspicious\/noExplicitAny/, files).sort()).toEqual(
      ['lists', 'rows', 'slugs', 'store'].map((name) => `src/domain/records/${name}.ts`),
    )
  })

  test.each([...textOf('ARCHITECTURE.md').matchAll(/`([\w/.]+\.(?:ts|tsx|mjs))`/g)].map((found) => found[1]))(
    'ARCHITECTURE.md names a file that is there: %s',
    (name) => {
      expect(globSync([`${name}`, `src/${name}`, `src/*/${name}`])).not.toEqual([])
    },
  )
})

/** The files that a file imports, types included. */
const importsOf = (path: string): string[] =>
  [...textOf(path).matchAll(/(?:\bfrom|\bimport\(|^import) *'(\.[^']+)'/gm)].map(([, to = '']) =>
    join(dirname(path), to),
  )

/**
 * SHA-256 of every migration that has landed. A new one is added in the commit that lands it:
 * `sha256sum src/domain/db/migrations/*`. What was wrong is mended by a later migration. A line may change only with the
 * words of a migration, never with what it makes: test/schema.test.ts holds that of the first fourteen.
 */
const landed: Record<string, string> = {
  '0001_inicial.ts': '49a57d9f2027be76221e94ec4c5764fb7414ddabb7c2b09839afe3577276c05e',
  '0002_busqueda.ts': 'e930b81f2340e73c69c15f8dfc1543e70950352a139a23c8742e51c08e41da9f',
  '0003_actividad.ts': 'be2c684fc358f0412e68915be989fd4e5bb345efb975692bc02e98400a8a9618',
  '0004_portadas.ts': '28e14544ac6f12d753bea3b78261d3446de9d36109a4a1d88401e7836d8f60b9',
  '0005_buscar.ts': '1fb92ddb4cff7b91260a83e8d2424e7b5317c25645fa4d38c42dc3c8f576ffb5',
  '0006_nodos.ts': 'c3251435ff33c5f5e9148101ccc971ec6d03daaaa8493de5cf9763dfce3f37f5',
  '0007_respaldos.ts': '077fa9a8cd3828fc1342acf74c1ffdb0cd78c1ff9c9668801a2fac0654454435',
  '0008_cuentas.ts': '7856d693cb04d10e438ff65fffb621add03810ebe9fb8a30308113e4295e031b',
  '0009_ordenes.ts': '2c0a8fc461fd6c8371f1fb383f8a83fba1e2a386f03a7719afb7c7b370884d2d',
  '0010_imagenes.ts': 'c8173b9afeb2da891511926103c63cedca17a3979bac487ccb869fb9fe169f38',
  '0011_correos.ts': 'de2f5cf0debe1c66eb2d03e01f25c0f1089b9241a185e391ea0d762d2c54ca89',
  '0012_accesos.ts': 'ba096dc7a3b20860b6b110c0edae6cb3e78e5560b29e555694fa3193c5a790da',
  '0013_lugares.ts': 'd2929c895e98d89674368ad0e79db5b415ba746ea3f02738a54a2294b914ef2b',
  '0014_envios.ts': 'fdae6b07b353d71ea1debe51b5ec05f0385ea1bdf29377e12afa0221cbbb7c53',
}

test('every migration in the folder runs, in its order, and is held here', () => {
  const files = globSync('src/domain/db/migrations/*').map((path) => basename(path))
  expect(files.sort()).toEqual(Object.keys(landed))
  expect(MIGRATIONS.map((name) => `${name}.ts`)).toEqual(files)
})

test.each(Object.entries(landed))('a migration that has landed is never edited: %s', (name, hash) => {
  const text = textOf(`src/domain/db/migrations/${name}`)
  expect(createHash('sha256').update(text).digest('hex')).toBe(hash)
})

describe.each(DATABASES)('contract and columns, on %s', (kind) => {
  let bare: BareDatabase
  beforeAll(async () => {
    bare = await bareDatabase(kind)
  })
  afterAll(() => bare.close())

  const ofEveryRecord = ['id', 'version', 'search_text', 'created_at', 'updated_at']
  const beside: Partial<Record<CollectionName, string[]>> = { user: ['role', 'password_hash'] }

  test.each(Object.keys(collections) as CollectionName[])(
    '%s has its fields’ columns and no other',
    async (name) => {
      const fields = Object.entries(collections[name].fields)
      const keys = fields.flatMap(([field, { keyed }]) => (keyed ? [`${field}_key`] : []))
      const tables = await bare.database.db.introspection.getTables()
      const columns = tables.find((table) => table.name === name)?.columns ?? []
      const place = collections[name].order === 'id' ? [] : ['place']
      expect(columns.map((column) => column.name).sort()).toEqual(
        [
          ...ofEveryRecord,
          ...fields.map(([field]) => field),
          ...keys,
          ...place,
          ...(beside[name] ?? []),
        ].sort(),
      )
      // A field may be null exactly where the contract's schema lets it be.
      const nullable = columns.filter((column) => column.isNullable).map((column) => column.name)
      const optional = fields.filter(([, field]) => field.initial === null).map(([field]) => field)
      expect(nullable.filter((column) => column !== 'id').sort()).toEqual(optional.sort())
    },
  )

  const listed = Object.values<Resource>(collections).filter(({ admin }) => admin.operations.includes('list'))
  test.each(listed.map(({ name }) => name))('%s has tallies, kept apart as its lists ask', async (name) => {
    const { db } = bare.database
    const apart = Object.entries(TALLIED_BY[name] ?? {})
    const column = (part: string) => apart.find(([, of]) => of === part)?.[0]
    await insertAny(db, name)
    const tally = db.selectFrom('tally').select(['state', 'category', 'n']).where('collection', '=', name)
    expect(await tally.execute()).toEqual([{ state: column('state') ? 0 : -1, category: -1, n: 1 }])
    expect(
      await tallyOf(
        db,
        name,
        Object.fromEntries(apart.map(([of, part]) => [of, part === 'state' ? 0 : null])),
      ),
    ).toBe(1)
  })
})
