/** In px, between the card, the text and the edges of the window. */
const gap = 8
/** In px. In a narrower window the card is at its lower edge, as wide as the window. */
const narrow = 600

/** Puts the card beside a text: below it, above it, or where the window has room. */
export function placeCard(card: HTMLElement, anchor: Element | undefined): void {
  const { clientWidth, clientHeight } = document.documentElement
  card.toggleAttribute('data-narrow', clientWidth <= narrow)
  if (clientWidth <= narrow) {
    card.style.left = ''
    card.style.top = ''
    return
  }
  const { width, height } = card.getBoundingClientRect()
  const text = anchor?.getBoundingClientRect() ?? new DOMRect(clientWidth / 2, clientHeight / 2)
  const start = getComputedStyle(card).direction === 'rtl' ? text.right - width : text.left
  const below = text.bottom + gap
  const above = text.top - gap - height
  const room = below + height <= clientHeight ? below : above
  card.style.left = `${within(start, clientWidth - width)}px`
  card.style.top = `${within(room, clientHeight - height)}px`
}

/** Scrolls a text into the part of a narrow window that the card leaves free. */
export function showAboveCard(card: HTMLElement, anchor: Element | undefined): void {
  if (!anchor || !card.hasAttribute('data-narrow')) return
  const { top } = anchor.getBoundingClientRect()
  window.scrollBy({ top: top - document.documentElement.clientHeight / 6, behavior: 'instant' })
}

function within(position: number, most: number) {
  return Math.max(gap, Math.min(position, most - gap))
}
