/** In ms. A press that was meant to open a fold comes at most this long after the fold has opened by itself. */
const slowestPress = 500

const stayOpen = (press: Event) => press.preventDefault()

/** Opens a fold without a press. A press on its way, which was meant to open it, does not close it again. */
export function unfold(fold: HTMLDetailsElement): void {
  if (fold.open) return
  fold.open = true
  const summary = fold.querySelector('summary')
  summary?.addEventListener('click', stayOpen)
  setTimeout(() => summary?.removeEventListener('click', stayOpen), slowestPress)
}
