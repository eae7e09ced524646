import type { PublicCaracteristica, PublicEmpresa } from '../../../contract/views.ts'
import { Directions } from '../mapa/directions.tsx'
import { PlaceMap } from '../mapa/placeMap.tsx'
import { Attributes } from './attributes.tsx'
import { Actions, Contacts } from './contacts.tsx'
import { Gallery } from './gallery.tsx'
import { OpenBadge } from './openBadge.tsx'
import { Week } from './week.tsx'

interface DetailProps {
  readonly empresa: PublicEmpresa
  /** What its características are called; without it the browser asks. */
  readonly known?: readonly PublicCaracteristica[] | undefined
  readonly eager?: boolean
}

/** The public fields of a branch, below its name; each contact is a link. */
export function EmpresaDetail({ empresa, known, eager }: DetailProps) {
  const { descripcion, nombre, ubicacion } = empresa
  return (
    // The description is under the picture, beside the contacts.
    <div className="grid gap-6 md:grid-cols-[3fr_2fr] md:grid-rows-[auto_1fr] md:gap-x-10">
      <div className="min-w-0">
        <Gallery of={empresa} eager={eager} />
      </div>
      <div className="min-w-0 space-y-5 md:row-span-2">
        <OpenBadge of={empresa} className="text-lg" />
        <Actions empresa={empresa} />
        <Contacts empresa={empresa} />
        {ubicacion && (
          <>
            <Directions at={ubicacion} nombre={nombre} />
            <PlaceMap at={ubicacion} nombre={nombre} />
          </>
        )}
        <Week of={empresa} />
      </div>
      <div className="min-w-0 space-y-6">
        {descripcion && <p className="max-w-[68ch] text-lg whitespace-pre-line">{descripcion}</p>}
        <Attributes values={empresa.caracteristicas} known={known} />
      </div>
    </div>
  )
}
