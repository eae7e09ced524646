import { isStopWord, wordsOf } from './spanish.ts'

/** What people say around the words that they look for: questions, and wishes that are filters. Pure. */

export type WantedFilter = 'abierto' | 'cerca' | 'entrega'

/** A typed text, taken apart. */
export interface Intent {
  /** The folded words that are looked for, without stop words; all words when nothing else would be left. */
  readonly words: readonly string[]
  /** The filters that the text asks for, each with the words that do, as they were typed. */
  readonly filters: readonly { readonly filter: WantedFilter; readonly text: string }[]
  /** Whether words were left out that say nothing of what is looked for (`donde comprar`). */
  readonly wordy: boolean
}

/** Folded phrases that ask for a filter, longest first. */
const FILTERS: readonly (readonly [phrase: string, WantedFilter])[] = [
  ['abierto las 24 horas', 'abierto'],
  ['que este abierto', 'abierto'],
  ['que este abierta', 'abierto'],
  ['abierto ahorita', 'abierto'],
  ['abierta ahorita', 'abierto'],
  ['abierto ahora', 'abierto'],
  ['abierta ahora', 'abierto'],
  ['abiertos ahora', 'abierto'],
  ['abiertas ahora', 'abierto'],
  ['abierto hoy', 'abierto'],
  ['abierta hoy', 'abierto'],
  ['abierto', 'abierto'],
  ['abierta', 'abierto'],
  ['abiertos', 'abierto'],
  ['abiertas', 'abierto'],
  ['mas cerca de mi', 'cerca'],
  ['mas cercano a mi', 'cerca'],
  ['mas cercana a mi', 'cerca'],
  ['cerca de mi casa', 'cerca'],
  ['cerca de mi ubicacion', 'cerca'],
  ['cerca de aqui', 'cerca'],
  ['cerca de mi', 'cerca'],
  ['cerca a mi', 'cerca'],
  ['cerca mio', 'cerca'],
  ['cercanos a mi', 'cerca'],
  ['cercanas a mi', 'cerca'],
  ['cercano a mi', 'cerca'],
  ['cercana a mi', 'cerca'],
  ['mas cercano', 'cerca'],
  ['mas cercana', 'cerca'],
  ['mas cerca', 'cerca'],
  ['por mi casa', 'cerca'],
  ['por aqui cerca', 'cerca'],
  ['aqui cerca', 'cerca'],
  ['por aqui', 'cerca'],
  ['por aca', 'cerca'],
  ['a mi alrededor', 'cerca'],
  ['cercanos', 'cerca'],
  ['cercanas', 'cerca'],
  ['cercano', 'cerca'],
  ['cercana', 'cerca'],
  ['cerca', 'cerca'],
  ['servicio a domicilio', 'entrega'],
  ['envio a domicilio', 'entrega'],
  ['envios a domicilio', 'entrega'],
  ['entrega a domicilio', 'entrega'],
  ['entregas a domicilio', 'entrega'],
  ['con entrega', 'entrega'],
  ['a domicilio', 'entrega'],
]

/** Words that say nothing of what is looked for. */
const FILLER = new Set(
  (
    'donde adonde cual quien que como hay hallo encuentro encontrar encontramos venden vende ' +
    'vendan compro comprar compra consigo conseguir busco buscar buscando buscamos quiero quisiera queremos necesito ' +
    'necesitamos ocupo ocupamos puedo podemos alguien algun alguna alguno algunos algunas lugar lugares sitio negocio ' +
    'negocios local locales barato barata baratos baratas economico economica economicos economicas bueno buena buenos ' +
    'buenas buen mejor mejores mas muy me mi mis se te lo le nos su sus es son esta este ese esa estan tienen tiene ' +
    'tengan hacen hace hagan arreglan arregla reparan repara ofrecen sirven dan favor porfa urgente ya hoy ahora ahorita ' +
    'unos unas sin precio precios costo costos recomienden recomiendan recomendado recomendacion recomendaciones ' +
    'zona rumbo aqui aca tipo ir llevar'
  ).split(' '),
)

/** Takes a typed text apart. The words keep their order. */
export function readIntent(text: string): Intent {
  const typed = wordsOf(text)
  const filters: { filter: WantedFilter; text: string }[] = []
  const rest: string[] = []
  for (let at = 0; at < typed.length; ) {
    const phrase = FILTERS.find(([words]) => startsAt(typed, at, words.split(' ')))
    const length = phrase?.[0].split(' ').length ?? 1
    const [first, last] = [typed[at], typed[at + length - 1]]
    if (phrase && first && last) filters.push({ filter: phrase[1], text: text.slice(first.start, last.end) })
    else if (first) rest.push(first.word)
    at += length
  }
  const telling = rest.filter((word) => !isStopWord(word))
  const words = telling.filter((word) => !FILLER.has(word))
  if (words.length > 0) return { words: [...new Set(words)], filters, wordy: words.length < telling.length }
  // Nothing but filler is looked for as it is: `Lugar`, `Mi Tienda`.
  const all = typed.map(({ word }) => word)
  const some = all.filter((word) => !isStopWord(word))
  return { words: [...new Set(some.length > 0 ? some : all)], filters: [], wordy: false }
}

const startsAt = (
  typed: readonly { readonly word: string }[],
  at: number,
  words: readonly string[],
): boolean => words.every((word, offset) => typed[at + offset]?.word === word)
