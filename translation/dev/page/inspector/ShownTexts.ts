import { markedPlaces, withoutPlaceMarks, type TextPlace } from './placeMarks.ts'

/** The attribute for the outlines: `text` on an element that shows a text, `name` if it has only an accessible name. */
export const outlineMark = 'data-inspected'

export interface Shown {
  element: Element
  /** Whether the texts are an accessible name, in an attribute: heard, not seen. */
  isName: boolean
  places: readonly TextPlace[]
}

/** Elements that count as a whole: pointing at a button's icon is pointing at the button. */
const controls = 'a, button, summary, label'

/** Reads the marks of texts as these come into the document, and removes the marks before the next paint. */
export class ShownTexts {
  #holders = new WeakMap<Node, { places: TextPlace[]; shown: string }>()
  /** Found by `all`; until the document changes. */
  #all: Shown[] | undefined
  readonly #observer = new MutationObserver((records) => {
    this.#isChanged = false
    this.#all = undefined
    for (const { target, addedNodes } of records) {
      this.#readOwn(target)
      for (const node of addedNodes) this.#readTree(node)
    }
    if (this.#isChanged) this.#onChange()
  })
  readonly #onChange: () => void
  #isChanged = false

  constructor(onChange: () => void) {
    this.#onChange = onChange
  }

  start(): void {
    const all = { subtree: true, childList: true, characterData: true, attributes: true }
    this.#observer.observe(document, all)
    this.#readTree(document.documentElement)
    this.#all = undefined
  }

  stop(): void {
    this.#observer.disconnect()
    for (const element of outlined(document)) element.removeAttribute(outlineMark)
    this.#holders = new WeakMap()
    this.#all = undefined
  }

  all(): Shown[] {
    this.#all ??= outlined(document).flatMap((element) => this.#of(element))
    return this.#all
  }

  /** Returns the texts of an element that the pointer is at: its own, or those of the elements around it. */
  at(target: Element): TextPlace[] {
    for (let element: Element | null = target; element; element = element.parentElement) {
      const inside = element.matches(controls) ? outlined(element) : []
      const found = [element, ...inside].flatMap((one) => this.#of(one)).flatMap(({ places }) => places)
      // Whoever presses a sentence with a figure means the sentence, and not the words of the figure's unit.
      if (found.length > 0)
        return [...new Set(found)].toSorted((one, other) => Number(isOfUnit(one)) - Number(isOfUnit(other)))
    }
    return []
  }

  #of(element: Element): Shown[] {
    // What is seen comes first: a press on a table's cell opens the cell, and not the column's name that it also has.
    return [...element.childNodes, ...element.attributes].flatMap((node): Shown[] => {
      const { places } = this.#holders.get(node) ?? {}
      return places ? [{ element, isName: node instanceof Attr, places }] : []
    })
  }

  #readTree(node: Node) {
    this.#readOwn(node)
    for (const child of node.childNodes) this.#readTree(child)
  }

  #readOwn(node: Node) {
    if (node instanceof Text) this.#read(node)
    if (node instanceof Element) [...node.attributes].forEach((attribute) => this.#read(attribute))
  }

  #read(holder: Text | Attr) {
    const element = holder instanceof Attr ? holder.ownerElement : holder.parentElement
    const value = holder.nodeValue ?? ''
    const places = markedPlaces(value)
    const known = this.#holders.get(holder)
    if (!element || (places.length === 0 && (!known || known.shown === value))) return
    const shown = withoutPlaceMarks(value)
    if (places.length > 0) this.#holders.set(holder, { places, shown })
    else this.#holders.delete(holder)
    const own = this.#of(element)
    if (own.length === 0) element.removeAttribute(outlineMark)
    else element.setAttribute(outlineMark, own.every(({ isName }) => isName) ? 'name' : 'text')
    if (shown !== value) holder.nodeValue = shown
    this.#isChanged = true
  }
}

/** Whether a text is the words of a unit. */
function isOfUnit(place: TextPlace): boolean {
  return place.includes(' units ')
}

function outlined(root: ParentNode): Element[] {
  return [...root.querySelectorAll(`[${outlineMark}]`)]
}
