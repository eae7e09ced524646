/** Spells Spanish text as people confuse it. Always the same for the same seed. */

/** Letters, and what people write for them. */
const CONFUSIONS: readonly (readonly [letters: RegExp, ...written: string[]])[] = [
  [/b/g, 'v'],
  [/v/g, 'b'],
  [/s/g, 'z', 'c'],
  [/z/g, 's'],
  [/c(?=[eiéí])/g, 's', 'z'],
  [/cc(?=[eiéí])/g, 's', 'cs'],
  [/ll/g, 'y'],
  [/y(?=[aeiouáéíóú])/g, 'll'],
  [/(?<!c)h/g, ''],
  [/hu(?=[aeáé])/g, 'gu', 'w'],
  [/g(?=[eiéí])/g, 'j'],
  [/j(?=[eiéí])/g, 'g'],
  [/qu(?=[eiéí])/g, 'k'],
  [/c(?=[aouáóúrlt])/g, 'k'],
  [/x/g, 's', 'cs'],
  [/m(?=[pb])/g, 'n'],
  [/rr/g, 'r'],
  [/ll/g, 'l'],
  [/(?<=[aeiouáéíóú])r(?=[aeiouáéíóú])/g, 'rr'],
  [/n(?=[aeiouáéíóú])/g, 'nn'],
]

/** Returns a text with this many confusions, at different places; null when the text has fewer. */
export function misspelled(text: string, count: number, random: () => number): string | null {
  let written = text.toLowerCase()
  const touched: [from: number, to: number][] = []
  for (let done = 0; done < count; done++) {
    const places = CONFUSIONS.flatMap(([letters, ...others]) =>
      [...written.matchAll(letters)].flatMap((match) =>
        others
          // Only here a `c` sounds like `s`.
          .filter((other) => other !== 'c' || /^[eiéí]/.test(written.slice(match.index + match[0].length)))
          .map((other) => ({ from: match.index, to: match.index + match[0].length, other })),
      ),
    ).filter(({ from, to }) => touched.every(([start, end]) => to <= start || from >= end))
    const place = places[Math.floor(random() * places.length)]
    if (!place) return null
    written = written.slice(0, place.from) + place.other + written.slice(place.to)
    const shift = place.other.length - (place.to - place.from)
    for (const one of touched)
      if (one[0] >= place.to) {
        one[0] += shift
        one[1] += shift
      }
    touched.push([place.from, place.from + place.other.length])
  }
  return written
}

/** Returns a text with one typing error inside a word, which keeps five letters or more: swapped, left out, doubled, other. */
export function mistyped(text: string, random: () => number): string | null {
  const words = [...text.toLowerCase().matchAll(/\p{L}{6,}/gu)]
  const word = words[Math.floor(random() * words.length)]
  if (!word) return null
  const at = word.index + 1 + Math.floor(random() * (word[0].length - 2))
  const written = text.toLowerCase()
  const [one = '', next = ''] = [written[at], written[at + 1]]
  if (one === 'ñ' || next === 'ñ') return null
  const errors = [
    written.slice(0, at) + next + one + written.slice(at + 2),
    written.slice(0, at) + written.slice(at + 1),
    `${written.slice(0, at)}${one}${one}${written.slice(at + 1)}`,
    written.slice(0, at) + 'aeioulrnst'[Math.floor(random() * 10)] + written.slice(at + 1),
  ]
  return errors[Math.floor(random() * errors.length)] ?? null
}
