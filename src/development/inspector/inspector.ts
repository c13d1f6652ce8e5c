import type { i18n } from 'i18next'
import { readStored, store } from '#storage.ts'
import { MarkedTexts } from './MarkedTexts.ts'
import { ShownTexts } from './ShownTexts.ts'
import type { TextPlace } from './placeMarks.ts'

interface InspectorState {
  isOn: boolean
  /** The texts that are shown in the panel. */
  places: readonly TextPlace[]
  /** Whether they stay when something else is pointed at. */
  isPinned: boolean
  /** What became of a click, and of which place. */
  outcome: { done: 'copied' | 'not-copied'; place: string } | undefined
}

const storageKey = 'inspector'

/** The switch that outlines the page's texts, and which of them the panel tells about. */
class Inspector {
  readonly marked = new MarkedTexts()
  readonly shown = new ShownTexts(() => this.#change({}))
  readonly #listeners = new Set<() => void>()
  #state: InspectorState = { isOn: false, places: [], isPinned: false, outcome: undefined }

  constructor() {
    if (readStored('sessionStorage', storageKey)) this.turn(true)
    // A narrower window may cut texts.
    window.addEventListener('resize', () => this.#change({}))
  }

  get state(): InspectorState {
    return this.#state
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Stays as it is when the page is loaded again. */
  turn(isOn: boolean): void {
    store('sessionStorage', storageKey, isOn ? 'on' : null)
    if (isOn) this.shown.start()
    else this.shown.stop()
    this.marked.turn(isOn)
    this.#change({ isOn, places: [], isPinned: false, outcome: undefined })
  }

  /** Tells about the texts that are pointed at, unless others were clicked. */
  show(places: readonly TextPlace[]): void {
    if (!this.#state.isPinned && places.length > 0) this.#change({ places, outcome: undefined })
  }

  /** Tells about texts until others are clicked, or nothing. */
  pin(places: readonly TextPlace[]): void {
    this.#change({ places, isPinned: places.length > 0, outcome: undefined })
  }

  tell(outcome: InspectorState['outcome']): void {
    this.#change({ outcome })
  }

  #change(change: Partial<InspectorState>) {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}

export const inspector = new Inspector()

// This file runs before the site's own code, so that it hears of every language that is loaded
// (`src/i18n/createI18n.ts`).
window.addEventListener('i18n-created', (event) => inspector.marked.add((event as CustomEvent<i18n>).detail))
