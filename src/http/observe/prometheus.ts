/** The text format of Prometheus (exposition format 0.0.4). */

export interface Family {
  readonly name: string
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly help: string
  readonly samples: readonly Sample[]
}

export interface Sample {
  /** Appended to the family's name: `_bucket`, `_sum`, `_count` of a histogram. */
  readonly suffix?: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

export const exposition = (families: readonly Family[]): string =>
  families
    .map(({ name, type, help, samples }) =>
      [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} ${type}`,
        ...samples.map(({ suffix = '', labels, value }) => `${name}${suffix}${labelsOf(labels)} ${value}`),
        '',
      ].join('\n'),
    )
    .join('')

/** Returns a histogram's samples from the count of each bucket, the last of which has no bound. */
export function histogramOf(
  labels: Readonly<Record<string, string>>,
  bounds: readonly number[],
  counts: readonly number[],
  sum: number,
): Sample[] {
  let below = 0
  const buckets = [...bounds, '+Inf'].map((bound, index): Sample => {
    below += counts[index] ?? 0
    return { suffix: '_bucket', labels: { ...labels, le: String(bound) }, value: below }
  })
  return [...buckets, { suffix: '_sum', labels, value: sum }, { suffix: '_count', labels, value: below }]
}

function labelsOf(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

const escaped = (value: string) => value.replace(/\\/g, '\\\\').replace(/\n/g, '\\n').replace(/"/g, '\\"')
