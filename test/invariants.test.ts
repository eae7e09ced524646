import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guardRooms } from '../scripts/vite/guardRooms.ts'
import { type CollectionName, collections } from '../src/contract/resources/index.ts'
import { MIGRATIONS } from '../src/domain/db/migrate.ts'
import { type BareDatabase, bareDatabase } from './database.ts'
import { DATABASES } from './world.ts'

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

  test.each(['src/domain/slugs.ts', 'src/http/log.ts', 'src/config.ts', 'src/files.ts', 'seed/tipos.ts'])(
    'the build stops where the site reaches %s',
    async (path) => {
      await expect(built(path)).rejects.toThrow(`${path} must not be part of the site`)
    },
  )

  test('the build takes the contract', async () => {
    await expect(built('src/contract/slug.ts')).resolves.toBeDefined()
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
      ['lists', 'rows', 'slugs', 'store'].map((name) => `src/domain/${name}.ts`),
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
 * `sha256sum src/domain/db/migrations/*`. A line is never changed: what was wrong is mended by a later migration.
 */
const landed: Record<string, string> = {
  '0001_inicial.ts': 'ce086e7bbe2230d370f851ffad44a8b4673913fcc3abe65d5ce5f4de3a65d900',
  '0002_busqueda.ts': '1470b266e61dfdae20cbab4a519e26aa0535934f251d96ded3ff11f959366963',
  '0003_actividad.ts': '86dfa2353a58769f55663d95b7088e53226f9792a8a2d6e981a69ef0ef892802',
  '0004_portadas.ts': 'aca45cb48b5540e3f35a0c313e619f806d4bfb720d253c8a4568f85845354ad2',
  '0005_buscar.ts': 'b087e17d4a00617298a84e8d2a7f3f2d8acdf2da0331835d4618b22e30cf9def',
  '0006_nodos.ts': '7c064167adb916993e2a85fe89e23f878e566af4a8175115948c55fafcc0103a',
  '0007_respaldos.ts': '40de236066709ea28ef666777347b0855e5b94106864226b3f830f77409e16d6',
  '0008_cuentas.ts': '347cc96ddf62aa6a2ea95a61f206dbaeb141e0ab927ee53fed2592b3e87d5c40',
  '0009_ordenes.ts': '55d37be3b59304729bf01451b83fe66c0ff71ce8bb017f44740d3153c8521605',
  '0010_imagenes.ts': '95354847386983dc8fffaf3bec45d358866b63a6dbbe3fc7aedaada62c1ea30d',
  '0011_correos.ts': 'ebcbffb691d4206336e4c9d878b116b27d966e11ae9823583dae3d2c063c69ab',
  '0012_accesos.ts': 'cf4675adbb7708e733404afcab496b742467e3e711af3a0d0ff777ba76b8ae25',
  '0013_lugares.ts': 'f42358255a7efb0c34b1fef494233cd7d895b57e8adbbcaf01bc2848c04d9dd8',
  '0014_envios.ts': 'd7b07f4b3ee17cd412299b4d93cbf1aeced26c3947b21b840e84509ab0f7dfd6',
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
})
