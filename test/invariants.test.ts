import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { sql } from 'kysely'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guardRooms } from '../scripts/vite/guardRooms.ts'
import type { Field } from '../src/contract/kinds/field.ts'
import { columnsOf } from '../src/contract/kinds/index.ts'
import type { Resource } from '../src/contract/resource.ts'
import { type CollectionName, collections } from '../src/contract/resources/index.ts'
import { migrations } from '../src/domain/db/migrations.ts'
import { TALLIED_BY, tallyOf } from '../src/domain/records/counts.ts'
import { searched } from '../src/domain/search/searched.ts'
import { type BareDatabase, bareDatabase, insertAny } from './support/database.ts'
import { DATABASES } from './support/world.ts'

/** The invariants of ARCHITECTURE.md that a test checks. */

const product = globSync('src/**/*.{ts,tsx,css}').map((path) => path.replaceAll('\\', '/'))
const textOf = (path: string) => readFileSync(path, 'utf8')
const saying = (pattern: RegExp, paths: readonly string[]) =>
  paths.filter((path) => pattern.test(textOf(path)))

describe('the arrow between the rooms', () => {
  /** Some of the imports that each room may not have. */
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

  /** Counts the imports that the lint refuses in temporary files. */
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

  test('the lint refuses every import of a room from above it', () => {
    const expected = Object.entries(refused).map(([room, imports]) => [room, imports.length])
    expect(refusals(refused)).toEqual(Object.fromEntries(expected))
  })

  test('the lint accepts imports along the arrow', () => {
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
  ])('the build fails when the site imports %s', async (path) => {
    await expect(built(path)).rejects.toThrow(`${path} must not be part of the site`)
  })

  test('the build accepts the contract', async () => {
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

  test('no cycle of imports has more than two files', () => {
    const files = globSync('{src,seed,test,bench,scripts}/**/*.{ts,tsx}')
    const imports = new Map(files.map((path) => [path, importsOf(path)]))
    /** The files reachable from a file, which include the file itself only in a cycle. */
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

  /** The names of the kinds of field, which are the names of their files. */
  const kinds = globSync('src/contract/kinds/*.ts')
    .map((path) => basename(path, '.ts'))
    .filter((name) => !['field', 'index', 'traits'].includes(name))
  const one = `'(?:${kinds.join('|')})'`
  const asksForKind = new RegExp(
    `\\bkind\\b\\W{0,3}[!=]== ${one}|${one} [!=]== [\\w.?]*\\bkind\\b|\\bcase ${one}|\\bkind: ${one}|\\bfield\\.kind\\]`,
  )

  test('only the files of the kinds ask for a kind of field by name', () => {
    const others = product.filter((path) => !path.includes('/kinds/') && !path.endsWith('.test.ts'))
    expect(saying(asksForKind, others)).toEqual([])
  })

  test.each([
    ["field.kind === 'image'", true],
    ["fields[name]?.kind !== 'pdf'", true],
    ["({ kind }) => kind === 'ref'", true],
    ["case 'money':", true],
    ["F[K] extends { kind: 'richText' }", true],
    ['NOTES[field.kind]', true],
    ["actor.kind === 'user'", false],
    ["case 'pagina':", false],
  ])('%s asks for a kind of field: %s', (code, asks) => {
    expect(asksForKind.test(code)).toBe(asks)
  })

  test('every kind of field has a file in the contract and one in the panel', () => {
    const fields = Object.values<Resource>(collections).flatMap((resource) => Object.values(resource.fields))
    expect([...new Set(fields.map(({ kind }) => kind))].filter((kind) => !kinds.includes(kind))).toEqual([])
    const inPanel = globSync('src/web/panel/kinds/*.tsx').map((path) => basename(path, '.tsx'))
    expect(kinds.filter((kind) => !inPanel.includes(kind))).toEqual([])
  })

  test('only domain/db/errors.ts contains drivers’ codes, and only http/ contains status codes', () => {
    expect(saying(/\b(errcode|SQLITE_[A-Z]+|23505)\b/, product)).toEqual(['src/domain/db/errors.ts'])
    const inner = product.filter((path) => /^src\/(domain|contract)\//.test(path))
    expect(saying(/\b(statusCode|setHeader|FastifyReply)\b/, inner)).toEqual([])
  })

  test('only the four files in ARCHITECTURE.md contain `any`', () => {
    const files = product.filter((path) => !path.endsWith('.test.ts'))
    expect(saying(/biome-ignore lint\/suspicious\/noExplicitAny/, files).sort()).toEqual(
      ['lists', 'rows', 'slugs', 'store'].map((name) => `src/domain/records/${name}.ts`),
    )
  })

  test.each([...textOf('ARCHITECTURE.md').matchAll(/`([\w/.]+\.(?:ts|tsx|mjs))`/g)].map((found) => found[1]))(
    'ARCHITECTURE.md names an existing file: %s',
    (name) => {
      expect(globSync([`${name}`, `src/${name}`, `src/*/${name}`])).not.toEqual([])
    },
  )
})

/** The files that a file imports, including types. */
const importsOf = (path: string): string[] =>
  [...textOf(path).matchAll(/(?:\bfrom|\bimport\(|^import) *'(\.[^']+)'/gm)].map(([, to = '']) =>
    join(dirname(path), to),
  )

test('no two searched collections share a letter or a table', () => {
  for (const part of ['letter', 'table'] as const) {
    const all = Object.values(searched).map((one) => one[part])
    expect(new Set(all).size).toBe(all.length)
  }
})

test('every migration in the folder runs, in its order', () => {
  const files = globSync('src/domain/db/migrations/*').map((path) => basename(path))
  expect(migrations.map(({ name }) => `${name}.ts`)).toEqual(files.sort())
})

test.each(migrations.map(({ name, sha256 }) => [name, sha256]))(
  'a migration that has landed is never edited: %s',
  (name, sha256) => {
    const text = textOf(`src/domain/db/migrations/${name}.ts`)
    expect(createHash('sha256').update(text).digest('hex')).toBe(sha256)
  },
)

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
      const stored = fields.flatMap(([field, described]) => columnsOf(field, described))
      expect(columns.map((column) => column.name).sort()).toEqual(
        [...ofEveryRecord, ...stored, ...keys, ...place, ...(beside[name] ?? [])].sort(),
      )
      // A field is nullable in the database if and only if the contract's schema allows null, or an empty list.
      const nullable = columns.filter((column) => column.isNullable).map((column) => column.name)
      const optional = fields.flatMap(([field, described]) => {
        const { initial, keyed }: Field = described
        if (initial !== null && !Array.isArray(initial)) return []
        return [...columnsOf(field, described), ...(keyed ? [`${field}_key`] : [])]
      })
      expect(nullable.filter((column) => column !== 'id').sort()).toEqual(optional.sort())
    },
  )

  const listed = Object.values<Resource>(collections).filter(({ admin }) => admin.operations.includes('list'))
  test.each(listed.map(({ name }) => name))('%s has tallies, split as its lists need', async (name) => {
    const { db } = bare.database
    const apart = Object.entries(TALLIED_BY[name] ?? {})
    const column = (part: string) => apart.find(([, of]) => of === part)?.[0]
    await insertAny(db, name)
    const tally = db.selectFrom('tally').select(['state', 'category', 'n']).where('collection', '=', name)
    const by = column('state')
    const { rows } = await sql<{ state: number }>`
      select ${by ? sql.ref(by) : sql`-1`} as state from ${sql.table(name)}`.execute(db)
    const [{ state } = { state: NaN }] = rows
    expect(await tally.execute()).toEqual([{ state, category: -1, n: 1 }])
    expect(
      await tallyOf(
        db,
        name,
        Object.fromEntries(apart.map(([of, part]) => [of, part === 'state' ? state : null])),
      ),
    ).toBe(1)
  })
})
