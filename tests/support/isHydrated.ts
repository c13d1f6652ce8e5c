/**
 * Runs in the page: whether React has taken the whole page over; it marks the elements that it owns. A part that comes
 * late, as a form does, is taken over later than the rest.
 */
export function isHydrated(): boolean {
  const elements = [...document.querySelectorAll('header a, main a, main button, footer a')]
  const owned = elements.filter((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber')),
  )
  return elements.length > 0 && owned.length === elements.length
}
