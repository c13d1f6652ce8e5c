// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { siteTheme } from '#app/siteTheme.ts'
import { answers } from '#content/kinds/answers.ts'
import { cards } from '#content/kinds/cards.ts'
import type { SectionOf } from '#content/kinds/kinds.ts'
import { list } from '#content/kinds/list.ts'
import { prose } from '#content/kinds/prose.ts'
import { steps } from '#content/kinds/steps.ts'
import { table } from '#content/kinds/table.ts'
import { createI18n } from '#i18n/createI18n.ts'
import { defaultLanguage } from '#i18n/languages.ts'
import { PageSections } from '#sections/PageSections.tsx'
import { LocalizedThemeProvider } from '#theme/LocalizedThemeProvider.tsx'
import { texts } from '../../support/texts.ts'

afterEach(cleanup)

const twice = <Item,>(item: Item) => [item, item]

// What the card of `npm run dev` adds to a list is empty until somebody writes it.
test.each<readonly [SectionOf, object]>([
  [prose(), { paragraphs: twice('') }],
  [list(), { items: twice('') }],
  [cards(), { features: twice({ title: '', text: '' }) }],
  [steps(), { steps: twice({ title: '', text: '' }) }],
  [answers(), { questions: twice({ question: '', answer: '' }) }],
  [table(), { table: { caption: 'Caption', columns: ['One', 'Two'], rows: twice(['', '']) } }],
])('two new items of one list are told apart: %o', (section, words) => {
  const errors = vi.spyOn(console, 'error')
  const namespaces = {
    'pages/bi': { sections: { own: { heading: 'Heading', ...words } } },
    'material-ui': texts(defaultLanguage, 'material-ui'),
  }
  render(
    <I18nextProvider i18n={createI18n(defaultLanguage, namespaces)}>
      <MemoryRouter>
        <LocalizedThemeProvider theme={siteTheme}>
          <PageSections page="bi" sections={{ own: section }} />
        </LocalizedThemeProvider>
      </MemoryRouter>
    </I18nextProvider>,
  )
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Heading')
  expect(errors.mock.calls).toEqual([])
})
