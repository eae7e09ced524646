import { useEffect, useState } from 'react'
import { api } from '../../../contract/paths.ts'
import { formatNumber } from '../../../contract/values/numbers.ts'
import type { PublicCaracteristica, PublicEmpresa } from '../../../contract/views.ts'
import { browserApi } from '../../api.ts'

/** Where every shown característica is read. */
export const DEFINITIONS = `${api.caracteristicas}?per_page=500`

type Values = PublicEmpresa['caracteristicas']
type Definitions = readonly PublicCaracteristica[]

/** Whether a branch says anything of itself that way. */
export const hasAttributes = (values: Values): boolean => Object.keys(values).length > 0

/**
 * What a branch has, and what it says of the rest. `known` are the definitions; without them the browser asks for them.
 */
export function Attributes({ values, known }: { values: Values; known?: Definitions | undefined }) {
  const definitions = useDefinitions(values, known)
  const said = definitions.flatMap((one) => {
    const value = values[one.slug]
    return value === undefined ? [] : [{ ...one, value }]
  })
  const has = said.filter(({ value }) => value === true)
  const others = said.filter(({ value }) => typeof value !== 'boolean')
  if (has.length + others.length === 0) return null
  return (
    <section aria-labelledby="caracteristicas" className="max-w-[68ch]">
      <h2 id="caracteristicas" className="mb-3 text-xl">
        Características
      </h2>
      {has.length > 0 && (
        <ul className="attributes">
          {has.map(({ slug, nombre }) => (
            <li key={slug}>{nombre}</li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <dl className="mt-3 space-y-1">
          {others.map((one) => (
            <div key={one.slug}>
              <dt className="inline font-semibold">{one.nombre}:</dt>{' '}
              <dd className="inline">{valueText(one.value, one.unidad)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

/** Writes a value that is no yes or no. */
function valueText(value: Values[string], unit: string | null): string {
  if (typeof value === 'number') return [formatNumber(value), unit].filter(Boolean).join(' ')
  return Array.isArray(value) ? value.join(', ') : String(value)
}

function useDefinitions(values: Values, known: Definitions | undefined): Definitions {
  const [read, setRead] = useState<Definitions>([])
  const needed = known === undefined && hasAttributes(values)
  useEffect(() => {
    if (!needed) return
    const leaving = new AbortController()
    browserApi<PublicCaracteristica[]>(DEFINITIONS, { signal: leaving.signal })
      .then(({ data }) => setRead(data))
      // Everything else about the branch is there.
      .catch(() => undefined)
    return () => leaving.abort()
  }, [needed])
  return known ?? read
}
