interface TurnProps {
  readonly label: string
  /** The drawing on it, as a path in a square of 24. */
  readonly path: string
  readonly onClick: () => void
  readonly className?: string
}

export const BACK = 'M15 5l-7 7 7 7'
export const FORTH = 'M9 5l7 7-7 7'

/** A round button over pictures. */
export function TurnButton({ label, path, onClick, className = '' }: TurnProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`grid size-11 cursor-pointer place-items-center rounded-full border border-white/70 bg-black/55 text-white hover:bg-black/80 ${className}`}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
        <path
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  )
}
