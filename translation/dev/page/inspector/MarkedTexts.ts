import type { i18n } from 'i18next'
import { keepEqual, mapTexts, replaceAt } from '../shared/mapTexts.ts'
import { withPlaceMark, withoutPlaceMarks, type TextPlace } from './placeMarks.ts'

/**
 * The loaded texts of all languages. A text that is being written is shown in every place of the page. While the
 * inspector is on, marks in the texts tell their places on the page.
 */
export class MarkedTexts {
  readonly #instances = new Set<i18n>()
  /** The texts that are being written, and not saved. */
  readonly #drafts = new Map<TextPlace, string>()
  /** The saved texts that drafts cover. */
  readonly #covered = new Map<TextPlace, string>()
  /** The texts of each namespace as the page last got them. */
  readonly #written = new Map<i18n, Map<string, unknown>>()
  #isOn = false
  #isWriting = false

  add(instance: i18n): void {
    this.#instances.add(instance)
    // This listener comes before those of components, which render.
    instance.store.on('added', (_language, namespace) => this.#write(instance, namespace, true))
    this.#writeAll(instance)
  }

  /** Returns the texts of a language, if the page has loaded them. */
  instanceOf(language: string): i18n | undefined {
    return [...this.#instances].find((instance) => instance.language === language)
  }

  /** Adds marks to all texts, or removes them, and renders the texts again. */
  turn(isOn: boolean): void {
    this.#isOn = isOn
    for (const instance of this.#instances) this.#writeAll(instance)
  }

  /** Shows a text that is not saved. */
  cover(place: TextPlace, text: string): void {
    this.#drafts.set(place, text)
    this.#show(place)
  }

  /** Shows the saved text again. @param saved the draft's text, if it was saved */
  uncover(place: TextPlace, saved?: string): void {
    if (saved !== undefined && this.#covered.has(place)) this.#covered.set(place, saved)
    this.#drafts.delete(place)
    this.#show(place)
    this.#covered.delete(place)
  }

  #show(place: TextPlace) {
    const [language = '', namespace = '', key = ''] = place.split(' ')
    for (const instance of this.#instances) {
      if (instance.language !== language) continue
      const texts: unknown = instance.getResourceBundle(language, namespace)
      const marked: unknown = instance.getResource(language, namespace, key)
      if (typeof marked !== 'string') continue
      const shown = this.#inPage(place, marked, false)
      // The page shows a draft already when it is saved: nothing has to render again.
      if (shown === marked) continue
      this.#add(instance, namespace, replaceAt(texts, key.split('.'), shown), false)
    }
  }

  #writeAll(instance: i18n) {
    const namespaces = Object.keys(instance.getDataByLanguage(instance.language) ?? {})
    for (const namespace of namespaces) this.#write(instance, namespace, false)
  }

  /** @param isLoaded whether the texts just came from the server, and none of them is a draft */
  #write(instance: i18n, namespace: string, isLoaded: boolean) {
    if (this.#isWriting) return
    const { language } = instance
    const texts: unknown = instance.getResourceBundle(language, namespace)
    const change = (marked: string, key: string) =>
      this.#inPage(`${language} ${namespace} ${key}`, marked, isLoaded)
    // Of a file that was saved, most texts are as they were. Without this, the whole page renders after each save.
    const before = this.#written.get(instance)?.get(namespace)
    this.#add(instance, namespace, keepEqual(mapTexts(texts, change), before), isLoaded)
  }

  #add(instance: i18n, namespace: string, texts: unknown, silent: boolean) {
    this.#written.set(instance, (this.#written.get(instance) ?? new Map()).set(namespace, texts))
    this.#isWriting = true
    // Components tell by the objects whether their texts changed.
    instance.addResourceBundle(instance.language, namespace, texts, false, true, { silent, skipCopy: true })
    this.#isWriting = false
  }

  /** Returns a text as the page gets it: what is being written, with its mark if the inspector is on. */
  #inPage(place: TextPlace, marked: string, isLoaded: boolean) {
    const text = this.#shown(place, withoutPlaceMarks(marked), isLoaded)
    return this.#isOn ? withPlaceMark(text, place) : text
  }

  #shown(place: TextPlace, text: string, isLoaded: boolean) {
    const draft = this.#drafts.get(place)
    if (draft === undefined) return this.#covered.get(place) ?? text
    if (isLoaded || !this.#covered.has(place)) this.#covered.set(place, text)
    return draft
  }
}
