import { inspector } from './inspector.ts'

/** Listens to pointer and keys on the page. @param panel the inspector's own element, whose events are left alone */
export function listen(panel: HTMLElement): void {
  // The site closes its menus when something beside them gets the focus or a press. A text of a menu stays in sight
  // while it is written.
  for (const type of ['focusin', 'pointerup', 'click'])
    panel.addEventListener(type, (event) => event.stopPropagation())
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
    } else if (code === 'Escape' && !event.isComposing) inspector.close()
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
    } else inspector.open(place, places, target)
  }
  // In the capture phase, before the site's own listeners.
  window.addEventListener('click', click, { capture: true })
}
