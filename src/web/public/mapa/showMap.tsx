import { Suspense, useState } from 'react'
import { useSite } from '../frame/layoutData.ts'
import { useAlive } from '../ui/useAlive.ts'

/** A button that shows a map below itself. Draws nothing on a site without a map, and before its scripts have come. */
export function ShowMap({ children }: { children: React.ReactNode }) {
  const [shown, setShown] = useState(false)
  const { mapa } = useSite()
  const alive = useAlive()
  if (!mapa) return null
  return (
    <div className="no-print">
      <button
        type="button"
        className="button-quiet"
        aria-expanded={shown}
        disabled={!alive}
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Ocultar mapa' : 'Ver mapa'}
      </button>
      {shown && (
        <div className="mt-4">
          <Suspense fallback={<p role="status">Cargando el mapa...</p>}>{children}</Suspense>
        </div>
      )}
    </div>
  )
}
