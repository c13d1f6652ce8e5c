// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { contentOf } from '#content/loadContent.ts'
import { pagePath } from '#i18n/addresses.ts'
import { createI18n } from '#i18n/createI18n.ts'
import { languageCodes, languages, type LanguageCode } from '#i18n/languages.ts'
import { PageSections } from '#sections/PageSections.tsx'
import { attachAnswers } from '#questionnaire/attachAnswers.ts'
import { QuestionField } from '#questionnaire/QuestionField.tsx'
import { otherLanguage } from '../../../support/pages.ts'
import { exchangeTexts } from '../../../support/pageTranslators.ts'
import { inGigabytes, sapQuestionnaire } from '../../../support/questionnaire.ts'
import { fill, texts, unitTexts } from '../../../support/texts.ts'
import { pinExample } from '../../pinExample.ts'
import { renderInSite } from '../questionnaire/renderInSite.tsx'

await pinExample('sap', { memory: 600, growth: 0.15, years: 3, servers: 2 })
const { questions = {}, sections } = contentOf('sap')
const { example: calculation } = sections
if (!calculation) throw new Error('src/content/pages/sap.ts has no example')
const example = calculation

// Without scripts there is no button.
beforeEach(() => void (document.documentElement.dataset['script'] = ''))
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  delete document.documentElement.dataset['script']
  sessionStorage.clear()
})

const plain = (text: string | null | undefined) =>
  (text ?? '').replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00A0', ' ')
const keep = (answers: unknown) => sessionStorage.setItem('sheets', JSON.stringify(answers))
const kept = () => JSON.parse(sessionStorage.getItem('sheets') ?? '{}') as unknown
const section = () => within(document.querySelector<HTMLElement>('#example') ?? document.body)
const questionnaire = () => within(screen.getByRole('group', { name: 'questionnaire' }))
const told = () => plain(section().getByRole('status').textContent)
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

const field = (name: string) => section().getByRole<HTMLInputElement>('textbox', { name })
/** The elements that describe a field: its unit, and whose its figure is. */
const describing = (name: string) => (field(name).getAttribute('aria-describedby') ?? '').split(' ')
const button = (name: string) => section().queryByRole('button', { name })
const isSaid = (sentence: string) =>
  [...document.querySelectorAll('#example strong')].some(({ textContent }) => plain(textContent) === sentence)
/** Of the columns, and of the line that marks the example. */
const heights = () =>
  [...document.querySelectorAll('#example ol svg')].map((drawn) => Number(drawn.getAttribute('height')))
const rest = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

/** What another deployment has stored: questions and pages that are gone, and answers of other kinds. */
const ofOthers: unknown[] = [
  { sap: { answers: { cores: '8', memory: '1,400' } }, oracle: { answers: { users: '5' } } },
  { sap: { answers: { memory: '1,400', growth: ['s4hana'], years: 3 } } },
  { sap: { answers: { memory: '1,400', servers: null } }, constructor: { answers: { memory: '1' } } },
]

/** What a language says of the example, with figures as they are shown. */
function wordsOf(code: LanguageCode) {
  const figures = texts(code, 'figures')
  const { example: words } = texts(code, 'pages/sap').sections
  const { memory, growth, years } = sapQuestionnaire(code).questions
  const labels = [memory.label, growth.label, years.label, words.inputs.servers] as const
  const gigabytes = (number: string) => inGigabytes(code, number)
  const list = new Intl.ListFormat(languages[code].formatLocale, { type: 'conjunction' })
  const amounts: Record<string, string | undefined> = unitTexts(code).amounts
  const [twoServers, twoAlone] = (
    code === 'ar' ? ['server_two', 'server_alone_two'] : ['server_other', 'server_other']
  ).map((form) => amounts[form]?.replace('{{amount}}', '2') ?? '')
  return {
    ...figures,
    steps: words.steps,
    labels,
    gigabytes,
    resultOf: (size: string, all: string) =>
      plain(fill(words.result, { size: gigabytes(size), all: gigabytes(all), servers: twoServers ?? '' })),
    allOf: (size: string) =>
      plain(fill(words.steps.all.how, { size: gigabytes(size), servers: twoAlone ?? '' })),
    waitsFor: (...fields: string[]) => plain(fill(figures.waits, { fields: list.format(fields) })),
  }
}

describe.each(languageCodes)('in %s', (code) => {
  const words = wordsOf(code)
  const [memory, growth, years] = words.labels
  const ofExample = words.resultOf('2,048', '4,096')
  /** 1,400 GB twice, grown by 15% in three years, are 4,258 GB. */
  const ofLarger = words.resultOf('6,144', '12,288')

  /** Shows the example of SAP’s page, and the fields of its questionnaire. */
  function show() {
    const asked = sapQuestionnaire(code).questions
    const user = userEvent.setup({ delay: null })
    const router = renderInSite(
      code,
      <>
        <PageSections page="sap" sections={{ example }} />
        <div role="group" aria-label="questionnaire">
          {(['memory', 'growth', 'years'] as const).map((id) => {
            const question = questions[id]
            return (
              question && <QuestionField key={id} page="sap" id={id} question={question} texts={asked[id]} />
            )
          })}
        </div>
      </>,
    )
    return { user, router }
  }

  const fieldsShown = () => section().findByRole('textbox', { name: memory })

  /** Presses "Put in your own figures", or "Change the figures" where some are the visitor's. */
  async function putIn(shown = show(), name: string = words.putIn) {
    await shown.user.click(section().getByRole('button', { name }))
    await fieldsShown()
    return shown
  }
  const changeKept = (shown = show()) => putIn(shown, words.change)

  /** What the enquiry would say. */
  async function written() {
    const attached = await attachAnswers(createI18n(code, { menu: texts(code, 'menu') }))
    return attached.map(({ text }) => plain(text)).join('\n\n')
  }

  test('at first there is the example, and a button in place of the fields', () => {
    show()
    expect(isSaid(ofExample)).toBe(true)
    expect(section().getByText(words.ofExample)).toBeDefined()
    expect(section().queryAllByRole('textbox')).toEqual([])
    expect(button(words.putIn)).not.toBeNull()
  })

  test('a press shows a field for each input, with the figures of the example, and moves the focus there', async () => {
    await putIn()
    expect(words.labels.map((label) => field(label).value)).toEqual(['600', '15', '3', '2'])
    expect(section().getAllByRole('textbox')).toHaveLength(4)
    const first = field(memory)
    expect(document.activeElement).toBe(first)
    expect([first.selectionStart, first.selectionEnd]).toEqual([0, '600'.length])
    expect(button(words.putIn)).toBeNull()
    const unit = document.getElementById(describing(memory)[0] ?? '')
    expect(unit?.textContent).toBe(unitTexts(code).amounts.gigabyte.replace('{{amount}}', '').trim())
    expect(section().getByText(words.sentWithSheet)).toBeDefined()
    // Nobody has typed: it still is the example, and no answer.
    expect(section().getByText(words.ofExample)).toBeDefined()
    expect(isSaid(ofExample)).toBe(true)
    expect(kept()).toEqual({})
  })

  test('what is typed changes drawing, arithmetic and result at once; the words keep the example’s figures', async () => {
    await putIn()
    type(field(memory), '1,400')
    expect(isSaid(ofLarger)).toBe(true)
    expect(isSaid(ofExample)).toBe(false)
    expect(section().getByText(words.ofVisitor)).toBeDefined()
    const drawn = section()
      .getAllByRole('listitem')
      .map((step) => plain(step.querySelector('strong')?.textContent))
    const amounts = ['1,400', '1,400', '1,458', '1,886', '6,144'].map(
      (number) => `${words.gigabytes(number)}: `,
    )
    expect(drawn).toEqual(amounts)
    const table = within(section().getByRole('table', { name: words.note, hidden: true }))
    const row = table.getByRole('rowheader', { name: words.steps.doubled.name, hidden: true }).closest('tr')
    expect([...(row?.querySelectorAll('td') ?? [])].map((cell) => plain(cell.textContent))).toEqual([
      plain(fill(words.steps.doubled.how, { memory: words.gigabytes('1,400') })),
      words.gigabytes('2,800'),
    ])
    const all = table.getByRole('rowheader', { name: words.steps.all.name, hidden: true })
    expect(plain(all.closest('tr')?.querySelector('td')?.textContent)).toBe(words.allOf('6,144'))
    const paragraphs = [...(document.querySelectorAll('#example p') ?? [])].map((each) =>
      plain(each.textContent),
    )
    expect(paragraphs.some((text) => text.includes(words.gigabytes('600')))).toBe(true)
    expect(paragraphs.some((text) => text.includes(words.gigabytes('1,400')))).toBe(false)
    expect(kept()).toEqual({ sap: { answers: { memory: '1,400' } } })
  })

  test('the sum of the example is marked beside that of the visitor, to one scale', async () => {
    const { user } = await putIn()
    const marked = plain(fill(words.inExample, { amount: words.gigabytes('2,048') }))
    const isMarked = () =>
      [...document.querySelectorAll('#example span')].some(({ textContent }) => plain(textContent) === marked)
    const [full = 0] = heights().slice(-1)
    expect([isMarked(), heights().length]).toEqual([false, 5])

    type(field(memory), '1,400')
    expect(isMarked()).toBe(true)
    const [larger, beside = 0] = heights().slice(-2)
    expect(larger).toBe(full)
    expect(beside).toBeCloseTo((full * 2048) / 6144)

    type(field(memory), '300')
    const [smaller = 0, above] = heights().slice(-2)
    expect(above).toBe(full)
    expect(smaller).toBeCloseTo((full * 1024) / 2048)

    // Beside the example, these columns would have a few pixels.
    type(field(memory), '60')
    expect(isMarked()).toBe(true)
    expect(section().getByText(words.beyondScale)).toBeDefined()
    expect(heights()).toHaveLength(5)
    expect(heights().at(-1)).toBe(full)

    await user.click(section().getByRole('button', { name: words.backToExample }))
    expect(isMarked()).toBe(false)
    expect(section().queryByText(words.beyondScale)).toBeNull()
  })

  test('each field says whose its figure is, and the story whose it keeps', async () => {
    show()
    expect(section().queryByText(words.story)).toBeNull()
    cleanup()
    await putIn()
    expect(section().getByText(words.story)).toBeDefined()
    const whose = () =>
      words.labels.map((label) => document.getElementById(describing(label)[1] ?? '')?.textContent)
    const { visitor, example: ofTheExample } = words.whose
    expect(whose()).toEqual([ofTheExample, ofTheExample, ofTheExample, ofTheExample])
    type(field(growth), '20')
    expect(whose()).toEqual([ofTheExample, visitor, ofTheExample, ofTheExample])
  })

  test.each([
    ['memory', '1,400'],
    ['memory', '1 400'],
    ['memory', '١٬٤٠٠'],
    ['memory', inGigabytes(code, '1400')],
    ['memory', '1400 GB'],
  ])('the %s of %s is read', async (_id, typed) => {
    await putIn()
    type(field(memory), typed)
    expect(isSaid(ofLarger)).toBe(true)
    expect(field(memory).value).toBe(typed)
  })

  test.each(['25', '25%', '٪٢٥', '٢٥٪', '25 %'])('a growth of %s is read', async (typed) => {
    await putIn()
    type(field(growth), typed)
    expect(isSaid(words.resultOf('3,072', '6,144'))).toBe(true)
  })

  test.each(['', ' ', 'about six', '99,999,999', '-5', '0', '1.4 TB', '1..2'])(
    'the result waits for a figure in place of "%s"',
    async (typed) => {
      await putIn()
      type(field(memory), typed)
      expect(isSaid(words.waitsFor(memory))).toBe(true)
      expect(isSaid(ofExample)).toBe(false)
      expect(field(memory).value).toBe(typed)
      // Neither the drawing nor the arithmetic shows figures of anybody else meanwhile.
      const shown = [...document.querySelectorAll('#example :is(ol, tbody)')]
      expect(shown).toHaveLength(2)
      for (const { textContent } of shown) expect(textContent).not.toMatch(/\d{3}/)
      expect(document.body.innerHTML).not.toMatch(/NaN|Infinity|undefined|\{\{/)
      type(field(memory), '600')
      expect(isSaid(ofExample)).toBe(true)
    },
  )

  test.each(['1.8 TB', 'abc', '99,999', ''])(
    'a field that is left with "%s" is marked and says what is wanted, until it is mended',
    async (typed) => {
      const { user } = await putIn()
      const helper = () => plain(document.getElementById(describing(memory)[1] ?? '')?.textContent)
      const wanted = plain(
        fill(words.wanted.number, { min: words.gigabytes('1'), max: words.gigabytes('24,000') }),
      )
      const isWrong = () => field(memory).getAttribute('aria-invalid') === 'true'
      await user.clear(field(memory))
      if (typed !== '') await user.type(field(memory), typed)
      expect(isWrong()).toBe(false)
      expect(helper()).toBe(words.whose.visitor)
      await user.tab()
      expect(isWrong()).toBe(true)
      expect(helper()).toBe(wanted)
      await user.clear(field(memory))
      await user.type(field(memory), '1,400')
      await user.tab()
      expect(isWrong()).toBe(false)
      expect(helper()).toBe(words.whose.visitor)
    },
  )

  test('a field for what is counted asks for a whole number', async () => {
    const { user } = await putIn()
    const [, , , servers] = words.labels
    await user.clear(field(servers))
    await user.type(field(servers), '1.5')
    await user.tab()
    const helper = document.getElementById(describing(servers)[1] ?? '')?.textContent
    expect(helper?.startsWith(words.wanted.whole.split('{{min}}')[0] ?? '')).toBe(true)
  })

  test('the fields say that a link shows the example', async () => {
    await putIn()
    expect(section().getByText(words.passedOn)).toBeDefined()
  })

  test('the result names all figures that it waits for', async () => {
    await putIn()
    type(field(memory), '')
    type(field(years), 'three or four')
    expect(isSaid(words.waitsFor(memory, years))).toBe(true)
    type(field(memory), '600')
    expect(isSaid(words.waitsFor(years))).toBe(true)
  })

  test('the field of the same question has the same answer, whichever one types in', async () => {
    await putIn()
    const asked = questionnaire().getByRole<HTMLInputElement>('textbox', { name: memory })
    type(field(memory), '1,400')
    expect(asked.value).toBe('1,400')
    type(asked, '600.5')
    expect(field(memory).value).toBe('600.5')
    expect(isSaid(ofExample)).toBe(true)
    type(asked, '1400')
    expect(isSaid(ofLarger)).toBe(true)
    type(field(memory), '')
    expect(asked.value).toBe('')
  })

  test('a figure that was emptied here and given in the questionnaire is no longer waited for', async () => {
    await putIn()
    type(field(memory), '')
    type(questionnaire().getByRole('textbox', { name: memory }), '1,400')
    expect(field(memory).value).toBe('1,400')
    expect(isSaid(ofLarger)).toBe(true)
  })

  test('a figure typed in the questionnaire is in the example at once, and opens no fields above it', async () => {
    const shown = show()
    const asked = questionnaire().getByRole<HTMLInputElement>('textbox', { name: memory })
    await shown.user.click(asked)
    await shown.user.keyboard('1400')
    expect(isSaid(ofLarger)).toBe(true)
    expect(section().getByText(words.ofVisitor)).toBeDefined()
    // Their code would come by a promise.
    await act(async () => import('#sections/FigureFields.tsx'))
    expect(section().queryAllByRole('textbox')).toEqual([])
    expect(document.activeElement).toBe(asked)
    await changeKept(shown)
    expect(words.labels.map((label) => field(label).value)).toEqual(['1400', '15', '3', '2'])
    expect(document.activeElement).toBe(field(memory))
  })

  test('a link to the example opens the fields where figures are the visitor’s, and only then', async () => {
    const toExample = `${pagePath('sap', code)}#example`
    const { router } = show()
    await act(async () => router.navigate(toExample))
    expect(button(words.putIn)).not.toBeNull()
    type(questionnaire().getByRole('textbox', { name: memory }), '1400')
    expect(button(words.change)).not.toBeNull()
    await act(async () => router.navigate(toExample))
    expect((await fieldsShown()) as HTMLInputElement).toHaveProperty('value', '1400')
  })

  test('"Back to the example" restores it, and removes the answers of its inputs alone', async () => {
    keep({ sap: { answers: { memory: '1,400', users: '5', product: ['bw'] } } })
    const { user } = await changeKept()
    type(field(growth), '')
    await user.click(section().getByRole('button', { name: words.backToExample }))
    expect(isSaid(ofExample)).toBe(true)
    expect(section().getByText(words.ofExample)).toBeDefined()
    expect(section().queryAllByRole('textbox')).toEqual([])
    expect(questionnaire().getByRole<HTMLInputElement>('textbox', { name: memory }).value).toBe('')
    expect(kept()).toEqual({ sap: { answers: { users: '5', product: ['bw'] } } })
    // Nothing of the emptied fields comes back with them.
    await user.click(section().getByRole('button', { name: words.putIn }))
    expect(words.labels.map((label) => field(label).value)).toEqual(['600', '15', '3', '2'])
    expect(kept()).toEqual({ sap: { answers: { users: '5', product: ['bw'] } } })
  })

  test('"Back to the example" hands the focus to the button that stands in its place', async () => {
    const { user } = await putIn()
    await user.click(section().getByRole('button', { name: words.backToExample }))
    await waitFor(() => expect(document.activeElement).toBe(button(words.putIn)))
  })

  test.each(ofOthers)('what another deployment has stored stops nothing: %j', async (stored) => {
    keep(stored)
    await changeKept()
    expect(words.labels.map((label) => field(label).value)).toEqual(['1,400', '15', '3', '2'])
    expect(isSaid(ofLarger)).toBe(true)
    expect(await written()).toContain(`${words.columns.outcome}: ${ofLarger}`)
  })

  test('answers to other questions leave the example as it is', () => {
    keep({ sap: { answers: { users: '5', cores: '8' } } })
    show()
    expect(section().getByText(words.ofExample)).toBeDefined()
    expect(button(words.putIn)).not.toBeNull()
  })

  test('the figures outlast a reload and a change of the language', async () => {
    await putIn()
    type(field(memory), '1,400')
    type(field(words.labels[3]), '')
    type(field(words.labels[3]), '2')
    expect(kept()).toEqual({ sap: { answers: { memory: '1,400', servers: '2' } } })
    cleanup()
    const { router } = await changeKept()
    expect(words.labels.map((label) => field(label).value)).toEqual(['1,400', '15', '3', '2'])
    expect(isSaid(ofLarger)).toBe(true)
    const other = otherLanguage(code)
    await act(async () => router.navigate(pagePath('sap', other)))
    const { labels, resultOf, ofVisitor } = wordsOf(other)
    expect(labels.map((label) => field(label).value)).toEqual(['1,400', '15', '3', '2'])
    expect(isSaid(resultOf('6,144', '12,288'))).toBe(true)
    expect(section().getByText(ofVisitor)).toBeDefined()
  })

  test('a screen reader is told the result once nobody has typed for a second', async () => {
    await putIn()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await rest(5000)
    expect(told()).toBe('')
    for (const typed of ['', '1', '14', '140', '1400']) {
      type(field(memory), typed)
      await rest(900)
      expect(told()).toBe('')
    }
    await rest(200)
    expect(told()).toBe(ofLarger)
    type(field(memory), 'x')
    await rest(900)
    expect(told()).toBe(ofLarger)
    await rest(200)
    expect(told()).toBe(words.waitsFor(memory))
  })

  test('a screen reader is told, too, that the result is the first one again', async () => {
    await putIn()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    for (const [typed, result] of [
      ['1400', ofLarger],
      ['600', ofExample],
    ] as const) {
      type(field(memory), typed)
      await rest(1100)
      expect(told()).toBe(result)
    }
  })

  test('a screen reader is told nothing that nobody has typed: neither kept figures, nor those in another language', async () => {
    keep({ sap: { answers: { memory: '1,400' } } })
    const { router } = show()
    expect(section().getByText(words.ofVisitor)).toBeDefined()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await rest(1100)
    expect(told()).toBe('')
    await act(async () => router.navigate(pagePath('sap', otherLanguage(code))))
    await rest(1100)
    expect(told()).toBe('')
  })

  test.each([
    ['Google’s', 'font'],
    ['Safari’s', null],
  ] as const)('%s translator leaves no figure of before', async (_who, element) => {
    await putIn()
    const typed = field(memory)
    exchangeTexts(element)
    type(typed, '1,400')
    const parts = document.querySelectorAll('#example :is(ol, table, strong)')
    const shown = [...parts].map(({ textContent }) => plain(textContent)).join(' ')
    for (const figure of ['6,144', '1,886']) expect(shown).toContain(figure)
    for (const figure of ['2,048', '600']) expect(shown).not.toContain(figure)
  })

  test('the result goes along with the enquiry, with the figures that were assumed', async () => {
    const [, , , servers] = words.labels
    const { title } = sapQuestionnaire(code)
    await putIn()
    expect(await written()).toBe('')
    type(field(memory), '1,400')
    type(field(growth), '15%')
    type(field(years), '3')
    const lines = (await written()).split('\n')
    const { percentAYear } = unitTexts(code).amounts
    expect(lines.slice(0, 3)).toEqual([
      title,
      `${memory}: ${words.gigabytes('1,400')}`,
      `${growth}: ${percentAYear.replace('{{amount}}', '15')}`,
    ])
    expect(lines[3]?.startsWith(`${years}: `)).toBe(true)
    // A figure that no question asks for is said to be the example's.
    const [before = '', after = ''] = words.assumed.split('{{amount}}')
    expect(lines[4]?.startsWith(`${servers}: ${before}`)).toBe(true)
    expect(lines[4]?.endsWith(after)).toBe(true)
    expect(lines.slice(5)).toEqual([`${words.columns.outcome}: ${ofLarger}`])
    type(field(servers), '')
    type(field(servers), '2')
    const own = (await written()).split('\n')
    expect(own[4]?.startsWith(`${servers}: `)).toBe(true)
    expect(own[4]?.endsWith(after)).toBe(false)
    expect(own.slice(5)).toEqual([`${words.columns.outcome}: ${ofLarger}`])
  })

  test.each(['about six', '99,999,999', '1.4 TB'])(
    'no result goes along while a figure is %s, but the answer does',
    async (typed) => {
      await putIn()
      type(field(growth), '15')
      type(field(memory), typed)
      const message = await written()
      expect(message).toContain(`${memory}: ${typed.startsWith('99') ? words.gigabytes(typed) : typed}`)
      expect(message).not.toContain(`${words.columns.outcome}: `)
      type(field(memory), '1,400')
      expect(await written()).toContain(`${words.columns.outcome}: ${ofLarger}`)
    },
  )
})
