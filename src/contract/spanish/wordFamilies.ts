/**
 * Words of one family, by the endings of trades: `taco` and `taquería`, `plomero` and `plomería`, `florista` and
 * `florería`; and what a diminutive is small of. Pure, and blind to meaning: some of the words do not exist.
 */

/** A shorter root says nothing. */
const SHORTEST_ROOT = 3

/** Returns the folded words of trades and goods of one family with a folded singular; none for many words. */
export function relativesOf(word: string): string[] {
  const shop = /^(.{3,})eria$/.exec(word)?.[1]
  if (shop !== undefined) {
    if (NO_SHOPS.has(word)) return []
    return [`${shop}ero`, `${shop}era`, `${shop}ista`, ...hardened(shop).flatMap(goods)]
  }
  const person = /^(.{3,})(?:er[oa]|ista)$/.exec(word)?.[1]
  if (person !== undefined) return [`${person}eria`]
  const root = word.replace(/[aoe]$/, '')
  if (root.length < SHORTEST_ROOT || NO_GOODS.has(word)) return []
  return [word.endsWith('e') ? `${word}ria` : `${softened(root)}eria`]
}

const goods = (root: string): string[] => [root, `${root}a`, `${root}o`, `${root}e`]

/** Spells the end of a root as before `e`: `taco` gives `taqu`. */
const softened = (root: string): string => root.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c')

/** Spells the end of a root as before `a` and `o`, and as it stands. */
function hardened(root: string): string[] {
  if (root.endsWith('qu')) return [root.replace(/qu$/, 'c')]
  if (root.endsWith('gu')) return [root.replace(/gu$/, 'g')]
  return root.endsWith('c') ? [root, root.replace(/c$/, 'z')] : [root]
}

/** They end like shops, but are none. */
const NO_SHOPS = new Set(
  'materia arteria bacteria bateria galeria loteria averia histeria miseria siberia artilleria caballeria'.split(
    ' ',
  ),
)
/** Their shop would be that of another word. */
const NO_GOODS = new Set('libre plato gala lote bate arte mate parte punto banco'.split(' '))

/** Returns the words that a folded diminutive may come from (`tiendita`, `panecito`); none for other words. */
export function fromDiminutive(word: string): string[] {
  const parts = /^(.{2,}?)(?:ec|c)?it([oa])(s?)$/.exec(word)
  if (!parts) return []
  const [, root = '', vowel = ''] = parts
  const roots = new Set([
    root,
    ...(/^(.{3,})it[oa]s?$/.exec(word)?.[1] ? [word.replace(/it[oa]s?$/, '')] : []),
  ])
  return [...roots]
    .flatMap(hardenedSmall)
    .flatMap((one) => [one + vowel, one, `${one}e`, one + (vowel === 'a' ? 'o' : 'a')])
    .filter((one) => one.length >= SHORTEST_ROOT && one !== word)
}

const hardenedSmall = (root: string): string[] => [root, ...hardened(root).filter((one) => one !== root)]
