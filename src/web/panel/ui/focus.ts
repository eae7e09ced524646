import { type RefObject, useEffect } from 'react'

/** What a person can go on with, without a telephone's keyboard coming up for it. */
const ACTION = 'a[href], button:enabled, input[type=file]:enabled'
const CONTROL = `${ACTION}, input[type=checkbox]:enabled`

/** Puts the focus on the screen's heading, where a reader begins. */
export const focusHeading = (): void =>
  document.querySelector<HTMLElement>('.panel-heading')?.focus({ preventScroll: true })

/**
 * Keeps the focus in the page. What has it may go by what was done with it (a row that was deleted, a question that was
 * answered): then what stands in its place has it, or what stood before, or the heading. A button that is off while it
 * works has it again afterwards.
 */
export function useKeptFocus(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = area.current
    if (!root) return
    let last: Element | null = null
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null
    }
    const observer = new MutationObserver((changes) => {
      if (!last || document.activeElement !== document.body) return
      if (!last.isConnected) focusInPlaceOf(last, changes)
      else if (changes.some(({ target }) => target === last) && last.matches(CONTROL)) focus(last)
    })
    root.addEventListener('focusin', remember)
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ['disabled'] })
    return () => {
      root.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [area])
}

function focusInPlaceOf(gone: Element, changes: readonly MutationRecord[]): void {
  const change = changes.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)))
  const before = change?.previousSibling
  const place = before?.isConnected ? before.nextSibling : change?.target.firstChild
  const next = [place, before].map((node) => (node ? controlIn(node) : null)).find((found) => found !== null)
  if (next) focus(next)
  else focusHeading()
}

function controlIn(node: Node): Element | null {
  if (!(node instanceof Element) || !node.isConnected) return null
  if (node.matches(CONTROL)) return node
  // A row begins with the box that chooses it: few go on with that.
  return node.querySelector(ACTION) ?? node.querySelector(CONTROL)
}

function focus(element: Element): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
}
