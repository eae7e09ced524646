import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchByReading } from '../../../test/search/reference/search.ts'
import { type EmpresaTexts, insertBranches } from '../../../test/support/branches.ts'
import { type BareDatabase, bareDatabase } from '../../../test/support/database.ts'
import { DATABASES } from '../../../test/support/world.ts'
import { bitsOf, idsOfBits } from './indexing/bits.ts'
import { indexRecords } from './indexing/recordIndex.ts'
import { findAll, findRecords } from './records.ts'

/** Few letters and endings, so that random words overlap in beginnings, forms, errors and `ñ`. */
const letter = fc.constantFrom(...'aaeinñosrbcz')
const word = fc.oneof(
  fc.array(letter, { minLength: 1, maxLength: 6 }).map((letters) => letters.join('')),
  fc.constantFrom(
    'plomero',
    'plomeros',
    'Plomería',
    'Muñoz',
    'munoz',
    'niña',
    'ninos',
    'luz',
    'Luces',
    'doctora',
    'doctor',
    'camión',
    'CAMIONES',
    'tacos',
    'taco',
    'tornillería',
    'tornulle',
    'año',
    'ano',
    'rey',
    '12',
    '06700',
  ),
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
const queries = fc.array(phrase, { minLength: 1, maxLength: 6 })

const isExact = ({ similar }: { readonly similar: boolean }): boolean => !similar

/** The search treats words in few branches and words in many differently: `copies` of each branch. */
const SIZES = [
  { copies: 1, maxLength: 12, runs: { sqlite: 25, postgres: 12 } },
  { copies: 410, maxLength: 3, runs: { sqlite: 6, postgres: 3 } },
]

describe.each(DATABASES)('the index on %s', (kind) => {
  let bare: BareDatabase
  beforeAll(async () => {
    bare = await bareDatabase(kind)
  })
  afterAll(() => bare.close())

  test.each(SIZES)('finds the same as a scan of every branch, with $copies copies of each', async (size) => {
    const { db } = bare.database
    const replaceAll = async (empresas: readonly EmpresaTexts[]) => {
      await db.transaction().execute(async (tx) => {
        const before = await tx.deleteFrom('empresa').returning('id').execute()
        await insertBranches(tx, empresas)
        const ids = [...before, ...empresas].map(({ id }) => id)
        await indexRecords(tx, 'empresa', [...new Set(ids)])
      })
    }
    const corpus = fc.array(empresa, { minLength: 1, maxLength: size.maxLength })
    await fc.assert(
      fc.asyncProperty(corpus, queries, async (records, texts) => {
        const all = records.flatMap((record) => Array.from({ length: size.copies }, () => record))
        const empresas = all.map((record, at) => ({ ...record, id: at + 1 }))
        await replaceAll(empresas)
        for (const [at, text] of texts.entries()) {
          const found = await findRecords(db, 'empresa', text, 50, { stages: ['typed'] })
          const expected = searchByReading(empresas, text)
          expect(
            found?.records.filter(isExact).map(({ id }) => id),
            text,
          ).toEqual(expected?.slice(0, 50))
          const all = await findAll(db, 'empresa', text, { stages: ['typed'] })
          expect(all && [...idsOfBits(all.exact)], text).toEqual(expected?.toSorted((a, b) => a - b) ?? null)
          const nombre = records[at % records.length]?.categoria
          const some = empresas.filter((one) => one.categoria === nombre).map(({ id }) => id)
          const filter = bitsOf(Uint32Array.from(some))
          const filtered = await findRecords(db, 'empresa', text, 50, { filter, stages: ['typed'] })
          expect(
            filtered?.records.filter(isExact).map(({ id }) => id),
            `${text} in ${nombre}`,
          ).toEqual(expected?.filter((id) => some.includes(id)).slice(0, 50))
        }
      }),
      { numRuns: size.runs[kind] },
    )
  })
})
