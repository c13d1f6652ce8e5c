// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { siteOrigin } from '#config/site.ts'
import { pagePath } from '#i18n/addresses.ts'
import { languageCodes } from '#i18n/languages.ts'
import { loadContent } from '#content/loadContent.ts'
import { answer } from '#questionnaire/answers.ts'
import { readKeptAnswers } from '#questionnaire/keptAnswers.ts'
import { QuestionnaireActions } from '#questionnaire/QuestionnaireActions.tsx'
import { exchangeTexts, splitTexts } from '../../../support/pageTranslators.ts'
import { sapQuestionnaire } from '../../../support/questionnaire.ts'
import { texts } from '../../../support/texts.ts'
import { renderInSite } from './renderInSite.tsx'

await loadContent('sap')
beforeEach(() => answer('sap', 'memory', '600'))
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A clipboard that refuses at first. `userEvent.setup` has put one into jsdom. */
function refuseCopies(times: number) {
  vi.stubGlobal(
    'ClipboardItem',
    class {
      types = []
    },
  )
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue()
  for (let refused = 0; refused < times; refused += 1) write.mockRejectedValueOnce(new Error('refused'))
}

const printed = () => document.documentElement.dataset['print']

const buttons = () => screen.getAllByRole('button')
const button = (name: string) => screen.getByRole('button', { name })
const status = () => screen.getByRole('status')

describe.each(languageCodes)('in %s', (code) => {
  const words = texts(code, 'sheet')
  const questionnaire = sapQuestionnaire(code)

  function openActions() {
    const user = userEvent.setup({ delay: null })
    renderInSite(code, <QuestionnaireActions page="sap" texts={questionnaire} />)
    return user
  }

  test.each([
    ['Google’s translator', () => exchangeTexts('font')],
    ['Safari’s translator', () => exchangeTexts(null)],
    ['an extension that marks words', splitTexts],
  ])('%s leaves the questionnaire whole, and each button its name', async (_who, change) => {
    const user = openActions()
    refuseCopies(1)
    const [, copy, empty] = buttons()
    if (!copy || !empty) throw new Error('There are three buttons')
    for (const said of [words.notCopied, words.copied]) {
      change()
      await user.click(copy)
      await waitFor(() => expect(status().textContent).toBe(said))
    }
    change()
    await user.click(empty)
    expect(empty.textContent).toBe(words.putBack)
    expect(readKeptAnswers()).toEqual({})
    expect(document.activeElement).toBe(empty)
    change()
    await user.click(empty)
    expect(empty.textContent).toBe(words.empty)
    expect(readKeptAnswers().sap?.answers).toEqual({ memory: '600' })
    expect(document.activeElement).toBe(empty)
  })

  test('a second copy is told, too', async () => {
    const user = openActions()
    refuseCopies(0)
    await user.click(button(words.copy))
    const first = await screen.findByText(words.copied)
    await user.click(button(words.copy))
    await waitFor(() => expect(first.isConnected).toBe(false))
    expect(status().textContent).toBe(words.copied)
  })

  test('a link is said to have no answers, and the copy ends with the page’s address', async () => {
    const user = openActions()
    expect(screen.getByText(words.passedOn)).toBeDefined()
    const copied: string[] = []
    vi.stubGlobal('ClipboardItem', function item(parts: Record<string, Blob>) {
      void parts['text/plain']?.text().then((text) => copied.push(text))
    })
    vi.spyOn(navigator.clipboard, 'write').mockResolvedValue()
    await user.click(button(words.copy))
    await waitFor(() => expect(copied).toHaveLength(1))
    expect(copied[0]?.split('\n').at(-1)).toBe(`${words.address}: ${siteOrigin}${pagePath('sap', code)}`)
  })

  test('where the browser has no printing, the status says so and the page stays whole', async () => {
    vi.stubGlobal('print', undefined)
    const user = openActions()
    await user.click(button(words.print))
    await screen.findByText(words.notPrinted)
    expect(printed()).toBeUndefined()
    expect(button(words.copy)).toBeDefined()
  })

  test('where printing does nothing, it is told and asked for again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    openActions()
    for (const times of [1, 2]) {
      button(words.print).click()
      expect(print).toHaveBeenCalledTimes(times)
      await act(() => vi.advanceTimersByTimeAsync(10_000))
      expect(status().textContent).toBe(words.notPrinted)
    }
  })

  test.each([
    ['nothing happens', []],
    ['the dialog closes', ['beforeprint', 'afterprint']],
  ])('the questionnaire is alone on paper while %s, until the page is used again', async (_what, events) => {
    vi.stubGlobal('print', () => events.forEach((name) => window.dispatchEvent(new Event(name))))
    const user = openActions()
    await user.click(button(words.print))
    // iPhones draw the preview again now.
    expect(printed()).toBe('sheet')
    await user.keyboard('{Control>}p{/Control}')
    expect(printed()).toBeUndefined()
  })

  test('a page that is left while its questionnaire is printed is printed whole again', async () => {
    vi.stubGlobal('print', () => undefined)
    const user = openActions()
    await user.click(button(words.print))
    cleanup()
    expect(printed()).toBeUndefined()
  })
})
