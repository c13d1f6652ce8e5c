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
import { loadDirection } from '#theme/emotionCache.ts'
import { drawings } from '#pages/article/drawings.ts'
import { texts, withoutTags } from '../support/texts.ts'

beforeAll(() => loadDirection('rtl'))
afterEach(cleanup)

const numberOf = (text: string) => Number(/\d[\d,]*/.exec(text)?.[0].replaceAll(',', ''))

describe.each(languageCodes)('%s', (code) => {
  function show(
    page:
      'proxmox' | 'products' | 'product-services' | 'hci' | 'netapp' | 'sap' | 'security-operations-center',
    section: string,
  ) {
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
            <ArticleSections
              page={page}
              sections={{ [section]: own }}
              drawings={page === 'products' ? {} : drawings[page]}
            />
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
      expect(details?.querySelector('p')?.textContent).toBe(withoutTags(answer))
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

  test('a table of duties names the task of each row and whose duty a cell is', () => {
    const { table } = show('product-services', 'duties')
    const shown = screen.getByRole('table', { name: table?.caption ?? '' })
    const headers = within(shown).getAllByRole('columnheader')
    expect(headers.map(({ textContent }) => textContent)).toEqual(table?.columns)
    for (const [task = '', ...duties] of table?.rows ?? []) {
      const row = within(shown).getByRole('rowheader', { name: task }).closest('tr')
      const cells = within(row as HTMLElement).getAllByRole('cell')
      expect(cells.map(({ textContent }) => textContent)).toEqual(duties)
    }
  })

  test('the machines of an example are a list in the order of its texts', () => {
    const { items } = show('hci', 'example')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(items)
  })

  test('the steps of a sizing add up to its figure, and each begins where the one before ends', () => {
    const { items = [], figure } = show('sap', 'sizing')
    const amounts = items.map(numberOf)
    expect(amounts.reduce((sum, amount) => sum + amount)).toBe(numberOf(figure?.value ?? ''))
    const steps = screen.getAllByRole('listitem')
    expect(steps.map(({ textContent }) => textContent)).toEqual(items)
    const places = steps.map((step) => {
      const { marginInlineStart, inlineSize } = getComputedStyle(step.querySelector('[aria-hidden]') ?? step)
      return { from: Number.parseFloat(marginInlineStart), share: Number.parseFloat(inlineSize) }
    })
    expect(places).toHaveLength(items.length)
    let end = 0
    for (const { from, share } of places) {
      expect(from).toBeCloseTo(end)
      end = from + share
    }
    expect(end).toBeCloseTo(100)
  })

  test('the steps around a ring are a list in their order, with what they are about', () => {
    const { items, figure } = show('security-operations-center', 'signalToResponse')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(items)
    expect(screen.getByText(figure?.label ?? '?', { exact: false })).toBeTruthy()
  })

  test('the beams of an example are as long as their numbers say', () => {
    const { items = [] } = show('netapp', 'example')
    const quantities = items.map((item) => Number(/^[\d.]+/.exec(item)?.[0]))
    const lengths = screen.getAllByRole('listitem').map((item) => {
      const beam = item.querySelector('svg')
      expect(beam?.getAttribute('aria-hidden')).toBe('true')
      return Number.parseFloat(beam?.getAttribute('width') ?? '')
    })
    const longest = Math.max(...quantities)
    expect(lengths).toEqual(quantities.map((quantity) => (100 * quantity) / longest))
    expect(lengths).toContain(100)
  })
})
