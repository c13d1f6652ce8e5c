import { pageIds } from '#config/pages.ts'
import { pagePath } from '#i18n/addresses.ts'
import { readStored, store } from '#browser/storage.ts'
import { translatePath } from '#i18n/languagePaths.ts'
import { hiddenTextsAddress } from '../shared/addresses.ts'
import { partsOf } from './Drafts.ts'
import { inspector } from './inspector.ts'
import type { TextPlace } from './placeMarks.ts'
import { isPlace } from './storedDrafts.ts'

const storageKey = 'inspector-goal'

/** In ms. A text that the page does not show by then is shown in its card alone. */
const patience = 4000

/** Opens the card of a text at its place: on this page, or on the page that shows it. */
export function goTo(place: TextPlace): void {
  const address = addressOf(place)
  const isHere = inspector.elementOf(place) !== undefined || address === location.pathname
  if (isHere) return reveal(place)
  store('sessionStorage', storageKey, place)
  location.assign(address)
}

/** Ends a way that began on another page, as soon as this page shows the text. */
export function arrive(): void {
  const place = readStored('sessionStorage', storageKey)
  if (place === null) return
  store('sessionStorage', storageKey, null)
  if (!isPlace(place)) return
  const end = () => {
    clearTimeout(timer)
    stop()
    // React first listens to the buttons that open parts of the page.
    setTimeout(() => reveal(place))
  }
  const timer = setTimeout(end, patience)
  const stop = inspector.subscribe(() => {
    if (inspector.elementOf(place)) end()
  })
}

/** Opens what hides a text, scrolls to it and opens its card. */
export function reveal(place: TextPlace) {
  const element = inspector.elementOf(place)
  for (let around = element; around; around = around.parentElement ?? undefined) openPart(around)
  element?.scrollIntoView({ block: 'center', behavior: 'instant' })
  inspector.open(place, [place], element)
}

/** Opens a closed part of the page: a disclosure, a popover, or a part that a button opens. */
function openPart(part: Element) {
  if (part instanceof HTMLDetailsElement) part.open = true
  if (part instanceof HTMLElement && part.popover && !part.matches(':popover-open')) part.showPopover()
  const button = part.id && document.querySelector(`[aria-controls="${part.id}"][aria-expanded="false"]`)
  // Shift lets the press through to the page.
  if (button && !part.matches('[popover]'))
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: true }))
}

/** Returns the address of a page that shows a text. */
function addressOf(place: TextPlace): string {
  const { language, namespace } = partsOf(place)
  const page = pageIds.find((id) => namespace === `pages/${id}`)
  if (page) return pagePath(page, language)
  if (namespace === 'enquiry') return pagePath('contact', language)
  if (/^server\/|^errors$|^material-ui$/.test(namespace)) return translatePath(hiddenTextsAddress, language)
  return translatePath(location.pathname, language)
}
