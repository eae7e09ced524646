import { Link } from 'react-router'
import type { Filters } from './load.ts'
import { isAttribute, without } from './question.ts'

interface Chip {
  readonly name: string
  readonly value: string
  readonly label: string
}

/** What is chosen, each with a link that takes it away. */
export function Chips({ question, filters }: { question: URLSearchParams; filters: Filters }) {
  const chips = chipsOf(question, filters)
  if (chips.length === 0) return null
  const text = question.get('q')
  return (
    <ul aria-label="Filtros elegidos" className="no-print mt-4 flex flex-wrap gap-2">
      {chips.map(({ name, value, label }) => (
        <li key={`${name} ${value}`} className="min-w-0 max-w-full">
          <Link
            to={`?${without(question, name, value)}`}
            replace
            preventScrollReset
            className="chip"
            aria-label={`Quitar el filtro ${label}`}
          >
            {label} <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link
            to={text ? `?${new URLSearchParams({ q: text })}` : '?'}
            className="link inline-flex min-h-11 items-center"
          >
            Quitar todos
          </Link>
        </li>
      )}
    </ul>
  )
}

export function chipsOf(question: URLSearchParams, { groups }: Filters): Chip[] {
  return [...question].flatMap(([name, value]): Chip[] => {
    const single = SINGLE[name]
    if (single !== undefined) return [{ name, value, label: single }]
    const group = groups.find((one) => one.name === name)
    if (!group && !NAMED.includes(name)) return []
    const option = group?.options.find((one) => one.value === value)
    const says = option?.label ?? value
    return [{ name, value, label: isAttribute(name) ? `${group?.title}: ${says}` : says }]
  })
}

const SINGLE: Readonly<Record<string, string>> = {
  abierto: 'Abierto ahora',
  cerca: 'Cerca de mí',
  marco: 'Zona del mapa',
}
const NAMED = ['categoria', 'estado', 'municipio', 'colonia']
