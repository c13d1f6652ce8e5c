import type { i18n } from 'i18next'
import { readStored, store } from '#browser/storage.ts'
import { textInfoOf } from '../shared/addresses.ts'
import type { TextInfo } from '../shared/answers.ts'
import { ask } from '../shared/useAnswer.ts'
import { MarkedTexts } from './MarkedTexts.ts'
import type { TextPlace } from './placeMarks.ts'
import { ShownTexts } from './ShownTexts.ts'

interface InspectorState {
  isOn: boolean
  places: readonly TextPlace[]
  /** Whether the texts stay when the pointer moves to another element. */
  isPinned: boolean
  copied: { outcome: 'copied' | 'notCopied'; place: string } | undefined
}

const storageKey = 'inspector'

/** Whether the page's texts are outlined, and which of them the panel shows. */
class Inspector {
  readonly marked = new MarkedTexts()
  readonly shown = new ShownTexts(() => this.#change({}))
  readonly #listeners = new Set<() => void>()
  #state: InspectorState = { isOn: false, places: [], isPinned: false, copied: undefined }

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
    this.#change({ isOn, places: [], isPinned: false, copied: undefined })
  }

  /** Shows the texts under the pointer, unless others are pinned. */
  show(places: readonly TextPlace[]): void {
    if (!this.#state.isPinned && places.length > 0) this.#change({ places, copied: undefined })
  }

  /** Shows texts until the visitor clicks others, or none. */
  pin(places: readonly TextPlace[]): void {
    this.#change({ places, isPinned: places.length > 0, copied: undefined })
  }

  async copyPlaceOf(text: TextPlace): Promise<void> {
    const [language, namespace = '', key = ''] = text.split(' ')
    const [info] = await ask<TextInfo[]>(textInfoOf(namespace, key))
    const version = info?.versions.find((one) => one.language === language)
    if (version) await this.copy(`${version.file}:${version.line}`)
  }

  /** Copies a place. If the browser refuses the clipboard, as it does away from localhost, the panel shows the place. */
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

export const inspector = new Inspector()

// This file runs before the site's own code, so that it hears of every language that the site loads
// (`src/i18n/createI18n.ts`).
window.addEventListener('i18n-created', (event) => inspector.marked.add((event as CustomEvent<i18n>).detail))
