import type { LanguageCode } from '#i18n/languages.ts'
import { readStored, store } from '#browser/storage.ts'
import type { ChangeAnswer, ListChange } from '../shared/changes.ts'
import { sendChange, sendListChange } from '../shared/sendChange.ts'
import type { MarkedTexts } from './MarkedTexts.ts'
import type { TextPlace } from './placeMarks.ts'
import { parseDrafts, type Draft } from './storedDrafts.ts'

/** A change that was saved since the page was opened. */
export type SavedChange = { text: Draft & { place: TextPlace } } | { list: ListChange }

const storageKey = 'inspector-drafts'

/** The texts that were written in the page: those not saved yet, which outlast a reload, and those saved. */
export class Drafts {
  readonly #marked: MarkedTexts
  readonly #onChange: () => void
  readonly #drafts: Map<TextPlace, Draft>
  /** What was written last and taken back, so that it can be brought back. */
  readonly #reverted = new Map<TextPlace, string>()
  #saved: readonly SavedChange[] = []

  constructor(marked: MarkedTexts, onChange: () => void) {
    this.#marked = marked
    this.#onChange = onChange
    this.#drafts = new Map(parseDrafts(readStored('sessionStorage', storageKey)))
    for (const [place, { text }] of this.#drafts) marked.cover(place, text)
  }

  get places(): TextPlace[] {
    return [...this.#drafts.keys()]
  }

  /** The changes that an undo takes back, the last one first. */
  get saved(): readonly SavedChange[] {
    return this.#saved
  }

  of(place: TextPlace): Draft | undefined {
    return this.#drafts.get(place)
  }

  reverted(place: TextPlace): string | undefined {
    return this.#reverted.get(place)
  }

  /** Shows a text in the page. A text like the saved one is no draft. */
  write(place: TextPlace, draft: Draft): void {
    if (draft.text === (draft.before ?? '')) return this.#drop(place)
    this.#drafts.set(place, draft)
    this.#marked.cover(place, draft.text)
    this.#changed()
  }

  /** Shows the saved text again, and keeps what was written. */
  takeBack(place: TextPlace): void {
    const draft = this.#drafts.get(place)
    if (!draft) return
    this.#reverted.set(place, draft.text)
    this.#drop(place)
  }

  /** Saves a draft in its locale file. @throws Error if the server refuses the request */
  async save(place: TextPlace, messageLanguage: string): Promise<ChangeAnswer | undefined> {
    const draft = this.#drafts.get(place)
    if (!draft) return undefined
    const answer = await sendChange({ ...partsOf(place), ...draft }, messageLanguage)
    if (answer.outcome !== 'saved') return answer
    this.#saved = [{ text: { place, ...draft } }, ...this.#saved]
    const current = this.#drafts.get(place)
    // Somebody who types on while the text is saved has a new draft, of the saved text.
    if (current && current.text !== draft.text) this.write(place, { text: current.text, before: draft.text })
    else this.#drop(place, draft.text)
    return answer
  }

  /** Whether one of the items of a list is written in a language, and not saved. */
  isWrittenIn({ namespace, key }: Pick<ListChange, 'namespace' | 'key'>): boolean {
    return this.places.some((place) => isInList(place, namespace, key))
  }

  /** Saves a change of a list in the locale files. @throws Error if the server refuses the request */
  async saveList(change: ListChange, messageLanguage: string): Promise<ChangeAnswer> {
    const answer = await sendListChange(change, messageLanguage)
    if (answer.outcome !== 'saved') return answer
    this.#saved = [{ list: change }, ...this.#saved]
    // The items have other numbers now.
    for (const place of this.#reverted.keys()) {
      if (isInList(place, change.namespace, change.key)) this.#reverted.delete(place)
    }
    this.#onChange()
    return answer
  }

  /** Takes back the last saved change in the locale files. @throws Error if the server refuses the request */
  async undo(messageLanguage: string): Promise<ChangeAnswer | undefined> {
    const [last, ...earlier] = this.#saved
    if (!last) return undefined
    const answer = await takeBack(last, messageLanguage)
    if (answer.outcome === 'saved') this.#saved = earlier
    this.#onChange()
    return answer
  }

  #drop(place: TextPlace, saved?: string) {
    this.#drafts.delete(place)
    this.#marked.uncover(place, saved)
    this.#changed()
  }

  #changed() {
    store('sessionStorage', storageKey, JSON.stringify([...this.#drafts]))
    this.#onChange()
  }
}

/** Returns language, namespace and key of a place. */
export function partsOf(place: TextPlace) {
  const [language = '', namespace = '', key = ''] = place.split(' ')
  return { language: language as LanguageCode, namespace, key }
}

function isInList(place: TextPlace, namespace: string, key: string) {
  const parts = partsOf(place)
  return parts.namespace === namespace && parts.key.startsWith(`${key}.`)
}

function takeBack(change: SavedChange, messageLanguage: string): Promise<ChangeAnswer> {
  if ('list' in change) {
    const swapped = Object.entries(change.list.items).map(([language, { before, after }]) => [
      language,
      { before: after, after: before },
    ])
    return sendListChange({ ...change.list, items: Object.fromEntries(swapped) }, messageLanguage)
  }
  const { place, text, before } = change.text
  return sendChange({ ...partsOf(place), text: before, before: text, isUndo: true }, messageLanguage)
}
