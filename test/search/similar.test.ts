import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { randomOf } from '../../bench/branches.ts'
import { categorias } from '../../seed/categorias.ts'
import { empresas } from '../../seed/empresas.ts'
import { createSearch } from '../../src/domain/search/index.ts'
import { rebuildSearch } from '../../src/domain/search/indexing/rebuild.ts'
import { type EmpresaTexts, insertBranches } from '../support/branches.ts'
import { type BareDatabase, bareDatabase } from '../support/database.ts'
import { DATABASES } from '../support/world.ts'
import { misspelled, mistyped } from './misspelled.ts'
import { EN_LAS_SUCURSALES } from './parecidas.ts'
import { EN_LA_DEMO, FALSAS } from './parecidasDemo.ts'
import { SUCURSALES } from './sucursales.ts'

const nameOf = new Map<string, string>(categorias.map(({ clave, nombre }) => [clave, nombre]))
const DEMO: readonly EmpresaTexts[] = empresas
  .filter(({ publicado }) => publicado)
  .map((one, at) => ({ ...one, id: at + 1, categoria: nameOf.get(one.categoria) ?? null }))
  .map(({ id, orden, nombre, categoria, direccion, descripcion }) => ({
    id,
    orden,
    nombre,
    categoria,
    direccion,
    descripcion,
  }))
const FIXTURE: readonly EmpresaTexts[] = SUCURSALES.filter(({ publicado = true }) => publicado).map(
  ({ nombre, categoria, direccion, descripcion }, at) => ({
    id: at + 1,
    orden: at,
    nombre,
    categoria,
    direccion,
    descripcion,
  }),
)

/** What is typed, and the names of which one has to be found. */
type Expected = readonly [text: string, names: readonly string[]]
const read = (lines: readonly string[]): Expected[] =>
  lines.map((line) => {
    const [text = '', names = ''] = line.split(' → ')
    return [text, names.split(' | ')]
  })

/** Spells every name, and a word of it, in three ways. */
function spelled(
  all: readonly EmpresaTexts[],
  change: (text: string, random: () => number) => string | null,
): Expected[] {
  return all.flatMap(({ nombre }, at) =>
    [0, 1, 2].flatMap((round) => {
      const random = randomOf(at * 31 + round * 7)
      const long = wordsIn(nombre).filter(({ length }) => length > 4)
      const word = long[Math.floor(random() * long.length)] ?? ''
      const sharing = all.filter((one) => wordsIn(one.nombre).includes(word)).map((one) => one.nombre)
      const [whole, part] = [change(nombre, random), change(word, random)]
      return [...(whole ? [[whole, [nombre]] as const] : []), ...(part ? [[part, sharing] as const] : [])]
    }),
  )
}
const wordsIn = (text: string): string[] => text.split(/[^\p{L}]+/u)

const CLASSES: readonly (readonly [what: string, (all: readonly EmpresaTexts[]) => Expected[]])[] = [
  ['with one confusion', (all) => spelled(all, (text, random) => misspelled(text, 1, random))],
  ['with two confusions', (all) => spelled(all, (text, random) => misspelled(text, 2, random))],
  ['with three confusions', (all) => spelled(all, (text, random) => misspelled(text, 3, random))],
  ['with one typing error', (all) => spelled(all, mistyped)],
]

describe.each(DATABASES)('what people in Mexico type, on %s', (kind) => {
  const open: BareDatabase[] = []
  let inDemo: ReturnType<typeof createSearch>
  let inFixture: ReturnType<typeof createSearch>
  const searchOver = async (branches: readonly EmpresaTexts[]) => {
    const bare = await bareDatabase(kind)
    open.push(bare)
    await insertBranches(bare.database.db, branches)
    const context = { database: bare.database, clock: () => new Date() }
    await rebuildSearch(context, true)
    return createSearch(context)
  }
  beforeAll(async () => {
    inDemo = await searchOver(DEMO)
    inFixture = await searchOver(FIXTURE)
  })
  afterAll(async () => {
    for (const bare of open) await bare.close()
  })

  /** Returns what is not among the first ten results. */
  const missed = async (search: typeof inDemo, all: readonly Expected[]): Promise<string[]> => {
    const found: string[] = []
    for (const [text, names] of all) {
      const results = (await search.searchEmpresas(text)).found.slice(0, 10)
      if (!results.some(({ nombre }) => names.includes(nombre))) found.push(`${text} → ${names.join(' | ')}`)
    }
    return found
  }
  const expectMost = (all: readonly Expected[], not: readonly string[]) => {
    expect(all.length).toBeGreaterThan(25)
    expect(1 - not.length / all.length, not.join('\n')).toBeGreaterThanOrEqual(0.98)
  }

  test.each(['oficios', 'frases'] as const)('finds the shops that %s name', async (what) => {
    const [demo, fixture] = [read(EN_LA_DEMO[what]), read(EN_LAS_SUCURSALES[what])]
    expectMost(
      [...demo, ...fixture],
      [...(await missed(inDemo, demo)), ...(await missed(inFixture, fixture))],
    )
  })

  test.each(CLASSES)('finds names %s', async (_, make) => {
    const [demo, fixture] = [make(DEMO), make(FIXTURE)]
    expectMost(
      [...demo, ...fixture],
      [...(await missed(inDemo, demo)), ...(await missed(inFixture, fixture))],
    )
  })

  test.each(FALSAS)('shows nothing that is not meant: %s', async (line) => {
    const [text = '', names = ''] = line.split(' → ')
    const found = (await inDemo.searchEmpresas(text)).found.map(({ nombre }) => nombre)
    expect(found.filter((nombre) => names.split(' | ').includes(nombre))).toEqual([])
  })

  test.each([
    ['tacos', 'exact', 'Taquería El Trompo de Oro', ['tacos>taquerías,taquería'], []],
    [
      'vulcanisadora',
      'similar',
      'Llantera y Vulcanizadora El Rayo',
      ['vulcanisadora>vulcanizadora,llantera'],
      [],
    ],
    [
      'pastel de cumpleaños',
      'similar',
      'Panadería La Espiga',
      ['pastel>panadería,panaderías,repostería'],
      ['cumpleaños'],
    ],
    ['farmacia cerca de mí', 'similar', 'Farmacia Peñita', ['farmacia>botica'], ['cerca de mí']],
    ['ñespiga', 'exact', null, [], []],
    // Every bakery of the centre sells bread, so that its family adds none.
    ['pan centro', 'exact', null, [], []],
  ])('says what stands for %s', async (text, match, name, instead, missing) => {
    const { found, similar, words } = await inDemo.searchEmpresas(text)
    expect(similar ? 'similar' : 'exact').toBe(match)
    expect(found.find(({ nombre }) => nombre === name)?.similar).toBe(name === null ? undefined : true)
    expect(words.en_lugar.map(({ de, a }) => `${de}>${a.join(',')}`)).toEqual(instead)
    expect(words.falta).toEqual(missing)
  })

  test('a typed ñ finds only ñ, and a text of two hundred words ends', async () => {
    expect((await inDemo.searchEmpresas('ñapateria')).found).toEqual([])
    expect((await inDemo.searchEmpresas('pañaderia')).found).toEqual([])
    const long = Array.from({ length: 50 }, (_, at) => `xq${at}`).join(' ')
    expect((await inDemo.searchEmpresas(`${long} farmacia`)).found).toEqual([])
  })
})
