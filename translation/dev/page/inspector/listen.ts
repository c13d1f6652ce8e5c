import { inspector } from './inspector.ts'

/** Listens to pointer and keys on the page. @param panel the inspector's own element, whose events are left alone */
export function listen(panel: HTMLElement): void {
  const targetOf = (event: Event) => {
    const isOwn = event.composedPath().includes(panel)
    return inspector.state.isOn && !isOwn && event.target instanceof Element ? event.target : undefined
  }
  const point = (event: Event) => {
    const target = targetOf(event)
    if (target) inspector.show(inspector.shown.at(target))
  }
  document.addEventListener('pointerover', point)
  document.addEventListener('focusin', point)
  document.addEventListener('keydown', (event) => {
    const { code, altKey, ctrlKey, metaKey, shiftKey } = event
    if (code === 'KeyK' && altKey && !ctrlKey && !metaKey && !shiftKey) {
      event.preventDefault()
      inspector.turn(!inspector.state.isOn)
    } else if (code === 'Escape') inspector.pin([])
  })
  let letsThrough = false
  const click = (event: MouseEvent) => {
    const target = targetOf(event)
    const places = target && !letsThrough ? inspector.shown.at(target) : []
    const [place] = places
    if (!target || !place) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event.shiftKey) {
      letsThrough = true
      // SVG elements have no method `click`.
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }))
      letsThrough = false
    } else {
      inspector.pin(places)
      void inspector.copyPlaceOf(place)
    }
  }
  // In the capture phase, before the site's own listeners.
  window.addEventListener('click', click, { capture: true })
}
