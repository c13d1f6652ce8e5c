// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { languageCodes } from '#i18n/languages.ts'
import { answer, forgetAnswers, pagesInEnquiry, useAnswers } from '#questionnaire/answers.ts'
import { AnswerCards } from '#enquiry/form/AnswerCards.tsx'
import { sapQuestionnaire } from '../../../support/questionnaire.ts'
import { texts } from '../../../support/texts.ts'
import { renderInSite } from './renderInSite.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const button = (name: string) => screen.getByRole('button', { name })

describe.each(languageCodes)('in %s', (code) => {
  const words = texts(code, 'sheet')
  const { title } = sapQuestionnaire(code)

  function Cards() {
    const pages = pagesInEnquiry(useAnswers())
    return (
      <AnswerCards
        answers={pages.map((page) => ({ page, title, lines: [], fragment: 'sheet', text: '' }))}
        length={0}
        max={9}
      />
    )
  }

  test('a card that is removed or put back hands the focus on', async () => {
    const user = userEvent.setup({ delay: null })
    answer('sap', 'memory', '600')
    renderInSite(code, <Cards />)
    expect(document.activeElement).toBe(document.body)
    for (let times = 0; times < 2; times += 1) {
      await user.click(button(words.remove))
      await waitFor(() => expect(document.activeElement).toBe(button(words.putBack)))
      await user.click(button(words.putBack))
      await waitFor(() => expect(document.activeElement).toBe(button(words.remove)))
    }
    act(() => forgetAnswers(['sap']))
    expect(screen.queryAllByRole('button')).toEqual([])
  })
})
