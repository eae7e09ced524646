import type { PublicSlide } from '../../../contract/views.ts'
import { Picture } from '../ui/picture.tsx'
import { BACK, FORTH, TurnButton } from '../ui/turnButton.tsx'
import { useAlive } from '../ui/useAlive.ts'
import { useCarousel } from './useCarousel.ts'

/** A longer phrase has smaller letters. */
const LONG = 80

/** The slides. They advance by themselves, and stop when a person looks, points, or prefers reduced motion. */
export function Carousel({ slides }: { slides: readonly PublicSlide[] }) {
  const several = slides.length > 1
  const carousel = useCarousel(slides.length)
  // Without scripts every slide is reached by scrolling.
  const alive = useAlive()
  return (
    <section
      aria-roledescription="carrusel"
      aria-label="Destacados"
      className="carousel no-print bg-sand relative grid min-h-[max(20rem,calc(100dvh-100px))] overflow-hidden"
      {...carousel.holding}
    >
      <div ref={carousel.viewport} onScroll={carousel.settle} className="carousel-viewport grid min-w-0">
        <ul className="flex min-w-0">
          {slides.map((slide, index) => (
            <li
              key={slide.id}
              className="carousel-slide relative grid min-w-0 flex-[0_0_100%] snap-start"
              inert={alive && index !== carousel.selected}
            >
              <Slide slide={slide} first={index === 0} />
            </li>
          ))}
        </ul>
      </div>
      {several && <Controls carousel={carousel} slides={slides} />}
    </section>
  )
}

function Slide({ slide, first }: { slide: PublicSlide; first: boolean }) {
  const content = (
    <>
      <Picture
        folder="slide"
        file={slide.imagen}
        alt=""
        // The picture covers the frame: on a portrait screen it is as wide as the frame's height needs. Safari lacks
        // max() here.
        sizes="(max-aspect-ratio: 16/9) 178vh, 100vw"
        eager={first}
        className="absolute inset-0 size-full object-cover"
      />
      <span className="carousel-phrase relative -mt-28 self-end bg-linear-to-t from-black/75 via-black/40 to-transparent pt-32">
        <span
          className={`wrap font-display block leading-[1.1] font-semibold text-balance text-white [overflow-wrap:anywhere] [text-shadow:0_1px_12px_rgb(0_0_0/0.55)] ${slide.frase.length > LONG ? 'carousel-long' : 'carousel-short'}`}
        >
          {slide.frase}
        </span>
      </span>
    </>
  )
  return slide.link ? (
    <a href={slide.link} className="carousel-link grid">
      {content}
    </a>
  ) : (
    content
  )
}

interface ControlsProps {
  readonly carousel: ReturnType<typeof useCarousel>
  readonly slides: readonly PublicSlide[]
}

function Controls({ carousel, slides }: ControlsProps) {
  const { paused, selected } = carousel
  return (
    <div className="carousel-foot absolute inset-x-0">
      <div className="wrap flex flex-wrap items-center gap-x-4">
        <ul className="carousel-dots -ml-2.5 flex flex-wrap max-[30rem]:basis-full">
          {slides.map(({ id }, index) => (
            <li key={id}>
              <button
                type="button"
                aria-label={`Ir a la imagen ${index + 1}`}
                aria-current={index === selected}
                onClick={() => carousel.goTo(index)}
                className="grid h-11 w-full cursor-pointer place-items-center"
              >
                <span
                  className={`h-2.5 rounded-full border border-white transition-[width] ${index === selected ? 'w-6 bg-white' : 'w-2.5 bg-black/40'}`}
                />
              </button>
            </li>
          ))}
        </ul>
        <div className="flex gap-2">
          <TurnButton label="Anterior" path={BACK} onClick={carousel.previous} />
          <TurnButton
            label={paused ? 'Reanudar' : 'Pausar'}
            path={paused ? 'M8 5l11 7-11 7z' : 'M9 5v14M15 5v14'}
            onClick={carousel.togglePause}
          />
          <TurnButton label="Siguiente" path={FORTH} onClick={carousel.next} />
        </div>
      </div>
    </div>
  )
}
