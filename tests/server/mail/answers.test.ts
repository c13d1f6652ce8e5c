import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import type { Answer } from '#questionnaire/AnswersByPage.ts'
import { loadQuestionnaire } from '#questionnaire/loadQuestionnaire.ts'
import { writeAnswers } from '#questionnaire/writeAnswers.ts'
import { contentOf } from '#content/loadContent.ts'
import { createI18n } from '#i18n/createI18n.ts'
import { enquiryFields } from '#enquiry/enquiryFields.ts'
import { joinMessage } from '#enquiry/enquirySchema.ts'
import { freeFields, startEnquiryServer } from '../support/enquiryServer.ts'
import { environmentOf, runTool } from '../support/runTool.ts'
import { composeMail } from '#server/mail/composeMail.ts'
import { sampleEnquiry, settings } from '../support/sampleEnquiry.ts'
import { withoutIsolates } from '../support/testMailServer.ts'

/** The questionnaire of a page with every question answered, the choices in full, and its result. */
async function fullAnswers(page: 'sap' | 'commvault' | 'security-operations-center'): Promise<string[]> {
  const i18n = createI18n('ar', {})
  await loadQuestionnaire(i18n, page)
  const { questions = {} } = contentOf(page)
  const answers = Object.entries(questions).map(([id, question]): [string, Answer] => {
    if (question.kind === 'figure') return [id, String(question.max)]
    if (question.kind === 'text') return [id, 'ن'.repeat(80)]
    return [id, question.kind === 'choices' ? question.choices : (question.choices.at(-1) ?? '')]
  })
  const [written] = writeAnswers(i18n, { [page]: { answers: Object.fromEntries(answers) } }, [page])
  expect(written?.lines.length).toBeGreaterThanOrEqual(Object.keys(questions).length)
  return (written?.text ?? '').split('\n')
}

const answered = await Promise.all([
  fullAnswers('sap'),
  fullAnswers('commvault'),
  fullAnswers('security-operations-center'),
])
const attached = answered.map((lines) => lines.join('\n')).join('\n\n')
const { maxLength } = enquiryFields.message
const typed = 'ن'.repeat(maxLength - attached.length - 2)
const message = joinMessage(typed, attached)

test('the largest enquiry holds the answers to three full questionnaires in Arabic', async () => {
  // Half of the message is left for what is typed.
  expect(attached.length).toBeLessThan(maxLength / 2)
  expect(message).toHaveLength(maxLength)
  const { send, services, settings: own, stored } = await startEnquiryServer()
  const others = Object.fromEntries(
    freeFields.map((field) => [field, '漢'.repeat(enquiryFields[field].maxLength)]),
  )
  const answer = await send({ ...others, message }, { 'Content-Language': 'ar' })
  expect(answer).toMatchObject({ status: 200 })
  const [first] = await stored()
  const reference = first?.reference ?? ''
  expect((await services.appDependencies.outbox.get(reference))?.texts?.message).toBe(message)

  const environment = environmentOf({ dataDir: own.dataDir })
  const shown = await runTool(['show', reference], environment)
  const exported = await runTool(['export', '--csv'], environment)
  for (const line of answered.flat()) {
    expect(shown.out).toContain(line)
    expect(exported.out).toContain(line)
  }
})

test('in the mail each line of the answers runs in its language’s direction', () => {
  const { text, html } = composeMail(
    [sampleEnquiry({ language: 'ar', texts: { ...sampleEnquiry().texts, message } })],
    settings,
  )
  expect(withoutIsolates(text)).toContain(message)
  const document = new JSDOM(html).window.document
  const lines = [...document.querySelectorAll('[style="white-space: pre-wrap"] > span[dir]')]
  for (const line of answered.flat()) {
    const shown = lines.find(({ textContent }) => textContent === line)
    expect(shown?.getAttribute('dir'), line).toBe('rtl')
  }
})
