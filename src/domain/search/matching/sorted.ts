/** Sets of numbers as ascending arrays. */

/** Returns the numbers of any list that are not above `bound`, each once. A single list may be returned itself. */
export function union(lists: readonly Float64Array[], bound = Infinity): Float64Array {
  const [only = new Float64Array()] = lists
  if (lists.length <= 1) return only.subarray(0, firstFrom(only, bound))
  const middle = lists.length >> 1
  return merge(union(lists.slice(0, middle), bound), union(lists.slice(middle), bound))
}

function merge(a: Float64Array, b: Float64Array): Float64Array {
  const merged = new Float64Array(a.length + b.length)
  let count = 0
  let i = 0
  let j = 0
  while (i < a.length || j < b.length) {
    const left = a[i] ?? Infinity
    const right = b[j] ?? Infinity
    merged[count++] = left < right ? left : right
    if (left <= right) i++
    if (right <= left) j++
  }
  return merged.subarray(0, count)
}

/** Returns those of `list` that are in any of the others. */
export function within(list: Float64Array, others: readonly Float64Array[]): Float64Array {
  const found = new Uint8Array(list.length)
  for (const other of others) markCommon(list, other, found)
  let count = 0
  const common = new Float64Array(list.length)
  for (let at = 0; at < list.length; at++) if (found[at] === 1) common[count++] = list[at] ?? 0
  return common.subarray(0, count)
}

/** When one list is so much longer, leaping through it is faster. */
const LONGER = 8

function markCommon(list: Float64Array, other: Float64Array, found: Uint8Array): void {
  const [short, long] = list.length < other.length ? [list, other] : [other, list]
  const leaps = long.length > short.length * LONGER
  let there = 0
  for (let here = 0; here < short.length; here++) {
    const one = short[here] ?? 0
    if (leaps) there = firstFrom(long, one, there)
    else while (there < long.length && (long[there] ?? 0) < one) there++
    if (long[there] === one) found[short === list ? here : there] = 1
  }
}

/** Returns the index, from `start` on, of the first number that is not below `value`. Fast when that is near. */
function firstFrom(list: Float64Array, value: number, start = 0): number {
  let step = 1
  while ((list[start + step] ?? Infinity) < value) step *= 2
  let from = start + (step >> 1)
  let to = Math.min(start + step, list.length)
  while (from < to) {
    const middle = (from + to) >> 1
    if ((list[middle] ?? 0) < value) from = middle + 1
    else to = middle
  }
  return from
}
