/**
 * How a folded Spanish word sounds to Mexican ears: words that people confuse when they spell have the same sound
 * (contract.md, section 10). Pure; needs time linear in the word.
 */

/** Replacements of letters by one letter for a sound, in this order. `C` stands for `ch`. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ch/g, 'C'],
  [/ph/g, 'f'],
  [/^ps(?=[aeiou])/g, 's'],
  // `hielo` and `yelo`, `hierba` and `yerba`.
  [/^h?i(?=e)/g, 'y'],
  // `huarache`, `guarache` and `warache`; `aguacate` and `ahuacate`.
  [/(^|[aeiou])h?u(?=[aeio])/g, '$1gu'],
  [/w/g, 'gu'],
  [/guu/g, 'gu'],
  [/ll/g, 'y'],
  [/qu(?=[ei])/g, 'k'],
  [/q/g, 'k'],
  [/sc(?=[ei])/g, 's'],
  [/cc(?=[ei])/g, 's'],
  [/xc(?=[ei])/g, 's'],
  [/c(?=[ei])/g, 's'],
  [/[ck]/g, 'k'],
  [/g(?=[ei])/g, 'j'],
  [/z/g, 's'],
  [/ks|x/g, 's'],
  [/v/g, 'b'],
  [/h/g, ''],
  [/y(?![aeiou])/g, 'i'],
  [/n(?=[bpf])/g, 'm'],
  [/(.)\1+/g, '$1'],
]

/** Returns the sound of a folded word. `ñ` keeps a sound of its own. */
export const soundOf = (word: string): string =>
  SOUNDS.reduce((sound, [letters, one]) => sound.replace(letters, one), word)

/** Returns every sound of a folded word: an `x` is heard as `s` or, as in `México`, as `j`. */
export function soundsOf(word: string): string[] {
  const own = soundOf(word)
  return word.includes('x') ? [...new Set([own, soundOf(word.replaceAll('x', 'j'))])] : [own]
}
