import type { i18n } from 'i18next'
import { mapTexts } from '../shared/mapTexts.ts'
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
  #isOn = false
  #isWriting = false

  add(instance: i18n): void {
    this.#instances.add(instance)
    // This listener comes before those of components, which render.
    instance.store.on('added', (_language, namespace) => this.#write(instance, namespace, true))
    this.#writeAll(instance)
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
    const [language, namespace = ''] = place.split(' ')
    for (const instance of this.#instances) {
      const isLoaded = instance.language === language && instance.hasResourceBundle(language, namespace)
      if (isLoaded) this.#write(instance, namespace, false)
    }
  }

  #writeAll(instance: i18n) {
    const namespaces = Object.keys(instance.getDataByLanguage(instance.language) ?? {})
    for (const namespace of namespaces) this.#write(instance, namespace, false)
  }

  /** @param isLoaded whether the texts just came from the server, and none of them is a draft */
  #write(instance: i18n, namespace: string, isLoaded: boolean) {
    if (this.#isWriting) return
    this.#isWriting = true
    const { language } = instance
    const texts: unknown = instance.getResourceBundle(language, namespace)
    const change = (marked: string, key: string) => {
      const place = `${language} ${namespace} ${key}`
      const text = this.#shown(place, withoutPlaceMarks(marked), isLoaded)
      return this.#isOn ? withPlaceMark(text, place) : text
    }
    instance.addResourceBundle(language, namespace, mapTexts(texts, change), false, true, {
      silent: isLoaded,
    })
    this.#isWriting = false
  }

  #shown(place: TextPlace, text: string, isLoaded: boolean) {
    const draft = this.#drafts.get(place)
    if (draft === undefined) return this.#covered.get(place) ?? text
    if (isLoaded || !this.#covered.has(place)) this.#covered.set(place, text)
    return draft
  }
}
