// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { siteTheme } from '#app/siteTheme.ts'
import { proof } from '#content/kinds/proof.ts'
import { contentOf, loadContent } from '#content/loadContent.ts'
import { PageSections } from '#sections/PageSections.tsx'
import { createI18n } from '#i18n/createI18n.ts'
import { pagePath } from '#i18n/addresses.ts'
import { languageCodes } from '#i18n/languages.ts'
import { LeaderCard } from '#pages/about/LeaderCard.tsx'
import { monogram } from '#pages/about/monogram.ts'
import { loadDirection } from '#theme/emotionCache.ts'
import { LocalizedThemeProvider } from '#theme/LocalizedThemeProvider.tsx'
import { exchangeTexts } from '../../support/pageTranslators.ts'
import { texts } from '../../support/texts.ts'

beforeAll(async () => {
  await Promise.all([loadDirection('rtl'), loadContent('about')])
})
afterEach(cleanup)

describe.each(languageCodes)('%s', (code) => {
  const about = texts(code, 'pages/about')

  const show = (content: ReactNode, words: Record<string, unknown> = about) =>
    render(
      <I18nextProvider
        i18n={createI18n(code, { 'pages/about': words, 'material-ui': texts(code, 'material-ui') })}
      >
        <MemoryRouter initialEntries={[pagePath('about', code)]}>
          <LocalizedThemeProvider theme={siteTheme}>{content}</LocalizedThemeProvider>
        </MemoryRouter>
      </I18nextProvider>,
    )

  test('references and certificates show once a section has them, and not before', async () => {
    const filled = {
      heading: 'Proof',
      references: [{ quote: 'Quote', name: 'Name', role: 'Role' }],
      certificates: [{ title: 'Certificate', text: 'Until 2030' }],
    }
    const sections = { ...about.sections, proof: filled }
    const own = { proof: contentOf('about').sections['proof'] ?? proof() }
    show(<PageSections page="about" sections={own} />, { ...about, sections })
    expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('Proof')
    expect(screen.getByText('Quote').closest('blockquote')).not.toBeNull()
    expect(screen.getByRole('heading', { level: 3, name: 'Certificate' })).toBeTruthy()
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    cleanup()

    show(<PageSections page="about" sections={own} />)
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  })

  test('a leader has the picture that the owner supplies, or a monogram', () => {
    const [leader] = about.leadership.people
    if (!leader) throw new Error('There is no leader')
    const card = { ...leader, image: 'leader-1', isWide: false }
    const { container } = show(<LeaderCard {...card} portrait="/portraits/1.jpg" />)
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/portraits/1.jpg')
    expect(screen.queryByText(monogram(leader.name))).toBeNull()
    cleanup()
    const { container: without } = show(<LeaderCard {...card} portrait={undefined} />)
    expect(without.querySelector('img')).toBeNull()
    expect(screen.getByText(monogram(leader.name))).toBeTruthy()
  })
  test('on a translated page, the button of a leader says what it does', () => {
    const [leader] = about.leadership.people
    if (!leader) throw new Error('There is no leader')
    show(<LeaderCard {...leader} image="leader-1" isWide={false} portrait={undefined} />)
    const button = screen.getByRole('button', { hidden: true })
    for (const name of [about.leadership.less, about.leadership.more]) {
      exchangeTexts('font')
      fireEvent.click(button)
      expect(button.textContent).toBe(name)
    }
  })
})
