import { Picture } from '../ui/picture.tsx'

const SIZES = '(min-width: 72rem) 261px, (min-width: 48rem) 23vw, (min-width: 40rem) 46vw, 112px'
const PLACE =
  'w-28 shrink-0 self-stretch sm:aspect-4/5 sm:w-full border-line border-r sm:border-r-0 sm:border-b'

/** A catalogue's first page, or a drawn placeholder while there is none. The title beside it describes it. */
export function Cover({ file }: { file: string | null }) {
  if (file)
    return (
      <Picture
        folder="catalogo"
        file={file}
        alt=""
        sizes={SIZES}
        className={`bg-sand object-cover object-top ${PLACE}`}
      />
    )
  return (
    <svg
      viewBox="0 0 80 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={`bg-sand text-clay ${PLACE}`}
    >
      <path d="M18 14h32l12 12v60H18z" className="fill-card" />
      <path
        d="M18 14h32l12 12v60H18zM50 14v12h12M27 40h26M27 50h26M27 60h26M27 70h16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  )
}
