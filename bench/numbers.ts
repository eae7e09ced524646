/** The median: the middle number, or the mean of the middle two. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return (low + high) / 2
}

/** Runs every measurement in turns, so that a disturbance affects all; returns the results of each. */
export async function inTurns<K extends string, T>(
  rounds: number,
  measurements: Readonly<Record<K, () => Promise<T>>>,
): Promise<Record<K, T[]>> {
  const names = Object.keys(measurements) as K[]
  const results = Object.fromEntries(names.map((name) => [name, [] as T[]])) as Record<K, T[]>
  for (let round = 0; round < rounds; round++)
    for (const name of names) results[name].push(await measurements[name]())
  return results
}

/** The median of the ratios of single rounds. */
export const ratioOf = (ours: readonly number[], theirs: readonly number[]): number =>
  median(ours.map((one, round) => one / (theirs[round] ?? Number.NaN)))

/** The value that a part of the numbers (0 to 1) does not exceed. */
export function share(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

export const two = (number: number): string => number.toFixed(2)
export const milliseconds = (number: number): string => `${number.toFixed(number < 10 ? 1 : 0)} ms`

/** Milliseconds of one kind of read: the median and the 99th percentile. */
export interface Timing {
  readonly what: string
  readonly p50: number
  readonly p99: number
}
