// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { createRef, Suspense } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { siteTheme } from '#app/siteTheme.ts'
import { canonicalPageIds } from '#config/pages.ts'
import { contentOf } from '#content/loadContent.ts'
import { pagePath } from '#i18n/addresses.ts'
import { createI18n } from '#i18n/createI18n.ts'
import { languageCodes } from '#i18n/languages.ts'
import { AddressContext } from '#i18n/useAddress.ts'
import { loadQuestionnaire } from '#questionnaire/loadQuestionnaire.ts'
import QuestionnaireForm from '#questionnaire/QuestionnaireForm.tsx'
import { loadDirection } from '#theme/emotionCache.ts'
import { LocalizedThemeProvider } from '#theme/LocalizedThemeProvider.tsx'
import { pageTexts } from '../../support/pages.ts'
import { texts, unitTexts } from '../../support/texts.ts'

beforeAll(() => loadDirection('rtl'))
afterEach(cleanup)

const pagesWithQuestionnaire = canonicalPageIds.filter((id) => 'questionnaire' in pageTexts('en', id))

describe.each(languageCodes)('%s', (code) => {
  test.each(pagesWithQuestionnaire)('%s asks what it needs, and says why', async (page) => {
    const { questionnaire } = pageTexts(code, page) as Pick<
      ReturnType<typeof texts<'pages/sap'>>,
      'questionnaire'
    >
    const i18n = createI18n(code, {
      [`pages/${page}`]: { questionnaire },
      units: { ...unitTexts(code) },
      brand: texts(code, 'brand'),
      footer: texts(code, 'footer'),
      menu: texts(code, 'menu'),
      print: texts(code, 'print'),
      sheet: texts(code, 'sheet'),
      'material-ui': texts(code, 'material-ui'),
    })
    // The questions come by a promise: React renders them in a later task.
    await act(async () => {
      render(
        <I18nextProvider i18n={i18n}>
          <MemoryRouter initialEntries={[pagePath(page, code)]}>
            <AddressContext value={{ page, language: code }}>
              <LocalizedThemeProvider theme={siteTheme}>
                <Suspense>
                  <QuestionnaireForm page={page} foldRef={createRef()} />
                </Suspense>
              </LocalizedThemeProvider>
            </AddressContext>
          </MemoryRouter>
        </I18nextProvider>,
      )
      await loadQuestionnaire(i18n, page)
    })
    const asked = Object.entries(contentOf(page).questions ?? {})
    const words = new Map(Object.entries(questionnaire.questions))
    const { people } = texts(code, 'sheet')
    expect(asked.length).toBeGreaterThan(6)
    for (const [id, { who }] of asked) {
      const { label = id, hint = id } = words.get(id) ?? {}
      expect(screen.getAllByText(label).length).toBeGreaterThan(0)
      expect(screen.getAllByText(hint).length).toBeGreaterThan(0)
      expect(screen.getAllByText(people[who], { exact: false }).length).toBeGreaterThan(0)
    }
  })
})
