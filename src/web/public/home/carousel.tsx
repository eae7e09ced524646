import useEmblaCarousel from 'embla-carousel-react'
import { useCallback, useEffect, useState } from 'react'
import type { PublicSlide } from '../../../contract/views.ts'
import { Picture } from '../picture.tsx'

const EVERY_MS = 6000
const control = 'grid size-11 place-items-center rounded-full bg-black/60 text-white hover:bg-black/80'

/** The slides: they go on by themselves, and stop for whoever looks, points, or prefers less motion. */
export function Carousel({ slides }: { slides: readonly PublicSlide[] }) {
  const several = slides.length > 1
  const [viewport, embla] = useEmblaCarousel({ loop: several, active: several })
  const [selected, setSelected] = useState(0)
  const [paused, setPaused] = useState(false)
  const [held, setHeld] = useState(false)

  useEffect(() => {
    if (!embla) return
    const select = () => setSelected(embla.selectedScrollSnap())
    embla.on('select', select)
    return () => {
      embla.off('select', select)
    }
  }, [embla])

  useEffect(() => {
    if (!embla || !several || paused || held || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => embla.scrollNext(), EVERY_MS)
    return () => clearInterval(timer)
  }, [embla, several, paused, held])

  const onKeyDown = useCallback(
    (event: React.KeyboardEvent) => {
      if (event.key === 'ArrowRight') embla?.scrollNext()
      if (event.key === 'ArrowLeft') embla?.scrollPrev()
    },
    [embla],
  )

  return (
    <section
      aria-roledescription="carrusel"
      aria-label="Destacados"
      className="relative h-[calc(100dvh-100px)] min-h-80 overflow-hidden bg-black"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={onKeyDown}
    >
      <div ref={viewport} className="h-full overflow-hidden">
        <ul className="flex h-full">
          {slides.map((slide, index) => (
            <li
              key={slide.id}
              className="relative h-full min-w-0 flex-[0_0_100%]"
              inert={several && index !== selected}
            >
              <Slide slide={slide} first={index === 0} />
            </li>
          ))}
        </ul>
      </div>
      {several && (
        <div className="absolute inset-x-0 bottom-4 flex items-center justify-center gap-2">
          <button type="button" className={control} aria-label="Anterior" onClick={() => embla?.scrollPrev()}>
            ‹
          </button>
          <button
            type="button"
            className={control}
            aria-label={paused ? 'Reanudar' : 'Pausar'}
            onClick={() => setPaused(!paused)}
          >
            {paused ? '▶' : '❚❚'}
          </button>
          {slides.map((slide, index) => (
            <button
              key={slide.id}
              type="button"
              aria-label={`Ir a la imagen ${index + 1}`}
              aria-current={index === selected}
              onClick={() => embla?.scrollTo(index)}
              className="grid size-6 place-items-center"
            >
              <span
                className={`size-3 rounded-full border border-white ${index === selected ? 'bg-white' : 'bg-black/50'}`}
              />
            </button>
          ))}
          <button
            type="button"
            className={control}
            aria-label="Siguiente"
            onClick={() => embla?.scrollNext()}
          >
            ›
          </button>
        </div>
      )}
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
        sizes="100vw"
        eager={first}
        className="absolute inset-0 size-full object-cover"
      />
      <span className="absolute inset-x-0 bottom-0 bg-linear-to-t from-black/80 to-transparent px-6 pt-24 pb-24">
        <span className="wrap font-display block text-2xl font-semibold text-white sm:text-4xl">
          {slide.frase}
        </span>
      </span>
    </>
  )
  return slide.link ? (
    <a href={slide.link} className="block h-full">
      {content}
    </a>
  ) : (
    content
  )
}
