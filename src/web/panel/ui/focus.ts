import { type RefObject, useEffect } from 'react'

/** Controls to continue with that do not open a touch keyboard. */
const ACTION = 'a[href], button:enabled, input[type=file]:enabled'
const CONTROL = `${ACTION}, input[type=checkbox]:enabled`

/** Focuses the screen's heading, where reading begins. */
export const focusHeading = (): void =>
  document.querySelector<HTMLElement>('.panel-heading')?.focus({ preventScroll: true })

/**
 * Keeps the focus in the page. The focused element may disappear by its own action (a deleted row, an answered dialog):
 * then focuses what takes its place, or what stood before it, or the heading. A button that was disabled while it
 * worked gets the focus again.
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
  // A row begins with the checkbox that chooses it, which few continue with.
  return node.querySelector(ACTION) ?? node.querySelector(CONTROL)
}

function focus(element: Element): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
}
