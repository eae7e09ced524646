/**
 * Turns what Word pastes for lists into lists: paragraphs that only look like one, each with its bullet or number as
 * text (`mso-list:l0 level2 lfo1`), or, from Word in the browser, a separate list for every item (`data-aria-level`).
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
  /** The list that it belongs to. An entry of another one begins a new list. */
  readonly list: string
  readonly ordered: boolean
  readonly number: number
  /** Its paragraphs. */
  readonly content: Node[]
}

/**
 * Word in the browser puts each item into a list of its own inside a box. Removes both, and stores on the items what
 * they were.
 */
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

/** Returns the list entry of an element and removes its marker; null when it is not an entry. */
function entryOf(element: Element): Omit<Entry, 'content'> | null {
  if (element instanceof HTMLElement && element.dataset.ariaLevel)
    return {
      element,
      level: Number(element.dataset.ariaLevel) || 1,
      list: element.dataset.listid ?? '',
      ordered: element.dataset.ordered === 'true',
      number: Number(element.dataset.start),
    }
  // The browser's parsed style drops properties that it does not know.
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

/** Returns an entry and those that directly follow it. A paragraph of an entry belongs to it. */
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

/** Returns the content of an entry as paragraphs, without its marker. */
function paragraphsOf(element: Element): Node[] {
  for (const marker of markersIn(element)) marker.remove()
  const copy = element.cloneNode(true)
  if (!(copy instanceof Element)) return []
  if (copy.querySelector('p, h1, h2, h3, ul, ol')) return [...copy.childNodes]
  const paragraph = element.ownerDocument.createElement('p')
  paragraph.append(...copy.childNodes)
  return [paragraph]
}

/** Returns the entries as nested lists. An entry two levels deeper than the one before is nested by one. */
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

/** Whether an entry belongs to an open list, or below its last item. */
function holds(open: Entry | undefined, { level, list, ordered }: Entry): boolean {
  if (!open || open.level < level) return true
  return open.level === level && open.ordered === ordered && open.list === list
}
