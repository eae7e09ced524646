const NETWORKS = [
  ['facebook', 'Facebook'],
  ['youtube', 'YouTube'],
  ['tiktok', 'TikTok'],
  ['instagram', 'Instagram'],
] as const

type Name = (typeof NETWORKS)[number][0]

/** Links to the social networks of a branch or the organisation. */
export function Networks({
  of,
  className = '',
}: {
  of: Partial<Record<Name, string | null>>
  className?: string
}) {
  const links = NETWORKS.flatMap(([key, name]) => {
    const href = of[key]
    return href ? [{ name, href }] : []
  })
  if (links.length === 0) return null
  return (
    <ul className={`flex flex-wrap gap-x-5 ${className}`}>
      {links.map(({ name, href }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener" className="link inline-flex min-h-11 items-center">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
