import { connect, type DatabaseTarget } from '../src/domain/db/connect.ts'
import type { Question } from '../src/domain/index.ts'
import { createSearch } from '../src/domain/search/index.ts'
import { randomOf } from './branches.ts'
import { share, type Timing } from './numbers.ts'
import { placeOf } from './places.ts'
import { QUERY_KINDS } from './queries.ts'

/** Measures what visitors ask of branches: each filter, any two together, near a position, with a text, and counts. */

const ROUNDS = 100
const WARM_UP = 5
const NOTHING: Question = {
  text: '',
  caracteristicas: {},
  abierto: false,
  cerca: null,
  km: null,
  marco: null,
}
const FIRST = { page: 1, perPage: 24 }

type Part = (round: number, size: number) => Partial<Question>

/** Measures the questions in a directory of this size. */
export async function measureFilters(target: DatabaseTarget, size: number): Promise<Timing[]> {
  const database = await connect(target)
  try {
    const { branches } = createSearch({ database, clock: () => new Date('2026-11-23T18:00:00Z') })
    const categorias = await database.db.selectFrom('categoria').select('slug').orderBy('id').execute()
    const parts = partsOf(categorias.map(({ slug }) => slug))
    const timings: Timing[] = []
    const begun = performance.now()
    await branches.warm()
    const loaded = performance.now() - begun
    timings.push({ what: 'Filters, read into memory', p50: loaded, p99: loaded })
    const measure = async (what: string, ask: (round: number) => Promise<unknown> | undefined) => {
      const times: number[] = []
      for (let round = -WARM_UP; round < ROUNDS; round++) {
        const start = performance.now()
        await ask(round + WARM_UP)
        if (round >= 0) times.push(performance.now() - start)
      }
      timings.push({ what, p50: share(times, 0.5), p99: share(times, 0.99) })
    }
    const list =
      (...some: readonly Part[]) =>
      (round: number) =>
        branches.found(Object.assign({}, NOTHING, ...some.map((part) => part(round, size))), 'mejor', FIRST)
    const names = Object.keys(parts)
    for (const name of names) await measure(`Filter: ${name}`, list(parts[name] ?? nothing))
    for (const one of names) {
      const others = names.filter((other) => other !== one && clashing(one) !== clashing(other))
      const pairs = others.map((other) => list(parts[one] ?? nothing, parts[other] ?? nothing))
      await measure(`Filter: ${one}, with any other`, (round) => pairs[round % pairs.length]?.(round))
    }
    for (const name of ['', ...names]) {
      const part = parts[name] ?? nothing
      const ask = (round: number) => branches.counts({ ...NOTHING, ...part(round, size) })
      await measure(name ? `Counts: ${name}` : 'Counts: of all', ask)
    }
    for (const zoom of [4, 8, 12, 15])
      await measure(`Map: zoom ${zoom}`, (round) => {
        const { lat, lng } = positionOf(round)
        const [wide, high] = [(360 / 2 ** zoom) * 3, (170 / 2 ** zoom) * 3]
        const frame = {
          west: Math.max(-180, lng - wide / 2),
          east: Math.min(180, lng + wide / 2),
          south: Math.max(-90, lat - high / 2),
          north: Math.min(90, lat + high / 2),
        }
        return branches.onMap(NOTHING, frame, zoom)
      })
    return timings
  } finally {
    await database.close()
  }
}

const nothing: Part = () => ({})

/** A question has one text, one position and one choice of categories: the first words of their names here. */
const clashing = (name: string): string =>
  /^(?:texto|dos palabras|una letra)/.test(name) ? 'texto' : (/^cerca|categor/.exec(name)?.[0] ?? name)

function positionOf(round: number) {
  for (let id = round * 31 + 1; ; id++) {
    const { ubicacion_lat, ubicacion_lng } = placeOf(id)
    if (ubicacion_lat !== null && ubicacion_lng !== null)
      return { lat: ubicacion_lat / 1e7 + 0.001, lng: ubicacion_lng / 1e7 }
  }
}

function partsOf(categorias: readonly string[]): Readonly<Record<string, Part>> {
  const text = (kind: string): Part => {
    const make = QUERY_KINDS.find(([name]) => name === kind)?.[1]
    return (round, size) => ({ text: make?.(round, size) ?? '' })
  }
  const place = (round: number) => placeOf(round * 17 + 1)
  return {
    categoria: (round) => ({ categorias: [categorias[round % categorias.length] ?? ''] }),
    'dos categorías': (round) => ({
      categorias: [0, 3].map((step) => categorias[(round + step) % categorias.length] ?? ''),
    }),
    estado: (round) => ({ estados: [place(round).estado] }),
    municipio: (round) => ({ municipios: [place(round).municipio] }),
    colonia: (round) => ({ colonias: [place(round).colonia] }),
    'sí o no': (round) => ({ caracteristicas: { [round % 2 ? 'tarjeta' : 'wifi']: ['1'] } }),
    opción: () => ({ caracteristicas: { pagos: ['Vales'] } }),
    número: (round) => ({ caracteristicas: { lugares: [`${round % 30}..${(round % 30) + 10}`] } }),
    abierto: () => ({ abierto: true }),
    'cerca, 5 km': (round) => ({ cerca: positionOf(round), km: 5 }),
    'cerca, todo el país': (round) => ({ cerca: positionOf(round) }),
    'texto común': text('common'),
    'texto raro': text('rare'),
    'dos palabras': text('two words'),
    'una letra': text('one letter'),
    marco: (round) => {
      const { lat, lng } = positionOf(round)
      const reach = 0.02 + randomOf(round)() * 0.5
      return { marco: { west: lng - reach, east: lng + reach, south: lat - reach, north: lat + reach } }
    },
  }
}
