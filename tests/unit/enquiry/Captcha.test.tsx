// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { company, mailHref, phoneHref } from '#config/company.ts'
import { languageCodes, type LanguageCode } from '#i18n/languages.ts'
import { openForm } from './enquiryForm.tsx'
import { colorScheme } from '#theme/colorScheme.ts'
import { startBrowser, startServer } from './formBrowser.ts'

// Files of tests share their modules, and a captcha that was loaded once stays loaded: this one starts without.
vi.hoisted(() => vi.resetModules())

const typed = { name: 'Layla', mobile: '050', email: 'a@b.ae' }

let browser: ReturnType<typeof startBrowser>

beforeEach(() => {
  browser = startBrowser()
})

afterEach(() => {
  browser.stop()
  vi.unstubAllEnvs()
  localStorage.clear()
})

const open = (code: LanguageCode = 'en') => openForm(code, browser.captcha)

// Stands first, for the same reason.
test.each(languageCodes)('where the provider cannot be reached, %s offers mail and phone', async (code) => {
  browser.captcha.reachable = false
  const { user, texts, enter, button, container } = open(code)
  await enter(typed)
  const group = screen.getByRole('group', { name: texts.captcha.title })
  const mail = await within(group).findByRole('link', { name: company.salesEmail })
  expect(mail.getAttribute('href')).toBe(mailHref(company.salesEmail))
  const phone = within(group).getByRole('link', { name: company.phones.phone })
  expect(phone.getAttribute('href')).toBe(phoneHref(company.phones.phone))
  for (const link of [mail, phone]) expect(link.querySelector('bdi')?.dir).toBe('ltr')
  expect(group.textContent).not.toMatch(/[{<]/)

  await user.click(button())
  await waitFor(() => expect(document.activeElement).toBe(group))
  expect(container.querySelector('iframe')).toBeNull()

  // The next attempt to send asks the provider again.
  browser.captcha.reachable = true
  button().focus()
  await user.click(button())
  await waitFor(() => expect(container.querySelector('iframe')).not.toBeNull())
  expect(within(group).queryByRole('link')).toBeNull()
})

test.each(languageCodes)(
  'a provider that takes 15 s is waited for, while %s offers mail and phone',
  async (code) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    browser.captcha.slow = true
    // Another language than before: what was loaded once stays loaded.
    const { texts, container } = open(code)
    browser.scrollNear()
    const group = screen.getByRole('group', { name: texts.captcha.title })
    await act(() => vi.advanceTimersByTimeAsync(14_999))
    expect(within(group).queryByRole('link')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(within(group).getByRole('link', { name: company.salesEmail })).toBeDefined()
    await act(async () => browser.captcha.arrive())
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(container.querySelector('iframe')).not.toBeNull()
    expect(within(group).queryByRole('link')).toBeNull()
  },
)

test('it is asked for when it is nearly in sight', async () => {
  open()
  expect(browser.captcha.widgets).toEqual([])
  browser.scrollNear()
  await waitFor(() => expect(browser.captcha.widgets).toHaveLength(1))
})

test('a solution that expired has to be given again', async () => {
  const { fetch } = startServer()
  const { user, enter, solve, button, container } = open()
  await enter(typed)
  await solve()
  act(() => browser.captcha.widget['expired-callback']())
  await user.click(button())
  await waitFor(() => expect(document.activeElement).toBe(container.querySelector('iframe')))
  expect(fetch).not.toHaveBeenCalled()
})

test('an error of the widget offers the other ways until it is solved', async () => {
  const { texts, enter, solve } = open()
  const group = within(screen.getByRole('group', { name: texts.captcha.title }))
  await enter({ name: 'Layla' })
  await waitFor(() => browser.captcha.widget)
  act(() => browser.captcha.widget['error-callback']())
  expect(group.getByRole('link', { name: company.salesEmail })).toBeDefined()
  await solve()
  expect(group.queryByRole('link', { name: company.salesEmail })).toBeNull()
})

test('provider’s code that throws leaves the form, and offers the other ways', async () => {
  // React reports what the boundary caught.
  console.error = () => undefined
  browser.captcha.broken = true
  const { texts, enter, field } = open()
  await enter(typed)
  const group = screen.getByRole('group', { name: texts.captcha.title })
  expect(await within(group).findByRole('link', { name: company.salesEmail })).toBeDefined()
  expect(field('name').value).toBe(typed.name)
})

test('a solved captcha keeps its solution when the colours change', async () => {
  const { fetch } = startServer()
  const { user, enter, solve, button } = open()
  await enter(typed)
  await solve()
  // As another tab of the site does.
  const choice = { key: colorScheme.modeStorageKey, newValue: 'dark' }
  act(() => void window.dispatchEvent(new StorageEvent('storage', choice)))
  await user.click(button())
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1))
  expect(browser.captcha.widgets).toHaveLength(1)
})

test('it is dark on a dark page', async () => {
  localStorage.setItem(colorScheme.modeStorageKey, 'dark')
  open()
  browser.scrollNear()
  await waitFor(() => expect(browser.captcha.widget.theme).toBe('dark'))
})
