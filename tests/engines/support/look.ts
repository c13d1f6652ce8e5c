export interface Target {
  role: 'button' | 'field' | 'heading' | 'link'
  name: string
  /** A selector of what it stands in, where one name stands for several. */
  within?: string
}

/** What a visitor perceives of an element; points are in px of the viewport. */
export interface Seen {
  x: number
  y: number
  /** Whether a press on its middle reaches it. */
  isWithinReach: boolean
  isFocused: boolean
  isInvalid: boolean
  expanded: string | null
  current: string | null
  value: string
  description: string
}

/** Runs in the page: what is to be seen of the first such element that is shown. */
export function look(target: Target, scrollThere: boolean): Seen | null {
  const tags = { button: 'button, summary', field: 'input, textarea', heading: 'h1, h2, h3', link: 'a[href]' }
  // Firefox leaves isolates out of the text that is shown.
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- The page gets this function alone.
  const clean = (text = '') =>
    text
      .replaceAll(/[\u2066-\u2069]/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
  const nameOf = (element: HTMLElement) => {
    const label = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    const aside = element.querySelector<HTMLElement>('small[aria-hidden]')?.innerText ?? ''
    return clean(
      element.ariaLabel ??
        (label ? element.labels?.[0]?.innerText.replace('*', '') : element.innerText.replace(aside, '')),
    )
  }
  const element = [...document.querySelectorAll<HTMLElement>(tags[target.role])].find(
    (candidate) =>
      candidate.checkVisibility({ visibilityProperty: true }) &&
      !candidate.closest('[inert]') &&
      (!target.within || candidate.closest(target.within)) &&
      nameOf(candidate) === clean(target.name),
  )
  if (!element) return null
  const middle = () => {
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    return { x, y, isWithinReach: element.contains(document.elementFromPoint(x, y)) }
  }
  // WebKit would scroll the page for what stands in the bar, too.
  if (scrollThere && !middle().isWithinReach) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  }
  const described = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return {
    ...middle(),
    isFocused: document.activeElement === element,
    isInvalid: element.ariaInvalid === 'true',
    expanded: element.ariaExpanded,
    current: element.ariaCurrent,
    value: element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : '',
    description: described.map((id) => document.getElementById(id)?.textContent).join(' '),
  }
}
