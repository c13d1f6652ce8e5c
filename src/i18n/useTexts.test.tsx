// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { createI18n } from './createI18n.ts'
import { languageCodes, languages, type LanguageCode } from './languages.ts'
import type { Texts } from './texts.ts'
import { useTexts } from './useTexts.ts'

const files = import.meta.glob('/locales/*/{menu,accessibility,pages/home}.json', {
  eager: true,
  import: 'default',
})

function textsOf<Name extends keyof Texts>(code: LanguageCode, name: Name) {
  return files[`/locales/${code}/${name}.json`] as Texts[Name]
}

function namespaces(code: LanguageCode) {
  return {
    menu: textsOf(code, 'menu'),
    accessibility: textsOf(code, 'accessibility'),
    'pages/home': textsOf(code, 'pages/home'),
  }
}

function read<Result>(code: LanguageCode, hook: () => Result) {
  const i18n = createI18n(code, namespaces(code))
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  )
  return renderHook(hook, { wrapper })
}

for (const code of languageCodes) {
  const { menu, accessibility } = namespaces(code)

  test(`${code}: values are put into a text, and isolated where a direction may spread`, () => {
    const { result } = read(code, () => useTexts('accessibility'))
    for (const page of [menu.pages.industries, 'سارة']) {
      const isIsolated = languages[code].direction === 'rtl' || page === 'سارة'
      const shown = isIsolated ? `\u2068${page}\u2069` : page
      expect(result.current.t('showPages', { page })).toBe(accessibility.showPages.replace('{{page}}', shown))
    }
  })

  test(`${code}: a text that is missing names its file and key`, () => {
    const { result } = read(code, () => useTexts('menu'))
    const key: never = 'nowhere' as never
    expect(() => result.current.t(key)).toThrow(`locales/${code}/menu.json nowhere`)
  })

  test(`${code}: a text of the wrong kind names its file and key`, () => {
    const { result } = read(code, () => useTexts('pages/home'))
    const listAsText: never = 'figures' as never
    expect(() => result.current.t(listAsText)).toThrow(`locales/${code}/pages/home.json figures: is a list`)
    expect(() => result.current.t('about.heading', { returnObjects: true })).toThrow(
      `locales/${code}/pages/home.json about.heading: is one text`,
    )
  })
}

test('in development, a component renders again if a text that it has read is written, and only then', () => {
  const i18n = createI18n('en', namespaces('en'))
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  )
  let renders = 0
  const { result } = renderHook(
    () => {
      renders += 1
      const { t } = useTexts('menu')
      return [t('pages.sap'), t('pages', { returnObjects: true }).sap]
    },
    { wrapper },
  )
  const { menu, 'pages/home': home } = namespaces('en')
  const write = (namespace: string, texts: object) =>
    act(() => void i18n.addResourceBundle('en', namespace, texts, false, true, { skipCopy: true }))
  write('pages/home', { ...home, lead: 'Another lead' })
  write('menu', { ...menu, label: 'Another label' })
  expect(renders).toBe(1)
  write('menu', { ...menu, pages: { ...menu.pages, sap: 'SAP anew' } })
  expect(renders).toBe(2)
  expect(result.current).toEqual(['SAP anew', 'SAP anew'])
})

test('a text without its value throws, and does not show braces', () => {
  const { result } = read('en', () => useTexts('accessibility'))
  const key: never = 'showPages' as never
  expect(() => result.current.t(key)).toThrow('got no value for {{page}}')
})

test('without a provider it says what is missing', () => {
  expect(() => renderHook(() => useTexts('menu'))).toThrow('I18nextProvider is missing')
})
