import { Added, Gone, Replaced } from './signs.tsx'

/** A part of a value that differs: what it is called, and both texts; '' for none. */
export interface PartChange {
  readonly name: string
  readonly old: string
  readonly now: string
}

/** Shows the parts of a value that differ, a line each. Those that are the same may be among them. */
export function PartsChange({ parts }: { parts: readonly PartChange[] }) {
  return (
    <dl className="compare-parts">
      {parts
        .filter(({ old, now }) => old !== now)
        .map(({ name, old, now }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="compare-words">
              {old && now ? (
                <Replaced old={old} now={now} />
              ) : old ? (
                <Gone>{old}</Gone>
              ) : (
                <Added>{now}</Added>
              )}
            </dd>
          </div>
        ))}
    </dl>
  )
}
