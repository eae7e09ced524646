const PATHS = {
  article: 'M4 5h16v14H4zM8 9h8M8 12h8M8 15h5',
  document: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
}

/** Replaces the picture of a result that has none. */
export function Pictogram({ of, className }: { of: keyof typeof PATHS; className: string }) {
  return (
    <span className={`bg-sand text-clay grid shrink-0 place-items-center ${className}`}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-7">
        <path
          d={PATHS[of]}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
    </span>
  )
}
