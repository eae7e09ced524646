/**
 * Makes lists of what Word pastes for them: paragraphs that only look like one, each with its bullet or number written into it
 * (`mso-list:l0 level2 lfo1`), or, from Word in the browser, a list of its own for every item (`data-aria-level`).
 */
export function makeLists(page: Document): void {
  for (const list of page.querySelectorAll('ul:has(> li[data-aria-level]), ol:has(> li[data-aria-level])'))
    unwrap(list)
  const seen = new Set<Element>()
  for (const first of page.querySelectorAll(PARAGRAPHS)) {
    if (seen.has(first) || !entryOf(first)) continue
    const run = runFrom(first)
    for (const { element } of run) seen.add(element)
    first.before(...listsOf(run, page))
    for (const { element } of run) element.remove()
  }
}

const PARAGRAPHS = 'p, div, li'

interface Entry {
  readonly element: Element
  /** From 1. */
  readonly level: number
  /** Which list it belongs to: the next one begins anew. */
  readonly list: string
  readonly ordered: boolean
  readonly number: number
  /** Its paragraphs. */
  readonly content: Node[]
}

/** Word in the browser puts each item into a list, and that into a box: both go, and the items know what they were. */
function unwrap(list: Element): void {
  for (const item of list.children) {
    item.setAttribute('data-ordered', String(list.tagName === 'OL'))
    item.setAttribute('data-start', list.getAttribute('start') ?? '1')
  }
  const box = list.parentElement
  const alone = box?.tagName === 'DIV' && box.children.length === 1
  list.replaceWith(...list.childNodes)
  if (alone) box.replaceWith(...box.childNodes)
}

/** The entry that an element is, with its marker taken out; null when it is none. */
function entryOf(element: Element): Omit<Entry, 'content'> | null {
  if (element instanceof HTMLElement && element.dataset.ariaLevel)
    return {
      element,
      level: Number(element.dataset.ariaLevel) || 1,
      list: element.dataset.listid ?? '',
      ordered: element.dataset.ordered === 'true',
      number: Number(element.dataset.start),
    }
  // The browser's own reading of a style leaves out what it does not know.
  const [, list = '', level] =
    /mso-list:\s*(\S+)\s+level(\d)/i.exec(element.getAttribute('style') ?? '') ?? []
  if (!level) return null
  const written = markersIn(element)
    .map(({ textContent }) => textContent)
    .join('')
    .trim()
  const ordered = /^\(?(?:\d{1,4}|[a-z]{1,4})(?:[.)]|(?:\.\d+)+)/i.test(written)
  return { element, level: Number(level), list, ordered, number: Number(/^\(?(\d+)/.exec(written)?.[1] ?? 1) }
}

const markersIn = (element: Element): Element[] =>
  [...element.querySelectorAll('[style*="mso-list"]')].filter((one) =>
    /mso-list:\s*ignore/i.test(one.getAttribute('style') ?? ''),
  )

/** An entry and those that follow it at once; a paragraph of an entry's goes with it. */
function runFrom(first: Element): Entry[] {
  const run: Entry[] = []
  for (let element: Element | null = first; element; element = element.nextElementSibling) {
    const entry = entryOf(element)
    const last = run.at(-1)
    if (entry) run.push({ ...entry, content: paragraphsOf(element) })
    else if (last && /^MsoListParagraph/.test(element.className)) {
      last.content.push(...paragraphsOf(element))
      run.push({ ...last, element, content: [] })
    } else break
  }
  return run
}

/** What an entry says, as paragraphs, without its marker. */
function paragraphsOf(element: Element): Node[] {
  for (const marker of markersIn(element)) marker.remove()
  const copy = element.cloneNode(true)
  if (!(copy instanceof Element)) return []
  if (copy.querySelector('p, h1, h2, h3, ul, ol')) return [...copy.childNodes]
  const paragraph = element.ownerDocument.createElement('p')
  paragraph.append(...copy.childNodes)
  return [paragraph]
}

/** The entries as lists within lists; an entry that is two levels deeper than the one before is one deeper. */
function listsOf(run: readonly Entry[], page: Document): Element[] {
  const lists: Element[] = []
  const open: { readonly entry: Entry; readonly list: Element }[] = []
  for (const entry of run) {
    if (entry.content.length === 0) continue
    while (open.length > 0 && !holds(open.at(-1)?.entry, entry)) open.pop()
    const above = open.at(-1)
    let list = above?.list
    if (!above || above.entry.level < entry.level) {
      list = page.createElement(entry.ordered ? 'ol' : 'ul')
      if (entry.ordered && entry.number > 1) list.setAttribute('start', String(entry.number))
      if (above) above.list.lastElementChild?.append(list)
      else lists.push(list)
      open.push({ entry, list })
    }
    const item = page.createElement('li')
    item.append(...entry.content)
    list?.append(item)
  }
  return lists
}

/** Whether an entry stands in an open list, or below its last item. */
function holds(open: Entry | undefined, { level, list, ordered }: Entry): boolean {
  if (!open || open.level < level) return true
  return open.level === level && open.ordered === ordered && open.list === list
}
