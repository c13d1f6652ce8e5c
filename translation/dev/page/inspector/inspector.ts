import type { i18n } from 'i18next'
import { readStored, store } from '#browser/storage.ts'
import { Drafts } from './Drafts.ts'
import { MarkedTexts } from './MarkedTexts.ts'
import type { TextPlace } from './placeMarks.ts'
import { ShownTexts } from './ShownTexts.ts'

/** The card in which a text is written. */
export interface OpenCard {
  place: TextPlace
  /** All texts of the pressed element, such as a picture’s name and the words beside it. */
  places: readonly TextPlace[]
  /** The pressed element; undefined if the text was chosen from a list. */
  anchor: Element | undefined
}

interface InspectorState {
  isOn: boolean
  places: readonly TextPlace[]
  card: OpenCard | undefined
  copied: { outcome: 'copied' | 'notCopied'; place: string } | undefined
}

const storageKey = 'inspector'

/** Whether the page's texts are outlined, which of them the panel shows, and which one is written. */
class Inspector {
  readonly marked = new MarkedTexts()
  readonly shown = new ShownTexts(() => this.#change({}))
  readonly drafts = new Drafts(this.marked, () => this.#change({}))
  readonly #listeners = new Set<() => void>()
  #state: InspectorState = { isOn: false, places: [], card: undefined, copied: undefined }
  /** Has the focus again when the card is closed. */
  #opener: HTMLElement | undefined

  constructor() {
    if (readStored('sessionStorage', storageKey)) this.turn(true)
    // A narrower window may cut off texts.
    window.addEventListener('resize', () => this.#change({}))
  }

  get state(): InspectorState {
    return this.#state
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Turns the inspector on or off. The choice lasts when the page is loaded again. */
  turn(isOn: boolean): void {
    store('sessionStorage', storageKey, isOn ? 'on' : null)
    if (isOn) this.shown.start()
    else this.shown.stop()
    this.marked.turn(isOn)
    this.#change({ isOn, places: [], copied: undefined })
  }

  /** Shows the texts under the pointer, unless one is written. */
  show(places: readonly TextPlace[]): void {
    if (!this.#state.card && places.length > 0) this.#change({ places, copied: undefined })
  }

  /** Opens the card of a text. What is written in another card stays unsaved. */
  open(place: TextPlace, places: readonly TextPlace[] = [place], anchor?: Element): void {
    if (!this.#state.card) this.#opener = focused()
    this.#change({ card: { place, places, anchor }, places: [], copied: undefined })
  }

  /** Closes the card and shows the saved text again. */
  close(): void {
    const { card } = this.#state
    if (!card) return
    this.drafts.takeBack(card.place)
    this.#change({ card: undefined, copied: undefined })
    this.#opener?.focus()
  }

  /** Returns the first element that shows a text to the visitor; else the first that has it. */
  elementOf(place: TextPlace): Element | undefined {
    const own = this.shown.all().filter(({ places }) => places.includes(place))
    return (own.find(({ element }) => element.checkVisibility()) ?? own[0])?.element
  }

  /** Copies a place. If the browser refuses the clipboard, as it does away from localhost, the tool shows the place. */
  async copy(place: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(place)
      this.#change({ copied: { outcome: 'copied', place } })
    } catch {
      this.#change({ copied: { outcome: 'notCopied', place } })
    }
  }

  #change(change: Partial<InspectorState>) {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}

/** Returns the element with the focus, also inside a tool. */
function focused(): HTMLElement | undefined {
  const own = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement
  return own instanceof HTMLElement ? own : undefined
}

export const inspector = new Inspector()

// This file runs before the site's own code, so that it hears of every language that the site loads
// (`src/i18n/createI18n.ts`).
window.addEventListener('i18n-created', (event) => inspector.marked.add((event as CustomEvent<i18n>).detail))
