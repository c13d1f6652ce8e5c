import type { FlatNamespace, i18n, TFunction } from 'i18next'
import { use, useEffect, useReducer } from 'react'
import { I18nContext } from 'react-i18next'

type Namespaces = FlatNamespace | readonly [FlatNamespace, ...FlatNamespace[]]

/**
 * The texts of the page's language: `t` looks keys up in the first namespace, and `t('other:key')` in another.
 * It does what useTexts() of react-i18next is for, without its watching: the texts of an instance never
 * change once a page is shown, and a page has a hundred components that would watch.
 */
export function useTexts<const Ns extends Namespaces>(namespaces: Ns): { t: TFunction<Ns>; i18n: i18n } {
  const { i18n } = use(I18nContext) ?? {}
  if (!i18n) throw new Error('I18nextProvider is missing: render below <LanguageProvider>')
  useSavedTexts(i18n)
  return { t: translator(i18n, namespaces), i18n }
}

const translators = new WeakMap<i18n, Map<string, TFunction<Namespaces>>>()

/** The same function for the same namespaces, so that effects and memos may depend on it. */
function translator<Ns extends Namespaces>(i18n: i18n, namespaces: Ns): TFunction<Ns> {
  const known = translators.get(i18n) ?? new Map<string, TFunction<Namespaces>>()
  translators.set(i18n, known)
  const key = String(namespaces)
  const t = known.get(key) ?? i18n.getFixedT(null, namespaces)
  known.set(key, t)
  return t as TFunction<Ns>
}

/** In development a locale file that is saved shows at once. */
const useSavedTexts = import.meta.env.DEV ? useStoreUpdates : () => undefined

function useStoreUpdates({ store }: i18n) {
  const [, update] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    store.on('added', update)
    return () => store.off('added', update)
  }, [store])
}
