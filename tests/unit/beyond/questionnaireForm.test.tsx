// @vitest-environment jsdom
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import { createRef, Suspense } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import localeFiles from 'virtual:locale-files'
import { siteTheme } from '#app/siteTheme.ts'
import { createI18n } from '#i18n/createI18n.ts'
import { languageCodes } from '#i18n/languages.ts'
import { AddressContext } from '#i18n/useAddress.ts'
import QuestionnaireForm from '#questionnaire/QuestionnaireForm.tsx'
import { loadDirection } from '#theme/emotionCache.ts'
import { LocalizedThemeProvider } from '#theme/LocalizedThemeProvider.tsx'
import { texts } from '../../support/texts.ts'

// A slow machine fails no test: this ends only what hangs.
configure({ asyncUtilTimeout: 30_000 })

beforeAll(() => loadDirection('rtl'))
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const failed = () => screen.queryByRole('alert')

type LocaleFiles = Record<`/locales/${string}.json`, () => Promise<Record<string, unknown>>>

describe.each(languageCodes)('%s', (code) => {
  const errors = texts(code, 'errors')
  const { memory } = texts(code, 'pages/sap').questionnaire.questions
  const field = () => screen.queryByRole('textbox', { name: memory.label })
  const press = () => act(async () => screen.getByRole('button', { name: errors.retry }).click())

  async function show(failures: number) {
    const stay = { addEventListener: () => undefined, removeEventListener: () => undefined }
    vi.stubGlobal('matchMedia', () => ({ matches: false, addListener() {}, removeListener() {}, ...stay }))
    const load = vi.spyOn(localeFiles as LocaleFiles, `/locales/${code}/pages/sap.json`)
    for (let time = 0; time < failures; time += 1)
      load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const i18n = createI18n(code, {
      brand: texts(code, 'brand'),
      errors,
      footer: texts(code, 'footer'),
      menu: texts(code, 'menu'),
      print: texts(code, 'print'),
      'material-ui': texts(code, 'material-ui'),
    })
    const foldRef = createRef<HTMLDetailsElement>()
    const questionnaire = (isShown: boolean) => (
      <I18nextProvider i18n={i18n}>
        <MemoryRouter>
          <AddressContext value={{ page: 'sap', language: code }}>
            <LocalizedThemeProvider theme={siteTheme}>
              <details ref={foldRef}>
                <summary>{'Questionnaire'}</summary>
                <Suspense>{isShown && <QuestionnaireForm page="sap" foldRef={foldRef} />}</Suspense>
              </details>
            </LocalizedThemeProvider>
          </AddressContext>
        </MemoryRouter>
      </I18nextProvider>
    )
    const { rerender } = await act(async () => render(questionnaire(true)))
    const leave = () => act(async () => rerender(questionnaire(false)))
    const comeBack = () => act(async () => rerender(questionnaire(true)))
    return { load, foldRef, leave, comeBack }
  }

  test('a questionnaire whose texts fail is asked for once, then again with each press, until it is there', async () => {
    const { load, foldRef } = await show(2)
    await waitFor(() => expect(failed()).not.toBeNull())
    expect(load).toHaveBeenCalledTimes(1)
    const first = failed()
    await press()
    await waitFor(() => expect(failed()).not.toBe(first))
    expect(load).toHaveBeenCalledTimes(2)
    await press()
    await waitFor(() => expect(field()).not.toBeNull())
    expect(failed()).toBeNull()
    expect(load).toHaveBeenCalledTimes(3)
    expect(document.activeElement).toBe(foldRef.current?.firstElementChild)
  })

  test('who comes back to a page whose questionnaire has failed finds it', async () => {
    const { leave, comeBack } = await show(1)
    await waitFor(() => expect(failed()).not.toBeNull())
    await leave()
    await comeBack()
    await waitFor(() => expect(field()).not.toBeNull())
  })
})
