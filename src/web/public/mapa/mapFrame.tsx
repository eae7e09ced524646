import type { MapProblem } from '../../map/useMap.ts'

const PROBLEMS: Readonly<Record<MapProblem, string>> = {
  noGraphics: 'Este navegador no puede dibujar el mapa: le falta WebGL 2, o está apagado.',
  failed: 'El mapa no se pudo cargar. Revisa tu conexión e inténtalo otra vez.',
}

interface FrameProps {
  readonly id: string
  readonly ref: React.Ref<HTMLDivElement>
  readonly problem: MapProblem | null
  /** Where the same can be read without the map. */
  readonly instead: string
  /** For people who do not see the map. */
  readonly children: React.ReactNode
}

/** The space of a map: with a way around it for the keyboard, or a sentence where it cannot be drawn. */
export function MapFrame({ id, ref, problem, instead, children }: FrameProps) {
  if (problem)
    return (
      <p role="alert" className="bg-sand rounded-2xl p-5">
        {PROBLEMS[problem]} {instead}
      </p>
    )
  return (
    <>
      <p className="sr-only">{children}</p>
      <a href={`#${id}`} className="button sr-only focus:not-sr-only">
        Saltar el mapa
      </a>
      <div className="city-map h-[min(70svh,28rem)]">
        <div ref={ref} className="h-full" />
      </div>
      <span id={id} tabIndex={-1} />
    </>
  )
}
