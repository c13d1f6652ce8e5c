// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import localeFiles from 'virtual:locale-files'
import { languageCodes } from '#i18n/languages.ts'
import { inGigabytes } from '../../../support/questionnaire.ts'
import { fill, texts } from '../../../support/texts.ts'
import { FormInRouter, openForm } from '../../enquiry/enquiryForm.tsx'
import { startServer, withFormBrowser } from '../../enquiry/formBrowser.ts'
import { pinExample } from '../../pinExample.ts'

await pinExample('sap', { memory: 600, growth: 0.15, years: 3 })
withFormBrowser()
afterEach(() => vi.restoreAllMocks())

const keep = (answers: unknown) => sessionStorage.setItem('sheets', JSON.stringify(answers))

type LocaleFiles = Record<`/locales/${string}.json`, () => Promise<Record<string, unknown>>>

const button = (name: string) => screen.findByRole('button', { name })
const card = (title: string) => screen.findByRole('region', { name: title })

describe.each(languageCodes)('%s: a filled-in questionnaire', (code) => {
  const { sheets: words, alert } = texts(code, 'enquiry')
  const { retry } = texts(code, 'errors')
  const { questionnaire: sap } = texts(code, 'pages/sap')
  const { outcome } = texts(code, 'figures').columns
  const line = `${sap.questions.memory.label}: ${inGigabytes(code, '600')}`

  /** Opens a form that could be sent. */
  async function openReadyForm() {
    const server = startServer()
    const form = openForm(code)
    await form.enter({ name: 'Layla', mobile: '050', email: 'a@b.ae' })
    await form.solve()
    const send = () => form.user.click(form.button())
    const sentMessage = async () => {
      await waitFor(() => expect(server.fetch).toHaveBeenCalledOnce())
      const { message } = JSON.parse(server.fetch.mock.calls[0]?.[1].body ?? '') as { message: string }
      await server.answer(true)
      await screen.findByText(alert.success)
      return message
    }
    return { ...form, send, sentMessage }
  }

  /** Opens a form at an address, and returns what it says of answers elsewhere. */
  async function openAt(search: string) {
    const router = (
      <MemoryRouter initialEntries={[`/contact${search}`]}>
        <FormInRouter code={code} />
      </MemoryRouter>
    )
    const { field } = openForm(code, router)
    await waitFor(() => expect(field('subject').value).not.toBe(''))
    return screen.queryByText(fill(words.elsewhere, { title: sap.title }))
  }

  /** Each page of these tests is loaded for the first time: what has been loaded cannot fail. */
  function failToLoad(page: string, times: number) {
    const load = vi.spyOn(localeFiles as LocaleFiles, `/locales/${code}/pages/${page}.json`)
    for (let time = 0; time < times; time += 1) load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    return load
  }

  test.each([
    { oracle: { answers: { users: '5' } }, sap: { answers: { memory: '600' } } },
    { netapp: {}, commvault: { answers: null }, hci: '600', sap: { answers: { memory: '600', users: 5 } } },
  ])('goes with the enquiry, whatever else is stored: %j', async (stored) => {
    keep(stored)
    const { send, sentMessage } = await openReadyForm()
    const items = within(await card(sap.title)).getAllByRole('listitem')
    // A figure is joined with its unit on the screen, and sent with a space.
    const [answer, ...computed] = items.map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))
    expect(answer).toBe(line)
    // What the page computes with the answer comes last: 600 GB twice, grown by 15% in three years.
    expect(computed.at(-1)?.startsWith(`${outcome}: `)).toBe(true)
    expect(computed.at(-1)).toContain(inGigabytes(code, '2,048'))
    await send()
    expect(await sentMessage()).toBe([sap.title, line, ...computed].join('\n'))
  })

  test.each(['{"sap":{}}', '{"oracle":{"answers":{"users":"5"}}}', '[1]', '{'])(
    'that is none stops no enquiry: %s',
    async (stored) => {
      sessionStorage.setItem('sheets', stored)
      const { send, sentMessage } = await openReadyForm()
      await send()
      expect(await sentMessage()).toBe('')
    },
  )

  test('whose texts fail goes with the press that finds them', async () => {
    const { questionnaire } = texts(code, 'pages/netapp')
    const load = failToLoad('netapp', 2)
    keep({ netapp: { answers: { data: '40' } } })
    const { send, sentMessage } = await openReadyForm()
    await screen.findByText(words.notLoaded)
    expect(load).toHaveBeenCalledTimes(1)
    await send()
    await screen.findByText(alert.failure)
    await send()
    expect(await sentMessage()).toContain(questionnaire.title)
  })

  test('whose texts fail is tried again by a button, and its card has the focus', async () => {
    const { questionnaire } = texts(code, 'pages/commvault')
    failToLoad('commvault', 2)
    keep({ commvault: { answers: { data: '40' } } })
    const { user } = await openReadyForm()
    const first = (await screen.findByText(words.notLoaded)).parentElement
    const again = await button(retry)
    await user.click(again)
    await waitFor(() => expect(first?.isConnected).toBe(false))
    expect(screen.getByText(words.notLoaded).parentElement?.role).toBe('alert')
    expect(document.activeElement).toBe(again)
    await user.click(again)
    const shown = await card(questionnaire.title)
    expect(screen.queryByText(words.notLoaded)).toBeNull()
    expect(document.activeElement?.contains(shown)).toBe(true)
  })

  test('whose texts fail again takes no focus from a field', async () => {
    failToLoad('virtualization', 2)
    keep({ virtualization: { answers: { hosts: '4' } } })
    const { user, field } = await openReadyForm()
    const first = (await screen.findByText(words.notLoaded)).parentElement
    await user.click(await button(retry))
    await waitFor(() => expect(first?.isConnected).toBe(false))
    await user.click(field('message'))
    await user.keyboard('Hello')
    expect(field('message').value).toBe('Hello')
  })

  test('whose texts do not come can be left out, and put back', async () => {
    failToLoad('hci', 4)
    keep({ hci: { answers: { machines: '40' } } })
    const { user, send, sentMessage } = await openReadyForm()
    await user.click(await button(words.leaveOut))
    await screen.findByText(words.leftOut)
    const putBack = await button(words.putBack)
    expect(document.activeElement).toBe(putBack)
    await user.click(putBack)
    await screen.findByText(words.notLoaded)
    await user.click(await button(words.leaveOut))
    await send()
    expect(await sentMessage()).toBe('')
    // The answers are still on the questionnaire's page.
    expect(sessionStorage.getItem('sheets')).toContain('"40"')
  })

  describe('that was to come along', () => {
    test('and is not in this tab is said to be in another', async () => {
      keep({ netapp: { answers: { data: '40' } } })
      expect(await openAt('?about=sap&sheet')).not.toBeNull()
    })

    test('is not missed where none was to come', async () => {
      expect(await openAt('?about=sap')).toBeNull()
    })

    test('is not missed in its tab, not even if it was removed there', async () => {
      keep({ sap: { answers: { memory: '600' }, isLeftOut: true } })
      expect(await openAt('?about=sap&sheet')).toBeNull()
    })
  })
})
