import { sql } from 'kysely'
import type { Point } from '../../contract/values/point.ts'
import { madeOf, tags } from '../changes/cacheTags.ts'
import type { Db } from '../db/types.ts'
import { categoriaId } from '../views/public.ts'
import { liveBits } from './facets/board.ts'
import { type Choice, type ChosenAttribute, type Group, groupsOf } from './facets/choice.ts'
import { type Frame, insideFrame } from './facets/frame.ts'
import type { KnownFacets } from './facets/memory.ts'
import { withinReach } from './facets/near.ts'
import type { createOpenCodes } from './facets/openNow.ts'
import { NUMBER, YES_OR_NO } from './facets/sets.ts'
import { type Bits, commonBits } from './indexing/bits.ts'
import { type AllFound, findAll } from './records.ts'
import { searched } from './searched.ts'
import type { Wording } from './wording.ts'

/** What visitors ask of branches: a text, filters, a position, a part of the map. */
export interface Question {
  readonly text: string
  /** Slugs. Any of them is enough; the same holds for the other lists. */
  readonly categorias?: readonly string[]
  /** INEGI's keys. */
  readonly estados?: readonly string[]
  readonly municipios?: readonly string[]
  readonly colonias?: readonly string[]
  /** Typed values by the slugs of características. */
  readonly caracteristicas: Readonly<Record<string, readonly string[]>>
  readonly abierto: boolean
  readonly cerca: Point | null
  readonly km: number | null
  readonly marco: Frame | null
}

/** Asks for every branch. */
export const ANYWHERE: Question = {
  text: '',
  caracteristicas: {},
  abierto: false,
  cerca: null,
  km: null,
  marco: null,
}

/** What administrators defined that filters ask for. */
export interface Attribute {
  readonly id: number
  readonly slug: string
  readonly nombre: string
  readonly tipo: string
  readonly unidad: string | null
  readonly opciones: readonly string[]
  readonly categories: readonly number[]
}

/** A question in terms of the facets. */
export interface Asked {
  readonly groups: readonly Group[]
  /** The records that the text finds and that lie in the reach and the frame; null for all. */
  readonly among: Bits | null
  /** What the text finds; null when it has no words. */
  readonly found: AllFound | null
  readonly open: () => Uint8Array
}

/** What a question is resolved with. */
interface Resolving {
  readonly at: Date
  readonly openCodes: ReturnType<typeof createOpenCodes>
  readonly wording?: Wording
  readonly attributes: readonly Attribute[]
  /** `best`: for a list in the order of the best match, which looks for the text itself. */
  readonly purpose: 'best' | 'list' | 'counts'
}

/** Resolves a question. */
export async function resolve(
  db: Db,
  { board, tables, version }: KnownFacets,
  question: Question,
  { at, openCodes, wording, attributes, purpose }: Resolving,
): Promise<Asked> {
  madeOf(tags.all('empresa'))
  const { text, cerca, km, marco, abierto, estados, municipios, colonias } = question
  const found = purpose === 'best' ? null : await findAll(db, 'empresa', text, wording && { wording })
  const categories = question.categorias && (await categoriesWith(db, question.categorias))
  const zone = abierto || purpose === 'counts' ? await zoneOf(db) : ''
  const open = () => openCodes(tables.hours, at, zone, version)
  const choice: Choice = {
    ...(categories && { categories }),
    ...(estados && { estados }),
    ...(municipios && { municipios }),
    ...(colonias && { colonias }),
    ...(abierto && { open: true }),
    attributes: attributes.flatMap((attribute) =>
      chosenOf(attribute, question.caracteristicas[attribute.slug]),
    ),
  }
  const limits: Bits[] = []
  if (found) limits.push(found.ids)
  if (cerca && km !== null)
    limits.push(withinReach(board, cerca, km * 1000, limits[0] ?? liveBits(board, null)))
  if (marco) limits.push(insideFrame(board, marco))
  const groups = groupsOf(choice, tables, open)
  if (purpose !== 'best' || groups.length + limits.length > 0) noteFacets(purpose, categories)
  return {
    groups,
    among: limits.length > 0 ? commonBits(limits) : null,
    found,
    open,
  }
}

/** A list of some categories changes only with their branches, and with the order of lists. */
function noteFacets(purpose: Resolving['purpose'], categories: readonly number[] | undefined): void {
  if (purpose === 'counts' || !categories) {
    madeOf(tags.facets('empresa'))
    return
  }
  const { first, further } = searched.empresa.filtered.categories
  const lists = categories.flatMap((id) => [first, further].map((field) => tags.listBy('empresa', field, id)))
  madeOf(...lists, tags.anyListBy('empresa'))
}

async function categoriesWith(db: Db, slugs: readonly string[]): Promise<number[]> {
  const ids: number[] = []
  for (const slug of slugs) ids.push(await categoriaId(db, slug))
  return ids
}

/** The organisation's zone: that of branches without one of their own. */
async function zoneOf(db: Db): Promise<string> {
  madeOf(tags.all('ajustes'), tags.field('ajustes', 1, 'zona_horaria'))
  const { zona_horaria } = await db
    .selectFrom('ajustes')
    .select('zona_horaria')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  return zona_horaria
}

function chosenOf(
  { id, tipo, opciones, categories }: Attribute,
  typed: readonly string[] | undefined,
): ChosenAttribute[] {
  if (!typed) return []
  const numeric = tipo === NUMBER
  const isKnown = (value: string) =>
    tipo === YES_OR_NO ? value === '0' || value === '1' : opciones.includes(value)
  return [{ id, categories, numeric, values: numeric ? typed.flatMap(rangeOf) : typed.filter(isKnown) }]
}

const RANGE = /^(-?\d{1,15}(?:\.\d{1,9})?)?(\.\.)?(-?\d{1,15}(?:\.\d{1,9})?)?$/

/** Reads `10..20`, `30..`, `..5` and `7`. */
function rangeOf(typed: string): [number, number][] {
  const [, from, dots, to] = RANGE.exec(typed.trim()) ?? []
  if (from === undefined && to === undefined) return []
  if (!dots) return from === undefined || to !== undefined ? [] : [[Number(from), Number(from)]]
  return [[from === undefined ? -Infinity : Number(from), to === undefined ? Infinity : Number(to)]]
}

/** Reads the características that visitors see and filter by, in their order. */
export async function readAttributes(db: Db): Promise<Attribute[]> {
  madeOf(tags.all('caracteristica'), tags.list('caracteristica'))
  const rows = await db
    .selectFrom('caracteristica')
    .select(['id', 'slug', 'nombre', 'tipo', 'unidad', 'opciones'])
    .where('se_muestra', '=', 1)
    .where('se_filtra', '=', 1)
    .where('tipo', '!=', 'texto')
    .orderBy('orden')
    .orderBy('place')
    .orderBy('id')
    .execute()
  const { rows: named } = await sql<{ record_id: number; target_id: number }>`
    select record_id, target_id from caracteristica_categorias`.execute(db)
  const categories = Map.groupBy(named, ({ record_id }) => record_id)
  return rows.map((row) => ({
    ...row,
    opciones: typeof row.opciones === 'string' ? JSON.parse(row.opciones) : [],
    categories: (categories.get(row.id) ?? []).map(({ target_id }) => target_id),
  }))
}
