import './cards.css'

/** How a map and the cards of its list find each other: a card has the branch's id in `data-sucursal`. */

const CARD = '[data-sucursal]'

/** Scrolls to the card of a branch and marks it, if the list has it. */
export function showCard(id: number): void {
  for (const other of document.querySelectorAll(CARD)) other.removeAttribute('data-marked')
  const card = document.querySelector(`[data-sucursal="${id}"]`)
  if (!card) return
  card.setAttribute('data-marked', '')
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  card.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' })
}

/** Calls `tell` with the branch whose card has the focus or the pointer; returns how to stop it. */
export function followCards(tell: (id: number) => void): () => void {
  const notice = ({ target }: Event) => {
    const card = target instanceof Element ? target.closest(CARD) : null
    if (card) tell(Number(card.getAttribute('data-sucursal')))
  }
  document.addEventListener('focusin', notice)
  document.addEventListener('pointerover', notice)
  return () => {
    document.removeEventListener('focusin', notice)
    document.removeEventListener('pointerover', notice)
  }
}
