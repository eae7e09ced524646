/** Sets of numbers as ascending arrays. */

/** What is in any of the lists and not above `bound`, each once. */
export function union(lists: readonly (readonly number[])[], bound = Infinity): number[] {
  if (lists.length <= 1) return upTo(lists[0] ?? [], bound)
  const middle = lists.length >> 1
  return merge(union(lists.slice(0, middle), bound), union(lists.slice(middle), bound))
}

function upTo(list: readonly number[], bound: number): number[] {
  return list.slice(0, bound === Infinity ? list.length : firstAbove(list, bound))
}

function merge(a: readonly number[], b: readonly number[]): number[] {
  const merged: number[] = []
  let i = 0
  let j = 0
  while (i < a.length || j < b.length) {
    const left = a[i] ?? Infinity
    const right = b[j] ?? Infinity
    merged.push(Math.min(left, right))
    if (left <= right) i++
    if (right <= left) j++
  }
  return merged
}

/** Those of `list` that are in any of the others. */
export function within(
  list: readonly number[],
  others: readonly (readonly number[])[],
  bound = Infinity,
): number[] {
  const total = others.reduce((sum, other) => sum + other.length, 0)
  if (list.length * others.length < total / 8)
    return list.filter((one) => others.some((other) => has(other, one)))
  return intersection(list, union(others, bound))
}

function intersection(a: readonly number[], b: readonly number[]): number[] {
  const both: number[] = []
  let j = 0
  for (const one of a) {
    while (j < b.length && (b[j] ?? 0) < one) j++
    if (b[j] === one) both.push(one)
  }
  return both
}

const has = (list: readonly number[], value: number): boolean => list[firstAbove(list, value) - 1] === value

/** The index of the first number greater than `value`. */
function firstAbove(list: readonly number[], value: number): number {
  let from = 0
  let to = list.length
  while (from < to) {
    const middle = (from + to) >> 1
    if ((list[middle] ?? 0) <= value) from = middle + 1
    else to = middle
  }
  return from
}
