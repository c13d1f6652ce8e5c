/** In px, between the card, the text and the edges of the window. */
const gap = 8
/** In px. In a narrower window the card is at its lower edge, as wide as the window. */
const narrow = 600

/** Puts the card below a text, above it or beside it: where the window has room, or else over it. */
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
  const isRtl = getComputedStyle(card).direction === 'rtl'
  const below = text.bottom + gap
  const above = text.top - gap - height
  const [left, right] = [text.left - gap - width, text.right + gap]
  const hasRoom = (x: number, y: number) =>
    x >= gap && x + width <= clientWidth - gap && y >= gap && y + height <= clientHeight - gap
  const start = within(isRtl ? text.right - width : text.left, clientWidth - width)
  const beside = within(text.top, clientHeight - height)
  const places = [
    [start, below],
    [start, above],
    [isRtl ? right : left, beside],
    [isRtl ? left : right, beside],
  ] as const
  const [x, y] = places.find((place) => hasRoom(...place)) ?? [start, within(above, clientHeight - height)]
  card.style.left = `${x}px`
  card.style.top = `${y}px`
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
