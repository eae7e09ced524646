import { useState } from 'react'

interface NearMeProps {
  readonly question: URLSearchParams
  readonly ask: (question: URLSearchParams) => void
}

const REACHES = [1, 3, 5, 10, 25]
/** About ten metres. */
const DECIMALS = 4
const LONGEST_MS = 15_000

/** Asks for the position on a press only, and sends it rounded; it stands in the address and nowhere else. */
export function NearMe({ question, ask }: NearMeProps) {
  const [says, setSays] = useState('')
  const cerca = question.get('cerca')
  const locate = () => {
    if (!('geolocation' in navigator)) return setSays('Este navegador no sabe dónde está.')
    setSays('Buscando la ubicación...')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setSays('')
        const next = new URLSearchParams(question)
        next.set('cerca', `${coords.latitude.toFixed(DECIMALS)},${coords.longitude.toFixed(DECIMALS)}`)
        next.delete('orden')
        ask(next)
      },
      (error) => setSays(error.code === error.PERMISSION_DENIED ? DENIED : FAILED),
      { timeout: LONGEST_MS, maximumAge: 60_000 },
    )
  }
  return (
    <>
      <button type="button" onClick={locate} className="button-quiet near-me" aria-pressed={cerca !== null}>
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

const DENIED =
  'El navegador no tiene permiso de usar la ubicación. Se puede dar en los ajustes del sitio, junto a la dirección; también se puede elegir el municipio o la colonia en los filtros.'
const FAILED =
  'No se pudo conocer la ubicación. Intenta de nuevo, o elige el municipio o la colonia en los filtros.'
