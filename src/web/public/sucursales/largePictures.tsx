import { useId, useLayoutEffect, useRef } from 'react'
import { CloseButton, Dialog } from '../ui/dialog.tsx'
import { Picture } from '../ui/picture.tsx'
import { BACK, FORTH, TurnButton } from '../ui/turnButton.tsx'
import { useSnapping } from '../ui/useSnapping.ts'
import type { BranchPicture } from './pictures.ts'

interface LargeProps {
  readonly nombre: string
  readonly pictures: readonly BranchPicture[]
  /** The index of the picture that shows first. */
  readonly first: number
  /** Gets the index of the picture that shows last. */
  readonly onClose: (last: number) => void
}

/** The pictures of a branch as large as the screen, with what they show. */
export default function LargePictures({ nombre, pictures, first, onClose }: LargeProps) {
  const id = useId()
  const row = useSnapping<HTMLUListElement>(pictures.length, first)
  const begin = useRef(row.goTo)
  useLayoutEffect(() => begin.current(first, 'instant'), [first])
  const several = pictures.length > 1
  return (
    <Dialog labelledBy={id} className="large-pictures" onClose={() => onClose(row.selected)}>
      <section
        aria-roledescription="galería"
        aria-labelledby={id}
        className="flex h-full flex-col gap-3 p-3"
        onKeyDown={several ? row.onArrow : undefined}
      >
        <div className="flex items-center justify-between gap-4">
          <h2 id={id} className="min-w-0 text-lg">
            Fotos de {nombre}
          </h2>
          <CloseButton />
        </div>
        <ul ref={row.viewport} onScroll={row.settle} className="picture-row min-h-0 flex-1">
          {pictures.map(({ file, alt }, at) => (
            <li key={file} className="flex min-h-0 flex-col gap-2" inert={at !== row.selected}>
              <Picture
                folder="empresa"
                file={file}
                alt={alt}
                sizes="96vw"
                eager={at === first}
                className="min-h-0 w-full flex-1 object-contain"
              />
              {/* The picture's own words say the same. */}
              <p aria-hidden="true" className="text-center">
                {alt}
              </p>
            </li>
          ))}
        </ul>
        {several && (
          <div className="flex items-center justify-center gap-4">
            <TurnButton label="Anterior" path={BACK} onClick={row.previous} />
            <p role="status" className="tabular-nums">
              {row.selected + 1} de {pictures.length}
            </p>
            <TurnButton label="Siguiente" path={FORTH} onClick={row.next} />
          </div>
        )}
      </section>
    </Dialog>
  )
}
