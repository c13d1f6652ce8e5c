// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { siteTheme } from '#app/siteTheme.ts'
import { OwnerFactsContext } from '#components/content/OwnerFactsContext.ts'
import type { OwnerFacts } from '#config/ownerFacts.ts'
import { fillMissingFields } from '#enquiry/enquiryFields.ts'
import SentPanel from '#enquiry/form/SentPanel.tsx'
import { createI18n } from '#i18n/createI18n.ts'
import { languageCodes } from '#i18n/languages.ts'
import { loadDirection } from '#theme/emotionCache.ts'
import { LocalizedThemeProvider } from '#theme/LocalizedThemeProvider.tsx'
import { ownerSentences } from '#preview/components/ownerSentences.tsx'
import { everythingFilled, nothingFilled } from '../../../support/ownerFacts.ts'
import { texts, unitTexts, withoutIsolates } from '../../../support/texts.ts'
import { ownerWords } from './ownerWords.ts'

beforeAll(() => loadDirection('rtl'))
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(cleanup)

const said = () => withoutIsolates(document.body.textContent)

describe.each(languageCodes)('%s', (code) => {
  const words = texts(code, 'owner')

  function show(content: ReactNode, facts: OwnerFacts = nothingFilled) {
    const i18n = createI18n(code, {
      ...Object.fromEntries(
        (['brand', 'cloud-solutions', 'compliance', 'sap'] as const).map((page) =>
          page === 'brand' ? [page, texts(code, page)] : [`pages/${page}`, texts(code, `pages/${page}`)],
        ),
      ),
      enquiry: texts(code, 'enquiry'),
      owner: words,
      units: { ...unitTexts(code) },
      'material-ui': texts(code, 'material-ui'),
    })
    render(
      <I18nextProvider i18n={i18n}>
        <MemoryRouter>
          <LocalizedThemeProvider theme={siteTheme}>
            <OwnerFactsContext value={facts}>{content}</OwnerFactsContext>
          </LocalizedThemeProvider>
        </MemoryRouter>
      </I18nextProvider>,
    )
  }

  test('the catalogue shows each of the owner’s sentences, filled with samples', () => {
    const sampleTexts = { name: '', title: '', text: '', action: '', items: [] }
    show(
      Object.values(ownerSentences).map((sample, position) => (
        <div key={position}>{sample(sampleTexts)}</div>
      )),
    )
    const { promise, supportLine, averageSla, served, manufacturers, memory } = words
    const sentences = [promise.answer, promise.work, supportLine, averageSla, memory]
      .flatMap((group) => Object.values(group))
      .concat(served, manufacturers)
    for (const sentence of sentences) {
      for (const part of sentence.split(/{{\w+}}/)) expect(said()).toContain(part)
    }
    expect(said()).not.toContain('{{')
  })

  test('after sending, the visitor reads how soon we reply, and when the support line answers', () => {
    const enquiry = { ...fillMissingFields({ name: 'Layla' }), recaptcha: 'solved' }
    const panel = <SentPanel outcome={{ success: true }} enquiry={enquiry} onAnother={() => undefined} />
    show(panel, everythingFilled)
    const owner = ownerWords(code)
    expect(said()).toContain(owner.promise('answer'))
    expect(said()).toContain(owner.supportLine)
    cleanup()
    show(panel)
    expect(screen.getAllByRole('listitem')).toHaveLength(texts(code, 'enquiry').steps.items.length)
    for (const sentence of [owner.promise('answer'), owner.supportLine])
      expect(said()).not.toContain(sentence)
  })
})
