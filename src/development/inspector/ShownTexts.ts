import { markedPlaces, withoutMarks } from './marks.ts'
import { isSamePlace, type TextPlace } from './TextPlace.ts'

/** Given to every element that shows a `text`, or has but a `name` that is heard, for the outlines. */
export const outlineMark = 'data-inspected'

/** What shows texts: a text node, or an attribute of its element, by its name. */
type Holder = Text | string

/** An element that shows texts, and how. */
export interface Shown {
  element: Element
  /** The name of the attribute, or nothing for the words inside the element. */
  attribute: string | undefined
  places: readonly TextPlace[]
}

/** Elements that are pointed at as a whole: a button, also by its icon. */
const controls = 'a, button, summary, label'

/** Reads the marks of the document's texts as they come, and takes them out before anything is painted. */
export class ShownTexts {
  readonly #holders = new Map<Element, Map<Holder, { places: TextPlace[]; shown: string }>>()
  readonly #observer = new MutationObserver((records) => {
    this.#isChanged = false
    for (const record of records) this.#readRecord(record)
    if (this.#isChanged) this.#onChange()
  })
  readonly #onChange: () => void
  #isChanged = false

  constructor(onChange: () => void) {
    this.#onChange = onChange
  }

  start(): void {
    this.#observer.observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    })
    this.#readTree(document.documentElement)
  }

  stop(): void {
    this.#observer.disconnect()
    for (const element of this.#holders.keys()) element.removeAttribute(outlineMark)
    this.#holders.clear()
  }

  /** All that is in the document now, in no order. */
  all(): Shown[] {
    return [...this.#holders.keys()].flatMap((element) => {
      if (element.isConnected) return this.#of(element)
      this.#holders.delete(element)
      return []
    })
  }

  /** The texts that somebody means who points at an element: its own, or those around it. */
  at(target: Element): TextPlace[] {
    for (let element: Element | null = target; element; element = element.parentElement) {
      const inside = element.matches(controls) ? [...element.querySelectorAll(`[${outlineMark}]`)] : []
      const found = [element, ...inside].flatMap((one) => this.#of(one)).flatMap(({ places }) => places)
      if (found.length > 0) return uniquePlaces(found)
    }
    return []
  }

  #of(element: Element): Shown[] {
    return [...(this.#holders.get(element) ?? [])].flatMap(([holder, { places }]): Shown[] => {
      if (typeof holder === 'string') return [{ element, attribute: holder, places }]
      return holder.parentElement === element ? [{ element, attribute: undefined, places }] : []
    })
  }

  #readRecord({ type, target, attributeName, addedNodes }: MutationRecord) {
    if (type === 'attributes' && attributeName) this.#readAttribute(target as Element, attributeName)
    else if (target instanceof Text) this.#readText(target)
    for (const node of addedNodes) this.#readTree(node)
  }

  #readTree(node: Node) {
    if (node instanceof Text) this.#readText(node)
    if (node instanceof Element) {
      for (const name of node.getAttributeNames()) this.#readAttribute(node, name)
    }
    for (const child of node.childNodes) this.#readTree(child)
  }

  #readAttribute(element: Element, name: string) {
    const value = element.getAttribute(name) ?? ''
    if (name !== outlineMark) {
      this.#read(element, name, value, (text) => element.setAttribute(name, text))
    }
  }

  #readText(text: Text) {
    const element = text.parentElement
    if (element) this.#read(element, text, text.data, (bare) => (text.data = bare))
  }

  #read(element: Element, holder: Holder, value: string, write: (text: string) => void) {
    const places = markedPlaces(value)
    const holders = this.#holders.get(element)
    if (places.length > 0) {
      const shown = withoutMarks(value)
      const all = (holders ?? new Map<Holder, { places: TextPlace[]; shown: string }>()).set(holder, {
        places,
        shown,
      })
      this.#holders.set(element, all)
      const isName = [...all.keys()].every((one) => typeof one === 'string')
      element.setAttribute(outlineMark, isName ? 'name' : 'text')
      write(shown)
      this.#isChanged = true
    } else if (holders && holders.get(holder)?.shown !== value && holders.delete(holder)) {
      if (holders.size === 0) element.removeAttribute(outlineMark)
      this.#isChanged = true
    }
  }
}

export function uniquePlaces(places: readonly TextPlace[]): TextPlace[] {
  return places.filter((place, index) => places.findIndex((other) => isSamePlace(place, other)) === index)
}
