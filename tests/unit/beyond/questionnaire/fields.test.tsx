// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { languageCodes, type LanguageCode } from '#i18n/languages.ts'
import { contentOf, loadContent } from '#content/loadContent.ts'
import { readKeptAnswers } from '#questionnaire/keptAnswers.ts'
import { QuestionField } from '#questionnaire/QuestionField.tsx'
import { inGigabytes, sapQuestionnaire } from '../../../support/questionnaire.ts'
import { texts } from '../../../support/texts.ts'
import { renderInSite } from './renderInSite.tsx'

await loadContent('sap')
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  sessionStorage.clear()
})

const field = () => screen.getByRole<HTMLInputElement>('textbox')
const describedBy = () =>
  (field().getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id))
const isWrong = () => field().getAttribute('aria-invalid') === 'true'
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

describe.each(languageCodes)('in %s', (code) => {
  const { memory, takeover, start } = sapQuestionnaire(code).questions
  const { noNumber, noAnswer } = texts(code, 'sheet')

  function openField(
    id: keyof ReturnType<typeof sapQuestionnaire>['questions'],
    language: LanguageCode = code,
  ) {
    const question = contentOf('sap').questions?.[id]
    if (!question) throw new Error(`SAP asks for no ${id}`)
    const words = sapQuestionnaire(language).questions[id]
    renderInSite(language, <QuestionField page="sap" id={id} question={question} texts={words} />)
  }
  test.each(['1.5', '1,400', '١٫٥', '1 400', '1.400,5', inGigabytes(code, '15')])(
    'no key of %s is called a mistake',
    async (number) => {
      const user = userEvent.setup({ delay: null })
      openField('memory')
      await user.click(field())
      for (const key of number) {
        await user.keyboard(key)
        expect(screen.queryByText(noNumber)).toBeNull()
      }
      await user.tab()
      expect(screen.queryByText(noNumber)).toBeNull()
      expect(isWrong()).toBe(false)
    },
  )

  test('what is no number is said to be none in a region that stands, when the field is left', async () => {
    const user = userEvent.setup({ delay: null })
    openField('memory')
    const region = describedBy().find((element) => element?.ariaLive ?? element?.getAttribute('aria-live'))
    expect(region?.textContent).toBe('')
    await user.type(field(), 'about 600')
    expect(region?.textContent).toBe('')
    await user.tab()
    expect(region?.textContent).toBe(noNumber)
    expect(isWrong()).toBe(true)

    // It stays while the mistake is mended, so that nothing moves.
    await user.clear(field())
    await user.type(field(), '600')
    expect(region?.textContent).toBe(noNumber)
    await user.tab()
    expect(region?.textContent).toBe('')
    expect(isWrong()).toBe(false)
    expect(describedBy()).toContain(region)
  })

  test('keys that rest are judged, too', () => {
    vi.useFakeTimers()
    openField('memory')
    fireEvent.input(field(), { target: { value: 'about' } })
    expect(screen.queryByText(noNumber)).toBeNull()
    act(() => void vi.advanceTimersByTime(10_000))
    expect(screen.getByText(noNumber)).toBeDefined()
  })

  test('the error of a field that is left moves no button under a press', () => {
    vi.useFakeTimers()
    openField('memory')
    fireEvent.focus(field())
    fireEvent.input(field(), { target: { value: 'about' } })
    fireEvent.mouseDown(document.body)
    fireEvent.blur(field())
    expect(screen.queryByText(noNumber)).toBeNull()
    fireEvent.mouseUp(document.body)
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.getByText(noNumber)).toBeDefined()
  })

  test.each(['memory', 'start'] as const)('%s names only descriptions that exist', (id) => {
    openField(id)
    expect(describedBy()).not.toContain(null)
    const { hint } = { memory, start }[id]
    expect(describedBy().map((element) => element?.textContent)).toContainEqual(expect.stringContaining(hint))
  })

  test('a choice can be taken back', async () => {
    const user = userEvent.setup({ delay: null })
    openField('takeover')
    expect(radio(noAnswer).checked).toBe(true)
    await user.click(radio(takeover.choices.twoSites))
    expect(readKeptAnswers().sap?.answers).toEqual({ takeover: 'twoSites' })
    await user.click(radio(noAnswer))
    expect(radio(takeover.choices.twoSites).checked).toBe(false)
    expect(readKeptAnswers()).toEqual({})
  })
})
