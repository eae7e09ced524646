import type { OptionGroup } from './load.ts'
import { filtersOf, isAttribute, without } from './question.ts'

/** What is chosen in a question: made on the server, so that pages load no code for it. */

/** A chosen value, and the address without it. */
export interface Chip {
  readonly name: string
  readonly label: string
  readonly to: string
}

export function chipsOf(question: URLSearchParams, groups: readonly OptionGroup[]): Chip[] {
  return [...question].flatMap(([name, value]): Chip[] => {
    const group = groups.find((one) => one.name === name)
    if (!group && !NAMED.includes(name) && SINGLE[name] === undefined) return []
    const option = group?.options.find((one) => one.value === value)
    const says = SINGLE[name] ?? option?.label ?? value
    const label = isAttribute(name) ? `${group?.title}: ${says}` : says
    return [{ name, label, to: `?${without(question, name, value)}` }]
  })
}

const SINGLE: Readonly<Record<string, string>> = {
  abierto: 'Abierto ahora',
  cerca: 'Cerca de mí',
  marco: 'Zona del mapa',
}
const NAMED = ['categoria', 'estado', 'municipio', 'colonia']

/** What a link says that takes a filter away. */
export function widerText(name: string, chips: readonly Chip[]): string {
  if (name === 'categoria') return 'Buscar en todas las categorías'
  const labels = chips.flatMap((chip) => (chip.name === name ? [`«${chip.label}»`] : []))
  return `Buscar sin ${labels.length > 0 ? labels.join(' ni ') : 'este filtro'}`
}

/** The category of a list that shows one category and nothing else: it has an address of its own. */
export function onlyCategory(question: URLSearchParams, groups: readonly OptionGroup[]) {
  const [slug, ...others] = question.getAll('categoria')
  if (slug === undefined || others.length > 0 || filtersOf(question).length > 1) return null
  const options = groups.find(({ name }) => name === 'categoria')?.options
  return options?.find(({ value }) => value === slug) ?? null
}
