// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { company, phoneHref } from '#config/company.ts'
import { languageCodes, languages } from '#i18n/languages.ts'
import { fill } from '../../support/texts.ts'
import { CaptchaProvider } from './CaptchaProvider.ts'
import { openForm } from './enquiryForm.tsx'
import { startServer, withFormBrowser } from './formBrowser.ts'

const typed = { name: 'Layla', mobile: '٠٥٠ 123', email: 'a@b.ae', subject: 'Cloud', message: 'Hello there' }

withFormBrowser()

describe.each(languageCodes)('in %s', (code) => {
  test('a field shows its error when it is left, until the text is right', async () => {
    const { user, texts, enter, field, container } = openForm(code)
    expect(container.querySelector('[aria-invalid="true"]')).toBeNull()
    await user.click(field('name'))
    await enter({ mobile: '050', email: 'a@' })
    expect(await screen.findByText(texts.validation.nameRequired)).toBeDefined()
    await user.click(field('subject'))
    expect(await screen.findByText(texts.validation.emailInvalid)).toBeDefined()
    await enter({ email: 'b.ae' })
    await waitFor(() => expect(field('email').getAttribute('aria-invalid')).toBe('false'))
    expect(field('name').getAttribute('aria-invalid')).toBe('true')
  })

  test('the focus goes past right fields to the first wrong one; white space is no name', async () => {
    const { user, texts, enter, field, button } = openForm(code)
    await enter({ name: 'Layla', mobile: '050', email: 'a@' })
    await user.click(button())
    await waitFor(() => expect(document.activeElement).toBe(field('email')))
    expect(screen.queryByText(texts.validation.nameRequired)).toBeNull()

    await user.clear(field('name'))
    await user.type(field('name'), '   ')
    await user.click(button())
    await waitFor(() => expect(document.activeElement).toBe(field('name')))
    expect(screen.getByText(texts.validation.nameRequired)).toBeDefined()
  })

  test('a missing captcha gets the focus, and no message', async () => {
    const { fetch } = startServer()
    const { user, enter, button, container } = openForm(code)
    await enter(typed)
    await user.click(button())
    const frame = container.querySelector('iframe')
    await waitFor(() => expect(document.activeElement).toBe(frame))
    expect(container.querySelector('[aria-invalid="true"]')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(fetch).not.toHaveBeenCalled()
  })

  test('a sent enquiry is trimmed, with Latin digits and the address’ domain in ASCII', async () => {
    const { fetch, answer } = startServer()
    const { user, texts, enter, solve, button } = openForm(code)
    await enter({ ...typed, name: ' Layla ', email: 'a@münchen.de' })
    await solve()
    await user.click(button())
    await answer(true)
    await screen.findByText(texts.alert.success)
    const body: unknown = JSON.parse(fetch.mock.calls[0]?.[1].body ?? '')
    expect(body).toMatchObject({ name: 'Layla', mobile: '050 123', email: 'a@xn--mnchen-3ya.de' })
  })

  test.each([
    [600, 10, 'minute'],
    [601, 11, 'minute'],
    [7000, 2, 'hour'],
  ] as const)(
    'one too many of a network: after %i s, by phone or mail at once',
    async (seconds, count, unit) => {
      const headers = { 'Retry-After': String(seconds) }
      vi.stubGlobal('fetch', async () => Response.json({ success: false }, { status: 429, headers }))
      const { user, texts, enter, solve, button } = openForm(code)
      await enter(typed)
      await solve()
      await user.click(button())
      const alert = await screen.findByRole('alert')
      expect(within(alert).getByText(texts.alert.failure)).toBeDefined()
      const { formatLocale } = languages[code]
      const time = new Intl.NumberFormat(formatLocale, { style: 'unit', unit, unitDisplay: 'long' }).format(
        count,
      )
      const { salesEmail: email, phones } = company
      const { phone } = phones
      const line = fill(texts.alert.wait.replaceAll(/<[^>]*>/g, ''), { time, email, phone }).replaceAll(
        /[\u2068\u2069]/g,
        '',
      )
      expect(alert.textContent).toContain(line)
      const links = within(alert).getAllByRole('link')
      expect(links.map((link) => link.getAttribute('href'))).toEqual([`mailto:${email}`, phoneHref(phone)])
    },
  )

  test('the captcha’s group and frame have names, and its script is in the page’s language', async () => {
    const { texts, user, field } = openForm(code)
    expect(CaptchaProvider.current.widgets).toEqual([])
    await user.click(field('name'))
    const group = screen.getByRole('group', { name: texts.captcha.title })
    await waitFor(() => expect(group.querySelector('iframe')?.title).toBe(texts.captcha.title))
    expect(CaptchaProvider.current.widget.language).toBe(code)
    expect(CaptchaProvider.current.widget.theme).toBe('light')
  })
})

test('a touch sees no error come between the events of its press', async () => {
  const { texts, field, button } = openForm()
  act(() => field('name').focus())
  // A finger has left the screen when the browser sends the events of a mouse.
  for (const type of ['pointerDown', 'pointerUp', 'mouseDown'] as const) fireEvent[type](button())
  await act(async () => field('name').blur())
  expect(screen.queryByText(texts.validation.nameRequired)).toBeNull()
  fireEvent.mouseUp(button())
  expect(await screen.findByText(texts.validation.nameRequired)).toBeDefined()
})

// Mobile and mail have one direction: tests/site/contact.spec.ts.
test('a text has its own direction as soon as there is one', async () => {
  const { enter, field } = openForm('ar')
  for (const name of ['name', 'subject', 'message'] as const) {
    expect(field(name).getAttribute('dir')).toBeNull()
    await enter({ [name]: 'Layla' })
    expect(field(name).dir).toBe('auto')
  }
})

test.each([
  ['name', { type: 'text', autocomplete: 'name', inputmode: null }],
  ['mobile', { type: 'tel', autocomplete: 'tel', inputmode: 'tel' }],
  ['email', { type: 'email', autocomplete: 'email', inputmode: 'email' }],
  ['subject', { type: 'text', autocomplete: null, inputmode: null }],
  ['message', { type: null, autocomplete: null, inputmode: null }],
] as const)('%s helps keyboards and autofill', (name, attributes) => {
  const { field } = openForm()
  for (const [attribute, value] of Object.entries(attributes)) {
    expect([attribute, field(name).getAttribute(attribute)]).toEqual([attribute, value])
  }
})
