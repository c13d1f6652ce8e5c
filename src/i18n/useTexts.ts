import type { FlatNamespace, i18n, TFunction, TOptions } from 'i18next'
import { use } from 'react'
import { I18nContext } from 'react-i18next'
import { textErrorsThrow } from './createI18n.ts'
import { noteRead, useReadTexts, type ReadTexts } from './textUpdates.ts'

type Translate = (key: string, options?: TOptions) => unknown
/** What is read of i18next: with all texts of the site, its own types are too deep for the compiler. */
type TextSource = { getFixedT(language: null, namespaces: readonly FlatNamespace[]): Translate }
type Namespaces = FlatNamespace | readonly [FlatNamespace, ...FlatNamespace[]]

/**
 * Returns `t` for the texts of the page's language. Without namespaces, each key names its own (`menu:pages.home`).
 * Unlike `useTranslation` of react-i18next, `useTexts` subscribes to nothing: the texts never change once a page is
 * shown, and a hundred components of a page would subscribe.
 */
export function useTexts(): { t: TFunction<readonly [never, ...FlatNamespace[]]> }
export function useTexts<const Ns extends Namespaces>(namespaces: Ns): { t: TFunction<Ns> }
export function useTexts(namespaces: Namespaces | readonly [] = []) {
  const i18n = useI18n()
  return { t: translator(i18n, [namespaces].flat(), useReadTexts(i18n)) as TFunction<never> }
}

/** Returns the i18next instance of the page's language. @see useTextUpdates for components that read its texts */
export function useI18n(): i18n {
  const { i18n } = use(I18nContext) ?? {}
  if (!i18n) throw new Error('I18nextProvider is missing: render below <LanguageProvider>')
  return i18n
}

/**
 * Returns a group of texts whose key is known only when the page is, such as a section's. The caller says what it has; the
 * types of the page's content have been held against it.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it stands for a type that the key has, and the compiler does not see
export function useTextGroup<Group>(key: string): Group {
  const { t } = useTexts()
  const read = t as unknown as Translate
  return read(key, { returnObjects: true }) as Group
}

/** Returns what reads texts whose keys are known only when the page is. */
export function useTextByKey(): (key: string) => string {
  const { t } = useTexts()
  return t
}

/** Returns a text as its file has it, with tags and placeholders; empty if there is none. */
export function useRawText(textKey: string): string {
  const i18n = useI18n()
  const [key = '', namespace = ''] = textKey.split(':').toReversed()
  const text: unknown = i18n.getResource(i18n.language, namespace, key)
  return typeof text === 'string' ? text : ''
}

/**
 * Reads texts without values straight from i18next's store: `i18n.t` takes ten times as long. If `i18n.t` read every
 * text, Home would be interactive on a slow phone after 1.91 s instead of 1.79 s, and a switch of the language would
 * take 206 ms instead of 185 ms.
 */
function translator(i18n: i18n, namespaces: readonly FlatNamespace[], noted?: ReadTexts): Translate {
  const [first = ''] = namespaces
  const translate = (i18n as unknown as TextSource).getFixedT(null, namespaces)
  return (key, options) => {
    const [path = '', namespace = first] = key.split(':').toReversed()
    const found: unknown = i18n.getResource(i18n.language, namespace, path)
    if (import.meta.env.DEV && noted) noteRead(noted, i18n, namespace, path)
    if (textErrorsThrow && options?.returnObjects && typeof found === 'string') {
      throw new Error(
        `locales/${i18n.language}/${namespace}.json ${path}: is one text; write a list or a group`,
      )
    }
    return isLiteral(found, options) ? found : translate(key, options)
  }
}

/** Whether a text can be shown as it stands. So can a group: the components that show its texts fill in the values. */
function isLiteral(found: unknown, options?: TOptions) {
  if (typeof found === 'string') return !options && !/\{\{|\$t\(/.test(found)
  return found !== undefined && options?.returnObjects === true
}
