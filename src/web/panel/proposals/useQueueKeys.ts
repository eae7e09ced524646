import { useHotkeys } from '@mantine/hooks'
import type { RefObject } from 'react'

/**
 * Moves through the queue by the keyboard, and decides about the focused proposal, or the focused field of it: j and k
 * go to the next and the previous proposal, a accepts, r rejects. Keys typed into a field stay there.
 */
export function useQueueKeys(list: RefObject<HTMLElement | null>): void {
  const cards = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-proposal]') ?? [])]
  const current = () => cards().findIndex((card) => card.contains(document.activeElement))
  const go = (step: 1 | -1) => {
    const all = cards()
    const at = current()
    const card = all[at < 0 ? 0 : Math.min(all.length - 1, Math.max(0, at + step))]
    card?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'nearest' })
  }
  const press = (act: 'accept' | 'reject') => {
    const card = cards()[current()]
    if (!card) return go(1)
    const field = document.activeElement?.closest<HTMLElement>('[data-field]')
    const within = field ?? card.querySelector<HTMLElement>('.queue-actions')
    within?.querySelector<HTMLButtonElement>(`[data-act="${act}"]:enabled`)?.click()
  }
  useHotkeys([
    ['j', () => go(1)],
    ['k', () => go(-1)],
    ['a', () => press('accept')],
    ['r', () => press('reject')],
  ])
}
