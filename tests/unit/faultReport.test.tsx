// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { siteTheme } from '#app/siteTheme.ts'
import { company } from '#config/company.ts'
import { pagePath } from '#i18n/addresses.ts'
import { createI18n } from '#i18n/createI18n.ts'
import { languageCodes } from '#i18n/languages.ts'
import { FaultReport } from '#pages/contact/FaultReport.tsx'
import { loadDirection } from '#theme/emotionCache.ts'
import { LocalizedThemeProvider } from '#theme/LocalizedThemeProvider.tsx'
import { texts } from '../support/texts.ts'

beforeAll(() => loadDirection('rtl'))
afterEach(cleanup)

describe.each(languageCodes)('%s', (code) => {
  const contact = texts(code, 'pages/contact')

  function show() {
    const i18n = createI18n(code, { 'pages/contact': contact, 'material-ui': texts(code, 'material-ui') })
    render(
      <I18nextProvider i18n={i18n}>
        <MemoryRouter initialEntries={[pagePath('contact', code)]}>
          <LocalizedThemeProvider theme={siteTheme}>
            <FaultReport />
          </LocalizedThemeProvider>
        </MemoryRouter>
      </I18nextProvider>,
    )
  }

  test('a fault is reported by a call to the support line', () => {
    show()
    screen.getByRole('heading', { level: 2, name: contact.fault.heading })
    const line = screen.getByRole('link', { name: company.phones.support })
    expect(line.getAttribute('href')).toBe(`tel:${company.phones.support.replaceAll(/[^+\d]/g, '')}`)
  })

  test('what to have at hand is a list', () => {
    show()
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(items).toEqual(contact.fault.items)
  })

  test('a link leads to what follows a report', () => {
    show()
    const link = screen.getAllByRole('link').find(({ textContent }) => textContent !== company.phones.support)
    expect(link?.getAttribute('href')).toBe(`${pagePath('product-services', code)}#duties`)
  })
})
