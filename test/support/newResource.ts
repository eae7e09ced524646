import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A copy of the product with one resource more, made by the recipe of CONTRIBUTING.md: offers of products. */

const FIXTURE = 'test/fixtures/newResource'
const MIGRATION = '9999_ofertas'

/** Everything that types, build and tests need. */
const COPIED = ['src', 'seed', 'test', 'bench', 'scripts', 'public', ...globSync('*.{json,ts,md}')]

/** The files of the resource's own. */
const added = globSync(`${FIXTURE}/**/*.{ts,tsx}`).map((path) =>
  relative(FIXTURE, path).replaceAll('\\', '/'),
)

/** What is put before a text of a file that is there already. */
type Edit = readonly [before: string, text: string]

const edits: Readonly<Record<string, readonly Edit[]>> = {
  'src/contract/resources/index.ts': [
    ['import { pagina }', "import { oferta } from './oferta.ts'\n"],
    ['  caracteristica,\n} as const', '  oferta,\n'],
  ],
  'src/contract/paths.ts': [
    ['  ajustes: `', addressesAt('/api/v1/public/ofertas')],
    ["  login: '/login'", addressesAt('/ofertas')],
  ],
  'src/contract/siteKinds.ts': [
    [
      '} as const satisfies',
      "  ofertas: { of: 'oferta', title: 'Ofertas', article: 'las', many: 'ofertas' },\n",
    ],
  ],
  'src/domain/db/migrations.ts': [
    ['\nexport interface Migration', `import * as ofertas from './migrations/${MIGRATION}.ts'\n`],
    [']\n', `  { name: '${MIGRATION}', migration: ofertas, sha256: '${await hashOfMigration()}' },\n`],
  ],
  'src/domain/search/searched.ts': [
    [
      '} as const satisfies',
      `  oferta: {
    letter: 'o',
    table: 'search_oferta',
    places: { name: 'nombre', category: 'producto_id', detail: ['descripcion'], text: [] },
  },
`,
    ],
  ],
  'src/web/routes.ts': [
    [
      "    route('buscar'",
      "    route('ofertas', 'public/ofertas/list.tsx'),\n    route('ofertas/:slug', 'public/ofertas/page.tsx'),\n",
    ],
  ],
  'src/web/feeds/sitemap.ts': [['  site.terminos,', '  site.ofertas,\n']],
  'src/web/public/buscar/drawn.ts': [
    [
      '}\n\ntype Article',
      `  ofertas: {
    results: ({ ofertas }) =>
      ofertas.map((one) => ({
        id: one.id,
        to: site.oferta(one.slug),
        title: one.nombre,
        kicker: one.producto?.name,
        text: one.extracto ?? shorten(one.descripcion),
        picture: one.imagen ? ['oferta', one.imagen] : null,
      })),
  },
`,
    ],
  ],
}

/** The address of a list, and that of a record by its slug. */
function addressesAt(path: string): string {
  return `  ofertas: '${path}',\n  oferta: (slug: string) => '${path}/' + id(slug),\n`
}

/** Every file that the resource touches, new or changed. */
export const touched: readonly string[] = [...added, ...Object.keys(edits)].sort()

export interface Copy {
  readonly folder: string
  /** Runs a tool of the packages there, as scripts/setup.mjs names it. Gives its exit code and what it printed. */
  readonly run: (
    tool: string,
    args: readonly string[],
    env?: Record<string, string>,
  ) => { code: number | null; printed: string }
  readonly close: () => Promise<void>
}

/** Copies the product and adds the resource. Throws when a file no longer has the text that an edit looks for. */
export async function productWithOffers(): Promise<Copy> {
  const folder = await mkdtemp(join(tmpdir(), 'zocalo-recipe-'))
  for (const path of COPIED) await cp(path, join(folder, path), { recursive: true })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  await cp(FIXTURE, folder, { recursive: true })
  for (const [path, changes] of Object.entries(edits)) {
    let text = await readFile(join(folder, path), 'utf8')
    for (const [before, more] of changes) {
      if (text.split(before).length !== 2) throw new Error(`${path} does not have once: ${before}`)
      text = text.replace(before, () => more + before)
    }
    await writeFile(join(folder, path), text)
  }
  const setup = pathToFileURL(join(folder, 'scripts/setup.mjs')).href
  return {
    folder,
    run: (tool, args, env = {}) => {
      const work = `import { run } from '${setup}'; process.exit(run('${tool}', ${JSON.stringify(args)}))`
      const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', work], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, ...env },
      })
      return { code: status, printed: stdout + stderr }
    },
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

async function hashOfMigration(): Promise<string> {
  const text = await readFile(`${FIXTURE}/src/domain/db/migrations/${MIGRATION}.ts`)
  return createHash('sha256').update(text).digest('hex')
}
