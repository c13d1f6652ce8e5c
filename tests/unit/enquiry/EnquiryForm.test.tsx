// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { company, phoneHref } from '#config/company.ts'
import { languageCodes, languages } from '#i18n/languages.ts'
import { withEmptyFields, fieldNames } from '#shared/enquiryFields.ts'
import { fill } from '../../support/texts.ts'
import { CaptchaProvider } from './CaptchaProvider.ts'
import { openForm } from './enquiryForm.tsx'
import { startServer, withFormBrowser } from './formBrowser.ts'

const typed = { name: 'Layla', mobile: '٠٥٠ 123', email: 'a@b.ae', subject: 'Cloud', message: 'Hello there' }

withFormBrowser()

describe.each(languageCodes)('in %s', (code) => {
  test('an empty form is refused: each message is tied to its field, and the first has the focus', async () => {
    const { fetch } = startServer()
    const { user, texts, field, button } = openForm(code)
    await user.click(button())
    await waitFor(() => expect(document.activeElement).toBe(field('name')))
    const { nameRequired, mobileRequired, emailInvalid } = texts.validation
    for (const [name, message] of [
      ['name', nameRequired],
      ['mobile', mobileRequired],
      ['email', emailInvalid],
    ] as const) {
      expect(field(name).getAttribute('aria-invalid')).toBe('true')
      const description = field(name).getAttribute('aria-describedby') ?? ''
      expect(document.getElementById(description)?.textContent).toBe(message)
    }
    expect(fetch).not.toHaveBeenCalled()
  })

  test('a field says nothing before it was left, then what is wrong with it, until it is right', async () => {
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

  test('a success empties the form, and its alert stays until it is dismissed', async () => {
    const { fetch, answer } = startServer()
    const { user, texts, enter, solve, field, button } = openForm(code)
    await enter({ ...typed, name: ' Layla ' })
    await solve()
    await user.click(button())
    const busy = await screen.findByRole('button', { name: texts.submitting })
    expect(busy.getAttribute('aria-busy')).toBe('true')
    await answer(true, 'QT-7K3M9P')

    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText(texts.alert.success)).toBeDefined()
    const reference = within(alert).getByText('QT-7K3M9P')
    expect([reference.tagName, reference.dir]).toEqual(['BDI', 'ltr'])
    const line = texts.alert.reference.replace(/<value>.*<\/value>/, 'QT-7K3M9P')
    expect(reference.parentElement?.textContent).toBe(line)
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ headers: { 'Content-Language': code } })
    const body: unknown = JSON.parse(fetch.mock.calls[0]?.[1].body ?? '')
    expect(body).toEqual({ ...withEmptyFields(typed), mobile: '050 123', recaptcha: 'solved' })
    for (const name of fieldNames) {
      expect(field(name).value).toBe('')
      expect(field(name).getAttribute('aria-invalid')).toBe('false')
    }
    expect(CaptchaProvider.current.resets).toBe(1)

    await user.type(field('name'), 'Omar')
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: texts.alert.dismiss }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.activeElement).toBe(button())
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

  test('the captcha’s group and frame are named, and it is asked for in the language', async () => {
    const { texts, user, field } = openForm(code)
    expect(CaptchaProvider.current.widgets).toEqual([])
    await user.click(field('name'))
    const group = screen.getByRole('group', { name: texts.captcha.title })
    await waitFor(() => expect(group.querySelector('iframe')?.title).toBe(texts.captcha.title))
    expect(CaptchaProvider.current.widget.language).toBe(code)
    expect(CaptchaProvider.current.widget.theme).toBe('light')
  })
})

test('numbers and addresses are left-to-right; a text has its own direction as soon as there is one', async () => {
  const { enter, field } = openForm('ar')
  for (const name of ['name', 'subject', 'message'] as const) {
    expect(field(name).getAttribute('dir')).toBeNull()
    await enter({ [name]: 'Layla' })
    expect(field(name).dir).toBe('auto')
  }
  for (const name of ['mobile', 'email'] as const) {
    expect(field(name).dir).toBe('ltr')
    await enter({ [name]: '050' })
    expect(field(name).dir).toBe('ltr')
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

test('required fields say so to everyone, without the browser’s own messages', () => {
  const { texts, field, container } = openForm()
  expect(container.querySelector('form')?.noValidate).toBe(true)
  expect(container.textContent).toContain(texts.required)
  const required = fieldNames.filter((name) => field(name).required)
  expect(required).toEqual(['name', 'mobile', 'email'])
  for (const name of required) expect(field(name).labels?.[0]?.textContent).toContain('*')
})
