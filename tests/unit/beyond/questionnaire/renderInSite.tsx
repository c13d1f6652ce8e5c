import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { siteTheme } from '#app/siteTheme.ts'
import { pagePath } from '#i18n/addresses.ts'
import { createI18n } from '#i18n/createI18n.ts'
import { languageCodes, type LanguageCode } from '#i18n/languages.ts'
import { AddressContext } from '#i18n/useAddress.ts'
import { loadDirection } from '#theme/emotionCache.ts'
import { LocalizedThemeProvider } from '#theme/LocalizedThemeProvider.tsx'
import { texts, unitTexts } from '../../../support/texts.ts'

await loadDirection('rtl')

const makeI18n = (code: LanguageCode) =>
  createI18n(code, {
    sheet: texts(code, 'sheet'),
    figures: texts(code, 'figures'),
    units: { ...unitTexts(code) },
    brand: texts(code, 'brand'),
    errors: texts(code, 'errors'),
    footer: texts(code, 'footer'),
    menu: texts(code, 'menu'),
    print: texts(code, 'print'),
    'pages/sap': texts(code, 'pages/sap'),
    'material-ui': texts(code, 'material-ui'),
  })
const i18n = Object.fromEntries(languageCodes.map((code) => [code, makeI18n(code)])) as Record<
  LanguageCode,
  ReturnType<typeof makeI18n>
>

/** Renders a part of SAP's page, in the language of the address, and returns the router. */
export function renderInSite(code: LanguageCode, part: ReactElement) {
  function Site() {
    const { pathname } = useLocation()
    const language = languageCodes.find((each) => pagePath('sap', each) === pathname) ?? code
    return (
      <AddressContext value={{ page: 'sap', language }}>
        <I18nextProvider i18n={i18n[language]}>
          <LocalizedThemeProvider theme={siteTheme}>{part}</LocalizedThemeProvider>
        </I18nextProvider>
      </AddressContext>
    )
  }
  const router = createMemoryRouter([{ path: '*', element: <Site /> }], {
    initialEntries: [pagePath('sap', code)],
  })
  render(<RouterProvider router={router} />)
  return router
}
