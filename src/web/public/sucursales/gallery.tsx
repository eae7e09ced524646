import { lazy, Suspense, useState } from 'react'
import { imagePath } from '../../../contract/paths.ts'
import type { PublicEmpresa } from '../../../contract/views.ts'
import { Picture } from '../ui/picture.tsx'
import { BACK, FORTH, TurnButton } from '../ui/turnButton.tsx'
import { useAlive } from '../ui/useAlive.ts'
import { useSnapping } from '../ui/useSnapping.ts'
import { picturesOf } from './pictures.ts'

const LargePictures = lazy(() => import('./largePictures.tsx'))

const SIZES = '(min-width: 72rem) 40rem, (min-width: 48rem) 55vw, 92vw'

type Pictured = Pick<PublicEmpresa, 'nombre' | 'urlfoto' | 'fotos'>

/** The pictures of a branch. Without scripts they are a row to scroll, and each is a link to its file. */
export function Gallery({ of, eager }: { of: Pictured; eager?: boolean | undefined }) {
  const pictures = picturesOf(of)
  const row = useSnapping<HTMLUListElement>(pictures.length)
  const [large, setLarge] = useState<number | null>(null)
  const alive = useAlive()
  const several = pictures.length > 1
  if (pictures.length === 0) return <NoPicture of={of} eager={eager} />
  return (
    <>
      <section
        aria-roledescription="galería"
        aria-label={`Fotos de ${of.nombre}`}
        className="relative overflow-hidden rounded-2xl"
        onKeyDown={several ? row.onArrow : undefined}
      >
        <ul ref={row.viewport} onScroll={row.settle} className="picture-row">
          {pictures.map(({ file, alt }, at) => (
            <li key={file} inert={alive && at !== row.selected}>
              <a
                href={imagePath('empresa', file)}
                className="block h-full"
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return
                  event.preventDefault()
                  setLarge(at)
                }}
              >
                <Picture
                  folder="empresa"
                  file={file}
                  alt={alt}
                  sizes={SIZES}
                  eager={eager && at === 0}
                  className="bg-sand aspect-3/2 h-full w-full object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
        {several && alive && (
          <div className="no-print absolute inset-x-3 bottom-3 flex items-center justify-between gap-2">
            <TurnButton label="Foto anterior" path={BACK} onClick={row.previous} />
            <p role="status" className="rounded-full bg-black/65 px-3 py-0.5 text-sm text-white tabular-nums">
              <span className="sr-only">Foto </span>
              {row.selected + 1} de {pictures.length}
            </p>
            <TurnButton label="Foto siguiente" path={FORTH} onClick={row.next} />
          </div>
        )}
      </section>
      {large !== null && (
        <Suspense>
          <LargePictures
            nombre={of.nombre}
            pictures={pictures}
            first={large}
            onClose={(last) => {
              setLarge(null)
              row.goTo(last, 'instant')
            }}
          />
        </Suspense>
      )}
    </>
  )
}

const NoPicture = ({ of, eager }: { of: Pictured; eager?: boolean | undefined }) => (
  <Picture
    folder="empresa"
    file={null}
    alt={`Fachada de ${of.nombre}`}
    sizes={SIZES}
    eager={eager ?? false}
    className="bg-sand aspect-3/2 h-full w-full rounded-2xl object-cover"
  />
)
