// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef, Suspense } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { pagePath } from '#i18n/addresses.ts'
import { languageCodes } from '#i18n/languages.ts'
import { answer } from '#questionnaire/answers.ts'
import { readKeptAnswers } from '#questionnaire/keptAnswers.ts'
import QuestionnaireForm from '#questionnaire/QuestionnaireForm.tsx'
import { sapQuestionnaire } from '../../../support/questionnaire.ts'
import { texts } from '../../../support/texts.ts'
import { pinExample } from '../../pinExample.ts'
import { renderInSite } from './renderInSite.tsx'

await pinExample('sap', { memory: 600, growth: 0.15, years: 3, servers: 2 })

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const give = (id: string, typed: string) => act(async () => answer('sap', id, typed))
const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label })

describe.each(languageCodes)('in %s, the questionnaire', (code) => {
  const words = texts(code, 'figures')
  const { memory, growth, years } = sapQuestionnaire(code).questions
  const { servers } = texts(code, 'pages/sap').sections.example.inputs

  async function show() {
    // The words come by a promise: React renders them in a later task.
    await act(async () =>
      renderInSite(
        code,
        <Suspense>
          <QuestionnaireForm page="sap" foldRef={createRef()} />
        </Suspense>,
      ),
    )
    await screen.findByRole('textbox', { name: memory.label })
  }
  const list = () => screen.queryByRole('list', { name: words.inSheet })
  const lines = () =>
    within(list() ?? document.body)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.split(':')[0])

  test('has what no question asks for, and the result, once the example has a figure of the visitor', async () => {
    await show()
    expect(list()).toBeNull()
    await give('users', '40')
    expect(list()).toBeNull()
    await give('servers', '3')
    expect(lines()).toEqual([memory.label, growth.label, years.label, servers, words.columns.outcome])
    const change = screen.getByRole('link', { name: words.change })
    expect(change.getAttribute('href')).toBe(`${pagePath('sap', code)}#example`)
    await give('memory', '1,200')
    expect(lines()).toEqual([growth.label, years.label, servers, words.columns.outcome])
  })

  test('takes the figures of the example as answers by one press, and leaves those of the visitor', async () => {
    const user = userEvent.setup({ delay: null })
    await show()
    await give('memory', '1,200')
    await user.click(screen.getByRole('button', { name: words.take }))
    expect([memory, growth, years].map(({ label }) => field(label).value)).toEqual(['1,200', '15', '3'])
    expect(lines()).toEqual([servers, words.columns.outcome])
    expect(readKeptAnswers().sap?.answers).toEqual({ memory: '1,200', growth: '15', years: '3' })
    // The button has gone.
    expect(screen.queryByRole('button', { name: words.take })).toBeNull()
    expect(document.activeElement?.textContent).toBe(words.inSheet)
  })
})
