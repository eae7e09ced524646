import type { FieldErrors } from '../../contract/errors.ts'
import { LONGEST_SEARCH } from '../../contract/spanish/searchText.ts'
import { branchRefusals, validation } from '../../contract/texts/server.ts'
import { readEstado } from '../../contract/values/estados.ts'
import { isOnEarth, type Point } from '../../contract/values/point.ts'
import { isLonger } from '../../contract/values/schemas.ts'
import { type BranchOrder, type Frame, type Question, Refusal } from '../../domain/index.ts'

/** Reads what a visitor asks of branches from the parameters of an address. */

type Query = Readonly<Record<string, unknown>>

/** The most values of one parameter, and characters of a value. */
const [MOST_VALUES, LONGEST_VALUE] = [100, 255]

/** Reads a question and its order. Empty parameters count as absent. Throws invalid. */
export function questionOf(query: Query): { readonly question: Question; readonly order: BranchOrder } {
  const errors: FieldErrors = {}
  const one = (name: string): string => {
    const value = query[name] ?? ''
    if (typeof value === 'string') return value.trim()
    errors[name] = [validation.notText]
    return ''
  }
  const some = (name: string, separated: boolean): readonly string[] | undefined => {
    const values = valuesOf(query[name], separated)
    if (values.length > MOST_VALUES) errors[name] = [validation.tooMany(MOST_VALUES)]
    if (values.some((value) => value.length > LONGEST_VALUE))
      errors[name] = [validation.tooLong(LONGEST_VALUE)]
    return values.length > 0 ? values : undefined
  }
  const text = one('q')
  if (isLonger(text, LONGEST_SEARCH)) errors.q = [validation.searchTooLong]
  const categorias = some('categoria', true)
  const estados = some('estado', true)?.flatMap((typed) => {
    const clave = readEstado(typed)
    if (clave === undefined) errors.estado = [branchRefusals.estado]
    return clave ?? []
  })
  // Names of places may have commas.
  const municipios = some('municipio', false)
  const colonias = some('colonia', false)
  const abierto = one('abierto')
  if (!['', '0', '1'].includes(abierto)) errors.abierto = [validation.notBoolean]
  const cerca = readPosition(one('cerca'))
  if (cerca === 'unreadable') errors.cerca = [branchRefusals.cerca]
  const from = cerca === 'unreadable' ? null : cerca
  const km = readDistance(one('km'))
  if (km === 'unreadable') errors.km = [branchRefusals.km]
  else if (km !== null && cerca === null) errors.km = [branchRefusals.without]
  const order = one('orden')
  if (!isOrder(order)) errors.orden = [validation.sort]
  else if (order === 'distancia' && cerca === null) errors.orden = [branchRefusals.without]
  const marco = readFrame(one('marco'))
  if (marco === 'unreadable') errors.marco = [branchRefusals.marco]
  const caracteristicas = attributesOf(query, errors)
  if (Object.keys(errors).length > 0) throw new Refusal('invalid', { errors })
  return {
    order: isOrder(order) ? (orders[order] ?? 'mejor') : 'mejor',
    question: {
      text,
      ...(categorias && { categorias }),
      ...(estados && { estados }),
      ...(municipios && { municipios }),
      ...(colonias && { colonias }),
      caracteristicas,
      abierto: abierto === '1',
      cerca: from,
      km: typeof km === 'number' ? km : null,
      marco: marco === 'unreadable' ? null : marco,
    },
  }
}

const orders = { '': 'mejor', nombre: 'nombre', distancia: 'distancia' } as const
const isOrder = (text: string): text is keyof typeof orders => Object.hasOwn(orders, text)

/** Returns the values of a parameter that may be repeated, and whose values may be separated by commas. */
function valuesOf(given: unknown, separated: boolean): string[] {
  const all: unknown[] = Array.isArray(given) ? given : [given]
  const texts = all.filter((value) => typeof value === 'string')
  return texts
    .flatMap((text) => (separated ? text.split(',') : [text]))
    .map((text) => text.trim())
    .filter(Boolean)
}

const ATTRIBUTE = /^c\[([^\]]{1,255})\]$/

/** Reads `c[slug]`. */
function attributesOf(query: Query, errors: FieldErrors): Record<string, readonly string[]> {
  const found: [string, readonly string[]][] = []
  for (const [name, given] of Object.entries(query)) {
    const slug = ATTRIBUTE.exec(name)?.[1]
    if (slug === undefined) continue
    const values = valuesOf(given, false)
    if (values.length > MOST_VALUES) errors[name] = [validation.tooMany(MOST_VALUES)]
    if (values.length > 0) found.push([slug, values])
  }
  return Object.fromEntries(found)
}

const LONGEST_NUMBERS = 200
const NUMBER = /^[+-]?(?:\d{1,15}(?:\.\d{0,20})?|\.\d{1,20})$/

/** Reads numbers with commas between them; null when one of them is none, or when there are not as many. */
function numbersOf(text: string, count: number): number[] | null {
  if (text.length > LONGEST_NUMBERS) return null
  const parts = text.split(',').map((part) => part.trim())
  return parts.length === count && parts.every((part) => NUMBER.test(part)) ? parts.map(Number) : null
}

function readPosition(text: string): Point | null | 'unreadable' {
  if (text === '') return null
  const [lat, lng] = numbersOf(text, 2) ?? []
  if (lat === undefined || lng === undefined) return 'unreadable'
  return isOnEarth({ lat, lng }) ? { lat, lng } : 'unreadable'
}

function readDistance(text: string): number | null | 'unreadable' {
  if (text === '') return null
  const [km = 0] = numbersOf(text, 1) ?? []
  return km > 0 ? km : 'unreadable'
}

/** Reads `oeste,sur,este,norte`. */
function readFrame(text: string): Frame | null | 'unreadable' {
  if (text === '') return null
  const [west, south, east, north] = numbersOf(text, 4) ?? []
  if (west === undefined || south === undefined || east === undefined || north === undefined)
    return 'unreadable'
  const corners = [
    { lat: south, lng: west },
    { lat: north, lng: east },
  ]
  return corners.every(isOnEarth) && south <= north ? { west, south, east, north } : 'unreadable'
}
