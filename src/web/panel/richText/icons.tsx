/** Icons for the controls that Mantine has none for. */

const common = {
  width: 16,
  height: 16,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

export const LinkIcon = () => (
  <svg aria-hidden="true" {...common}>
    <path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700l-1.200 1.200" />
    <path d="M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700l1.200-1.200" />
  </svg>
)

/** `colour` is the bar under the letter. */
export const TextColourIcon = ({ colour }: { colour: string }) => (
  <svg aria-hidden="true" {...common}>
    <path d="M7 15 12 4l5 11M8.600 11.500h6.800" />
    <path d="M5 20h14" stroke={colour || 'currentColor'} strokeWidth={4} />
  </svg>
)

/** `colour` fills the area behind the letter. */
export const BackgroundIcon = ({ colour }: { colour: string }) => (
  <svg aria-hidden="true" {...common}>
    <rect x="3" y="3" width="18" height="18" rx="3" fill={colour || 'none'} />
    <path d="m8 17 4-10 4 10M9.500 13.500h5" stroke={colour ? '#23302f' : 'currentColor'} />
  </svg>
)

export const AltIcon = () => (
  <svg aria-hidden="true" {...common}>
    <path d="M4 5h16v11H10l-4 4v-4H4z" />
    <path d="M8 9h8M8 12.500h5" />
  </svg>
)
