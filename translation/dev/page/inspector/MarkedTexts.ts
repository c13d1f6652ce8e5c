import type { i18n } from 'i18next'
import { mapTexts } from '../shared/mapTexts.ts'
import { withPlaceMark, withoutPlaceMarks } from './placeMarks.ts'

/** The loaded texts of all languages. While the inspector is on, marks in the texts tell their places on the page. */
export class MarkedTexts {
  readonly #instances = new Set<i18n>()
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

  #writeAll(instance: i18n) {
    const namespaces = Object.keys(instance.getDataByLanguage(instance.language) ?? {})
    for (const namespace of namespaces) this.#write(instance, namespace, false)
  }

  #write(instance: i18n, namespace: string, silent: boolean) {
    if (this.#isWriting) return
    this.#isWriting = true
    const { language } = instance
    const texts: unknown = instance.getResourceBundle(language, namespace)
    const change = (text: string, key: string) =>
      this.#isOn ? withPlaceMark(text, `${language} ${namespace} ${key}`) : withoutPlaceMarks(text)
    instance.addResourceBundle(language, namespace, mapTexts(texts, change), false, true, { silent })
    this.#isWriting = false
  }
}
