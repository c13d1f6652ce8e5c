import type { NamespaceTexts } from './createI18n.ts'
import type { LanguageCode } from './languages.ts'

/** A locale file that was saved, as the development server sends it (`translation/dev/server`). */
export interface LocaleChange {
  language: string
  namespace: string
  texts: NamespaceTexts
}

/**
 * Loads the last saved texts in development; the server completes them. A save during the load replaces them.
 * @throws Error naming the file that has no texts
 */
export async function loadSaved(language: LanguageCode, namespace: string) {
  const texts: NamespaceTexts = {}
  let isNewer = false
  import.meta.hot?.on('locale-changed', (change: LocaleChange) => {
    if (change.language !== language || change.namespace !== namespace) return
    isNewer = true
    for (const key of Object.keys(texts)) delete texts[key]
    Object.assign(texts, change.texts)
  })
  const response = await fetch(`/@texts/${language}/${namespace}.json`)
  if (!response.ok)
    throw new Error(`locales/${language}/${namespace}.json: has nothing to show; write its texts`)
  const loaded = (await response.json()) as NamespaceTexts
  return isNewer ? texts : Object.assign(texts, loaded)
}
