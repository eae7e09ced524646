import { useState } from 'react'

interface NearMeProps {
  readonly question: URLSearchParams
  readonly ask: (question: URLSearchParams) => void
}

const REACHES = [1, 3, 5, 10, 25]
/** Asks for the position on a press only, and sends it rounded; it stands in the address and nowhere else. */
export function NearMe({ question, ask }: NearMeProps) {
  const [says, setSays] = useState('')
  const cerca = question.get('cerca')
  const find = async () => {
    setSays('Buscando la ubicación...')
    try {
      const { locate } = await import('./locate.ts')
      const next = new URLSearchParams(question)
      next.set('cerca', await locate())
      next.delete('orden')
      setSays('')
      ask(next)
    } catch (error) {
      setSays(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <>
      <button type="button" onClick={find} className="button-quiet near-me" aria-pressed={cerca !== null}>
        Cerca de mí
      </button>
      {cerca !== null && (
        <>
          <input type="hidden" name="cerca" value={cerca} />
          <label className="flex items-center gap-2">
            <span className="text-soft text-sm">A no más de</span>
            <select
              name="km"
              key={question.get('km')}
              defaultValue={question.get('km') ?? ''}
              className="field"
            >
              <option value="">cualquier distancia</option>
              {reachesWith(question.get('km')).map((km) => (
                <option key={km} value={km}>
                  {km} km
                </option>
              ))}
            </select>
          </label>
        </>
      )}
      <p role="status" className="basis-full empty:hidden">
        {says}
      </p>
    </>
  )
}

const reachesWith = (km: string | null): string[] => {
  const known = REACHES.map(String)
  return km === null || known.includes(km) ? known : [...known, km]
}
