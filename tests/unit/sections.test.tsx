// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { siteTheme } from '#app/siteTheme.ts'
import { contentOf, loadContent } from '#content/loadContent.ts'
import { pagePath } from '#i18n/addresses.ts'
import { createI18n } from '#i18n/createI18n.ts'
import { languageCodes } from '#i18n/languages.ts'
import { PageSections } from '#sections/PageSections.tsx'
import { LocalizedThemeProvider } from '#theme/LocalizedThemeProvider.tsx'
import { loadDirection } from '#theme/emotionCache.ts'
import { texts, unitTexts, withoutIsolates, withoutTags } from '../support/texts.ts'
import { pinExample } from './pinExample.ts'

const pages = [
  'application-services',
  'hci',
  'netapp',
  'product-services',
  'products',
  'proxmox',
  'sap',
  'security-operations-center',
  'security-services',
] as const

beforeAll(async () => {
  await Promise.all([loadDirection('rtl'), ...pages.map(loadContent)])
  await pinExample('sap', { memory: 600, growth: 0.15, years: 3 })
  await pinExample('netapp', { data: 60, growth: 0.25, years: 3, snapshots: 0.2, savings: 1.5 })
  await pinExample('hci', { nodes: 4 })
  await pinExample('security-operations-center', { events: 2_000_000, oneIn: 20_000 })
})
afterEach(cleanup)

/** Without the marks of directions, and with plain spaces. */
const plain = (text: string | null | undefined) => withoutIsolates(text).replaceAll('\u00A0', ' ')

describe.each(languageCodes)('%s', (code) => {
  const amount = (unit: 'gigabyte' | 'terabyte', number: string) =>
    unitTexts(code).amounts[unit].replace('{{amount}}', number)

  /** Shows a section of a page, and further ones whose figures it names. */
  function show(page: (typeof pages)[number], section: string, ...further: string[]) {
    const namespace = `pages/${page}` as const
    const ids = [section, ...further]
    const sections = Object.fromEntries(
      Object.entries(contentOf(page).sections).filter(([id]) => ids.includes(id)),
    )
    expect(Object.keys(sections).toSorted()).toEqual(ids.toSorted())
    render(
      <I18nextProvider
        i18n={createI18n(code, {
          [namespace]: texts(code, namespace),
          figures: texts(code, 'figures'),
          units: { ...unitTexts(code) },
          'material-ui': texts(code, 'material-ui'),
        })}
      >
        <MemoryRouter initialEntries={[pagePath(page, code)]}>
          <LocalizedThemeProvider theme={siteTheme}>
            <PageSections page={page} sections={sections} />
          </LocalizedThemeProvider>
        </MemoryRouter>
      </I18nextProvider>,
    )
  }

  test('each question is a heading that opens its own answer', () => {
    show('proxmox', 'buyerQuestions')
    const { questions } = texts(code, 'pages/proxmox').sections.buyerQuestions
    for (const { question, answer } of questions) {
      const heading = screen.getByRole('heading', { level: 3, name: question })
      const details = heading.closest('details')
      expect(heading.parentElement?.localName).toBe('summary')
      expect(details?.open).toBe(false)
      expect(details?.querySelector('p')?.textContent).toBe(withoutTags(answer))
    }
  })

  test('a tag in a text leads to its page, with two dashes to a section', () => {
    show('proxmox', 'buyerQuestions')
    expect(screen.getByRole('link', { hidden: true }).getAttribute('href')).toBe(pagePath('commvault', code))
    cleanup()
    show('security-services', 'chooser')
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(targets).toContain(pagePath('cybersecurity', code))
  })

  test('a pause is a sentence between sections, and no heading', () => {
    show('sap', 'pause')
    expect(screen.getByText(texts(code, 'pages/sap').sections.pause.sentence)).toBeTruthy()
    expect(screen.queryByRole('heading')).toBeNull()
  })

  test('a table names the task of each row and whose duty a cell is', () => {
    show('product-services', 'duties')
    const words = texts(code, 'pages/product-services').sections.duties
    const { caption, task, parties, rows } = words
    const shown = screen.getByRole('table', { name: caption })
    const headers = within(shown).getAllByRole('columnheader')
    expect(headers.map(({ textContent }) => textContent)).toEqual([task, ...Object.values(parties)])
    for (const { task: name, cells } of rows) {
      const row = within(shown).getByRole('rowheader', { name }).closest('tr')
      const shownCells = within(row as HTMLElement).getAllByRole('cell')
      const duties: Partial<Record<string, string>> = cells
      // A party that has no part in it has a dash.
      expect(shownCells.map(({ textContent }) => textContent)).toEqual(
        Object.keys(parties).map((party) => duties[party] ?? '–'),
      )
    }
  })

  test('steps are a list in their order, each with what it is about', () => {
    show('application-services', 'fromReport')
    const { steps } = texts(code, 'pages/application-services').sections.fromReport
    expect(screen.getAllByRole('listitem')).toHaveLength(steps.length)
    for (const { text } of steps) expect(screen.getByText(text, { exact: false })).toBeTruthy()
  })

  test('the bars of a calculation are as long as their numbers say', () => {
    show('netapp', 'example')
    const bars = screen.getAllByRole('listitem')
    const first = ['60', '117', '141', '94'].map((number) => amount('terabyte', number))
    expect(bars.map((bar) => plain(bar.querySelector('strong')?.textContent).replace(': ', ''))).toEqual(
      first,
    )
    const lengths = bars.map((bar) => {
      const beam = bar.querySelector('svg')
      expect(beam?.getAttribute('aria-hidden')).toBe('true')
      return Number.parseFloat(beam?.getAttribute('width') ?? '')
    })
    expect(lengths[2]).toBe(100)
    expect(lengths[0]).toBeCloseTo((100 * 60) / 140.625)
  })

  test('each column of a waterfall stands on the ones before it, and the last is their sum', () => {
    show('sap', 'example')
    const columns = screen.getAllByRole('listitem').map((column) => {
      const [before, own] = [...column.querySelectorAll('rect')].map((part) =>
        Number(part.getAttribute('height')),
      )
      const drawn = column.querySelector('svg')
      expect(drawn?.closest('[aria-hidden]')).not.toBeNull()
      return { before, own, top: Number(drawn?.getAttribute('height')) }
    })
    const [sum, ...steps] = columns.toReversed()
    expect(steps).toHaveLength(4)
    let reached = 0
    for (const { before, own = 0, top } of steps.toReversed()) {
      expect(before).toBeCloseTo(reached)
      reached += own
      expect(top).toBeCloseTo(reached)
    }
    expect(sum).toEqual({ before: 0, own: sum?.top, top: sum?.top })
    expect(sum?.top).toBeCloseTo(reached)
    expect(screen.getAllByRole('listitem').map((column) => plain(column.textContent))[4]).toContain(
      amount('gigabyte', '2,048'),
    )
  })

  test('a calculation draws as many machines as its figure says, and what they share', () => {
    show('hci', 'example')
    expect(screen.getAllByRole('listitem')).toHaveLength(5)
  })

  test('the steps around a ring are a list in their order, and the figure is that of the example', () => {
    show('security-operations-center', 'signalToResponse', 'example')
    const { steps, figure } = texts(code, 'pages/security-operations-center').sections.signalToResponse
    const ring = document.querySelector<HTMLElement>('#signalToResponse') ?? document.body
    const items = within(ring).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(
      Object.values(steps).map(({ title, text }) => `${title}: ${text}`),
    )
    // Two million events, of which one in 20,000 is a signal.
    expect(within(ring).getByText(figure.label, { exact: false }).textContent).toContain('100')
  })
})
