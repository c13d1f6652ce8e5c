// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { siteTheme } from '#app/siteTheme.ts'
import { company } from '#config/company.ts'
import { createI18n } from '#i18n/createI18n.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { OfficeMap } from '#pages/contact/OfficeMap.tsx'
import { loadDirection } from '#theme/emotionCache.ts'
import { LocalizedThemeProvider } from '#theme/LocalizedThemeProvider.tsx'
import { fill, texts } from '../support/texts.ts'

beforeAll(() => loadDirection('rtl'))
afterEach(() => {
  cleanup()
  delete document.documentElement.dataset['script']
})

function mapIn(code: LanguageCode) {
  const i18n = createI18n(code, {
    'pages/contact': texts(code, 'pages/contact'),
    company: texts(code, 'company'),
    'material-ui': texts(code, 'material-ui'),
  })
  return (
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>
        <LocalizedThemeProvider theme={siteTheme}>
          <OfficeMap />
        </LocalizedThemeProvider>
      </MemoryRouter>
    </I18nextProvider>
  )
}

/** The name of the map, which shows the first office. */
function titleIn(code: LanguageCode) {
  const [{ id }] = company.offices
  const office = texts(code, 'company').offices[id].name
  return fill(texts(code, 'pages/contact').map.title, { office })
}

test('the map has the focus after the press, but takes none when the language is switched', () => {
  const { show } = texts('en', 'pages/contact').map
  document.documentElement.dataset['script'] = ''
  const { rerender } = render(mapIn('en'))
  fireEvent.click(screen.getByRole('button', { name: show }))
  const frame = screen.getByTitle(titleIn('en'))
  expect(document.activeElement).toBe(frame)
  // Safari focuses no link that is clicked.
  frame.blur()
  rerender(mapIn('ar'))
  expect(screen.getByTitle(titleIn('ar'))).toBeDefined()
  expect(document.activeElement).toBe(document.body)
})
