import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type EmpresaTexts, indexEmpresas, searchEmpresas } from './index.ts'
import { searchByReading } from './reference.ts'
import { type Bare, postgresWithSearch, sqliteWithSearch } from './testing.ts'

/** Few letters and endings, so that random words meet: the beginnings, forms, errors and `ñ` that the rules speak of. */
const letter = fc.constantFrom(...'aaeinñosrbcz')
const word = fc.oneof(
  fc.array(letter, { minLength: 1, maxLength: 6 }).map((letters) => letters.join('')),
  fc.constantFrom('plomero', 'plomeros', 'Plomería', 'Muñoz', 'munoz', 'niña', 'ninos', 'luz', 'Luces', 'doctora', 'doctor', 'camión', 'CAMIONES', 'tacos', 'taco', 'tornillería', 'tornulle', 'año', 'ano', 'rey', '12', '06700'),
)
const joint = fc.constantFrom(' ', ' ', ' ', '-', ' de ', ' la ', ', ', '/')
const phrase = fc
  .array(fc.tuple(word, joint), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.flat().slice(0, -1).join(''))
const field = fc.option(phrase)
const empresa = fc.record({
  orden: fc.constantFrom(0, 0, 1, 2_147_483_000),
  nombre: phrase,
  categoria: field,
  direccion: field,
  descripcion: field,
})
const corpus = fc.array(empresa, { minLength: 1, maxLength: 12 })
const queries = fc.array(phrase, { minLength: 1, maxLength: 6 })

const databases: [string, () => Promise<Bare>, number][] = [
  ['SQLite', () => sqliteWithSearch(), 400],
  ['PostgreSQL', () => postgresWithSearch(inject('postgresUrl'), 'same_answers'), 60],
]

describe.each(databases)('the index on %s', (_, open, numRuns) => {
  let db: Bare
  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.destroy())

  test('answers what reading every branch answers', async () => {
    let indexed: number[] = []
    const replaceAll = async (empresas: readonly EmpresaTexts[]) => {
      const ids = [...new Set([...indexed, ...empresas.map(({ id }) => id)])]
      await db.transaction().execute((tx) => indexEmpresas(tx, ids, empresas))
      indexed = empresas.map(({ id }) => id)
    }
    await fc.assert(
      fc.asyncProperty(corpus, queries, async (records, texts) => {
        const empresas = records.map((record, at) => ({ ...record, id: at + 1 }))
        await replaceAll(empresas)
        for (const text of texts)
          expect(await searchEmpresas(db, text), text).toEqual(searchByReading(empresas, text))
      }),
      { numRuns },
    )
  })
})
