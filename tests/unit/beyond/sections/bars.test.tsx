// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test } from 'vitest'
import { siteTheme } from '#app/siteTheme.ts'
import { createI18n } from '#i18n/createI18n.ts'
import { Bars } from '#sections/drawings/Bars.tsx'
import { LocalizedThemeProvider } from '#theme/LocalizedThemeProvider.tsx'
import { fill, texts } from '../../../support/texts.ts'

afterEach(cleanup)

const quantities = (data: number, kept: number) => ({
  amounts: { data: { value: data, unit: 'terabyte' }, kept: { value: kept, unit: 'terabyte' } } as const,
  values: { data: `${data} TB`, kept: `${kept} TB` },
})
const ofExample = quantities(60, 120)
const { inExample, beyondScale } = texts('en', 'figures')

/** Draws a visitor's quantities, and returns what each bar says, and how long it and the example's mark are. */
function draw([data, kept]: readonly [number, number]) {
  render(
    <I18nextProvider
      i18n={createI18n('en', { figures: texts('en', 'figures'), 'material-ui': texts('en', 'material-ui') })}
    >
      <LocalizedThemeProvider theme={siteTheme}>
        <Bars of={['data', 'kept']} {...quantities(data, kept)} example={ofExample} fill={(path) => path} />
      </LocalizedThemeProvider>
    </I18nextProvider>,
  )
  return screen.getAllByRole('listitem').map((bar) => ({
    text: bar.textContent,
    lengths: [...bar.querySelectorAll('svg')].map((drawn) => drawn.getAttribute('width')),
  }))
}

test.each([
  {
    own: [30, 60] as const,
    lengths: [
      ['25%', '50%'],
      ['50%', '100%'],
    ],
  },
  {
    own: [60, 240] as const,
    lengths: [
      ['25%', '25%'],
      ['100%', '50%'],
    ],
  },
])('a visitor’s bars of $own stand beside those of the example, to one scale', ({ own, lengths }) => {
  const bars = draw(own)
  expect(bars.map((bar) => bar.lengths)).toEqual(lengths)
  expect(bars[1]?.text).toContain(fill(inExample, { amount: '120 TB' }))
  expect(screen.queryByText(beyondScale)).toBeNull()
})

test('bars that would be too short beside the example have a scale of their own, and say so', () => {
  const bars = draw([5, 10])
  expect(bars.map((bar) => bar.lengths)).toEqual([['50%'], ['100%']])
  expect(bars[1]?.text).toContain(fill(inExample, { amount: '120 TB' }))
  expect(screen.getByText(beyondScale)).toBeDefined()
})
