// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { siteTheme } from '#app/siteTheme.ts'
import { ArticleSections } from '#components/content/article/ArticleSections.tsx'
import type { SectionTexts } from '#components/content/article/texts.ts'
import { pagePath } from '#i18n/addresses.ts'
import { createI18n } from '#i18n/createI18n.ts'
import { languageCodes } from '#i18n/languages.ts'
import { LocalizedThemeProvider } from '#theme/LocalizedThemeProvider.tsx'
import { loadDirection } from '#theme/EmotionCachesContext.ts'
import { texts } from '../support/texts.ts'

beforeAll(() => loadDirection('rtl'))
afterEach(cleanup)

describe.each(languageCodes)('%s', (code) => {
  function show(page: 'proxmox' | 'products', section: string) {
    const namespace = `pages/${page}` as const
    const all = texts(code, namespace)
    const sections: Record<string, SectionTexts> = all.sections
    const own = sections[section]
    if (!own) throw new Error(`locales/${code}/${namespace}.json sections.${section}: is missing`)
    render(
      <I18nextProvider
        i18n={createI18n(code, { [namespace]: all, 'material-ui': texts(code, 'material-ui') })}
      >
        <MemoryRouter initialEntries={[pagePath(page, code)]}>
          <LocalizedThemeProvider theme={siteTheme}>
            <ArticleSections page={page} sections={{ [section]: own }} />
          </LocalizedThemeProvider>
        </MemoryRouter>
      </I18nextProvider>,
    )
    return own
  }

  test('each question is a heading that opens its own answer', () => {
    const { questions = [] } = show('proxmox', 'buyerQuestions')
    expect(questions.length).toBeGreaterThan(0)
    for (const { question, answer } of questions) {
      const heading = screen.getByRole('heading', { level: 3, name: question })
      const details = heading.closest('details')
      expect(heading.parentElement?.localName).toBe('summary')
      expect(details?.open).toBe(false)
      expect(details?.querySelector('p')?.textContent).toBe(answer.replaceAll(/<[^>]+>/g, ''))
    }
  })

  test('a tag in an answer leads to its page', () => {
    const { heading } = show('proxmox', 'buyerQuestions')
    const section = screen.getByRole('heading', { level: 2, name: heading }).closest('section')
    const link = within(section as HTMLElement).getByRole('link', { hidden: true })
    expect(link.getAttribute('href')).toBe(pagePath('commvault', code))
  })

  test('the links of a chooser stand in the row of their need', () => {
    const { table } = show('products', 'chooser')
    const row = screen.getByRole('row', { name: (name) => name.startsWith(table?.rows[1]?.[0] ?? '?') })
    expect(within(row).getByRole('link').getAttribute('href')).toBe(pagePath('netapp', code))
  })
})
