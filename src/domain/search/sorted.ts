/** Sets of numbers as ascending arrays. */

/** What is in any of the lists and not above `bound`, each once. */
export function union(lists: readonly (readonly number[])[], bound = Infinity): readonly number[] {
  if (lists.length <= 1) return upTo(lists[0] ?? [], bound)
  const middle = lists.length >> 1
  return merge(union(lists.slice(0, middle), bound), union(lists.slice(middle), bound))
}

function upTo(list: readonly number[], bound: number): readonly number[] {
  const length = (list.at(-1) ?? bound) <= bound ? list.length : firstAbove(list, bound)
  return length === list.length ? list : list.slice(0, length)
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
export function within(list: readonly number[], others: readonly (readonly number[])[]): number[] {
  const found = new Uint8Array(list.length)
  for (const other of others) markCommon(list, other, found)
  return list.filter((_, at) => found[at] === 1)
}

/** Walks through the shorter one and leaps through the longer. */
function markCommon(list: readonly number[], other: readonly number[], found: Uint8Array): void {
  const [walked, leapt] = list.length < other.length ? [list, other] : [other, list]
  let there = 0
  for (let here = 0; here < walked.length; here++) {
    const one = walked[here] ?? 0
    there = firstFrom(leapt, one, there)
    if (leapt[there] === one) found[walked === list ? here : there] = 1
  }
}

/** The index, from a given one on, of the first number that is not smaller than `value`: found fast when it is near. */
function firstFrom(list: readonly number[], value: number, start: number): number {
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
